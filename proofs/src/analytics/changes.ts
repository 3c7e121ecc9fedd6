// What portals do to purchases, written as ingestion writes it, and what becomes of the figures.
import { writeChanges } from '@tendertap/server/feed/write-changes'
import { rebuild } from '@tendertap/server/features/analytics/facts/consumer'
import { ROLLUPS } from '@tendertap/server/features/analytics/facts/sums'
import type { ChangeKind } from '@tendertap/domain/tenders/changes'
import type { Random } from '@tendertap/simulator/world/random'
import { sql, type RawBuilder } from 'kysely'
import { waitFor, type Bench } from './bench.ts'

interface Lot {
  id: number
  tenderId: number
}

/** One change of the catalogue with its row of the feed. */
async function change({ ingestion }: Bench, { id, tenderId }: Lot, kind: ChangeKind, statement: RawBuilder<unknown>) {
  await ingestion.transaction().execute(async (transaction) => {
    await statement.execute(transaction)
    await writeChanges(transaction, [{ tenderId, lotId: id, change: { kind, before: null, after: null } }], new Date())
  })
}

const conclude = (lot: Lot, supplier: number, amount: number, contract: string) => sql`
  insert into award (source, external_id, lot_id, supplier_id, amount, concluded_at)
  select source, ${contract}, id, ${supplier}, ${amount}, now() from lot where id = ${lot.id}`

/** Seconds until a new contract is in the figures of its category; the patience when it never comes. */
export async function measureNewResult(bench: Bench, lot: Lot, patienceSeconds: number): Promise<number> {
  const { rows } = await sql<{ month: string; division: string; region: string }>`
    select to_char(month, 'YYYY-MM') as month, division, region from purchase_fact where lot_id = ${lot.id}`.execute(
    bench.owner,
  )
  const { month = '', ...codes } = rows[0] ?? {}
  const readAwarded = async () =>
    (await bench.ask('analytics/getMarket', { from: month, to: month, ...codes })).total.awarded
  const before = await readAwarded()
  const started = performance.now()
  await change(bench, lot, 'result', conclude(lot, 20_001, 4_321.5, `new ${lot.id}`))
  await waitFor(async () => (await readAwarded()) > before, patienceSeconds * 1_000)
  return (performance.now() - started) / 1_000
}

/** Results, corrections, cancellations, withdrawals and returns in a random order. */
export async function makeChanges(bench: Bench, lots: readonly Lot[], count: number, random: Random): Promise<void> {
  const acts: ((lot: Lot) => Promise<void>)[] = [
    (lot) =>
      change(
        bench,
        lot,
        'result',
        conclude(lot, random.int(20_001, 20_040), random.int(1, 900_000) / 4, `act ${random.hex(16)}`),
      ),
    (lot) =>
      change(
        bench,
        lot,
        'result',
        sql`update award set withdrawn_at = case when withdrawn_at is null then now() end where lot_id = ${lot.id}`,
      ),
    (lot) =>
      change(bench, lot, 'amount', sql`update lot set amount = ${random.int(0, 9_000) / 100} where id = ${lot.id}`),
    (lot) =>
      change(
        bench,
        lot,
        'status',
        sql`update lot set status = ${random.pick(['Отменен', 'Итоги', 'Завершен'])} where id = ${lot.id}`,
      ),
    (lot) =>
      change(
        bench,
        lot,
        'details',
        sql`update lot set kato_code = ${random.pick(['710000000', '750000000'])} where id = ${lot.id}`,
      ),
    (lot) =>
      change(
        bench,
        lot,
        random.pick(['withdrawn', 'returned']),
        sql`update lot set withdrawn_at = case when withdrawn_at is null then now() end where id = ${lot.id}`,
      ),
  ]
  for (let n = 0; n < count; n += 1) await random.pick(acts)(random.pick(lots))
}

/** Rows that are in the tables as they were kept or in those that are counted again, and not in both. */
export async function countDifferingRows(bench: Bench): Promise<{ rows: number; differing: number }> {
  const tables = ['purchase_fact', 'award_fact', ...ROLLUPS.map(({ table }) => table)]
  const { owner } = bench
  for (const table of tables)
    await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(table)}`.execute(owner)
  await rebuild(owner)
  let [rows, differing] = [0, 0]
  for (const table of tables) {
    const [kept, counted] = [sql`table ${sql.table(`kept_${table}`)}`, sql`table ${sql.table(table)}`]
    const result = await sql<{ rows: number; differing: number }>`
      select (select count(*) from ${sql.table(table)}) as rows, (
        select count(*) from ((${kept} except ${counted}) union all (${counted} except ${kept})) d) as differing`.execute(
      owner,
    )
    rows += result.rows[0]?.rows ?? 0
    differing += result.rows[0]?.differing ?? 0
  }
  return { rows, differing }
}

// Keeps facts and rollups equal to what the catalogue says. Only one transaction may do this at a time: the consumer
// and the operator's command hold the consumer's position.
import { sql, type RawBuilder } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import { ALL, ROLLUPS, type Rollup } from './sums.ts'

const FACTS = ['purchase_fact', 'award_fact'] as const
const VIEWS = { purchase_fact: 'purchase_derived', award_fact: 'award_derived' } as const
const COLUMNS = {
  purchase_fact: [
    'lot_id',
    'tender_id',
    'source',
    'customer_id',
    'month',
    'division',
    'ens_group',
    'region',
    'method',
    'state',
    'planned',
    'final',
    'supplier_id',
    'suppliers',
    'decided_on',
    'days',
  ],
  award_fact: [
    'lot_id',
    'supplier_id',
    'tender_id',
    'customer_id',
    'division',
    'ens_group',
    'month',
    'decided_on',
    'final',
    'planned',
  ],
} as const

const listColumns = (facts: (typeof FACTS)[number]) => sql.join(COLUMNS[facts].map((name) => sql.ref(name)))

/** Of these tenders; gives how many lots differed from what was known of them. */
export async function refreshFacts(db: DbTransaction, tenderIds: readonly number[]): Promise<number> {
  const lots = [...new Set((await listDiffering(db, tenderIds)).map(({ lotId }) => lotId))]
  if (lots.length === 0) return 0
  const concerned = sql`f.lot_id = any(${lots}::bigint[])`
  for (const rollup of ROLLUPS) await addToRollup(db, rollup, concerned, -1)
  for (const facts of FACTS) await sql`delete from ${sql.table(facts)} f where ${concerned}`.execute(db)
  for (const facts of FACTS) {
    // purchases first: what a supplier won follows from them
    await insertFacts(db, facts, sql`f.tender_id = any(${tenderIds}::bigint[]) and ${concerned}`)
  }
  for (const rollup of ROLLUPS) await addToRollup(db, rollup, concerned, 1)
  for (const rollup of ROLLUPS) await deleteEmptyRows(db, rollup)
  return lots.length
}

/** All of them, whatever was known before. */
export async function rebuildFacts(db: DbTransaction): Promise<void> {
  for (const { table } of ROLLUPS) await sql`delete from ${sql.table(table)}`.execute(db)
  for (const facts of FACTS) await sql`delete from ${sql.table(facts)}`.execute(db)
  for (const facts of FACTS) await insertFacts(db, facts, sql`true`)
  for (const rollup of ROLLUPS) await addToRollup(db, rollup, sql`true`, 1)
  // until autovacuum comes round, the planner would take full tables for empty ones
  const tables = [...FACTS, ...ROLLUPS.map(({ table }) => table)]
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db)
}

/** The lots of these tenders of which the catalogue says something else than the facts; a lot may come twice. */
export async function listDiffering(
  db: Database,
  tenderIds: readonly number[],
): Promise<{ lotId: number; tenderId: number }[]> {
  const ids = sql`any(${tenderIds}::bigint[])`
  const compare = (facts: (typeof FACTS)[number]) => {
    const derived = sql`select ${listColumns(facts)} from ${sql.table(VIEWS[facts])} where tender_id = ${ids}`
    const known = sql`select ${listColumns(facts)} from ${sql.table(facts)} where tender_id = ${ids}`
    return sql`select lot_id, tender_id from ((${derived} except ${known}) union all (${known} except ${derived})) differing`
  }
  const { rows } = await sql<{ lotId: number; tenderId: number }>`
    select lot_id as "lotId", tender_id as "tenderId" from (${sql.join(FACTS.map(compare), sql` union `)}) d`.execute(
    db,
  )
  return rows
}

async function insertFacts(
  db: DbTransaction,
  facts: (typeof FACTS)[number],
  condition: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into ${sql.table(facts)} (${listColumns(facts)})
    select ${listColumns(facts)} from ${sql.table(VIEWS[facts])} f where ${condition}`.execute(db)
}

async function addToRollup(
  db: DbTransaction,
  { table, facts, keys, codes, sums }: Rollup,
  condition: RawBuilder<unknown>,
  sign: 1 | -1,
): Promise<void> {
  const names = Object.keys(sums)
  const refs = (columns: readonly string[], alias = '') => sql.join(columns.map((name) => sql.ref(alias + name)))
  const summedCodes = codes.map(
    (code) =>
      sql`case when grouping(${sql.ref(`f.${code}`)}) = 0 then ${sql.ref(`f.${code}`)} else ${sql.lit(ALL)} end`,
  )
  const signed = Object.values(sums).map((sum) => sql`${sql.lit(sign)} * ${sum}`)
  const added = names.map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)} + excluded.${sql.ref(name)}`)
  await sql`
    insert into ${sql.table(table)} as r (${refs([...keys, ...codes, ...names])})
    select ${refs(keys, 'f.')}, ${sql.join(summedCodes)}, ${sql.join(signed)} from ${sql.table(facts)} f
    where ${condition} group by ${refs(keys, 'f.')}, cube (${refs(codes, 'f.')})
    on conflict (${refs([...keys, ...codes])}) do update set ${sql.join(added)}`.execute(db)
}

async function deleteEmptyRows(db: DbTransaction, { table, sums }: Rollup): Promise<void> {
  // the first sum counts the facts
  const [count = ''] = Object.keys(sums)
  await sql`delete from ${sql.table(table)} where ${sql.ref(count)} = 0`.execute(db)
}

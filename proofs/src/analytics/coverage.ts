// Whether prices that the corridor has not seen lie in it as often as it promises.
import { sql } from 'kysely'
import type { Bench } from './bench.ts'

/** A lot is never compared with itself, so each price is held out of its own corridor. */
export async function measureCoverage(bench: Bench, count: number): Promise<{ covered: number; coverage: number }> {
  const { rows } = await sql<{ lotId: number; share: number }>`
    select f.lot_id as "lotId", f.final::float8 / f.planned as share from purchase_fact f
    where f.suppliers = 1 and f.final is not null and f.planned > 0 and f.decided_on is not null
    order by md5(f.lot_id::text) limit ${count}`.execute(bench.owner)
  let [covered, inside] = [0, 0]
  for (const { lotId, share } of rows) {
    const { corridor } = await bench.ask('analytics/getCorridor', { lotId })
    if (!corridor) continue
    covered += 1
    if (share >= corridor.low && share <= corridor.high) inside += 1
  }
  return { covered, coverage: (inside * 100) / Math.max(covered, 1) }
}

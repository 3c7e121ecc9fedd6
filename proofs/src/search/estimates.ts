// How far an estimated total is from the counted one.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { Database } from '@tendertap/server/db/database'
import { THRESHOLDS, type SearchThresholds } from '@tendertap/server/features/lots/search/thresholds'
import { searchLots } from '@tendertap/server/features/lots/search/search'
import { sql } from 'kysely'
import type { LotQuery } from './classes.ts'

/** one lot in so many is in the sample */
const SAMPLE_RATIO = 100

export interface Estimates {
  count: number
  /** errors, as shares of the counted total */
  median: number
  worst: number
  /** how many were farther off than allowed */
  tooFar: number
  /** how many had more than two significant digits */
  unrounded: number
}

export async function measureEstimates(db: Database, queries: readonly LotQuery[], lots: number): Promise<Estimates> {
  // the product counts in a small catalogue; here the sample is used nevertheless
  const thresholds: SearchThresholds = lots > 1_000_000 ? THRESHOLDS : { ...THRESHOLDS, smallCatalogue: 0, rareWord: 0 }
  const errors: number[] = []
  const found: Estimates = { count: 0, median: 0, worst: 0, tooFar: 0, unrounded: 0 }
  for (const query of queries) {
    const { total, totalExact } = await askTotal(db, query, thresholds)
    if (totalExact) continue
    const { total: truth } = await askTotal(db, query, { ...thresholds, smallCatalogue: Infinity })
    const error = Math.abs(total - truth) / truth
    found.count += 1
    errors.push(error)
    if (error > Math.max(0.06, 2 / Math.sqrt(truth / SAMPLE_RATIO))) found.tooFar += 1
    if (Number(total.toPrecision(2)) !== total) found.unrounded += 1
  }
  if (errors.length === 0) throw new Error('no total was estimated')
  const sorted = errors.toSorted((a, b) => a - b)
  return { ...found, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }
}

function askTotal(db: Database, query: LotQuery, thresholds: SearchThresholds) {
  return db
    .transaction()
    .execute((transaction) =>
      searchLots(
        { db: transaction, workspaceId: null, owns: () => sql`true` },
        { filter: query as LotFilter, withFacets: false, now: new Date(), thresholds },
      ),
    )
}

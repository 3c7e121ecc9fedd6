// How far a reckoned total is from the truth.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { Database } from '@tendertap/server/db/database'
import { THRESHOLDS, type SearchThresholds } from '@tendertap/server/features/lots/search/thresholds'
import { searchLots } from '@tendertap/server/features/lots/search/search'
import { sql } from 'kysely'
import type { LotQuery } from './classes.ts'

/** the sample holds one lot of so many */
const SAMPLE_OF = 100

export interface Estimates {
  reckoned: number
  /** shares of the truth */
  median: number
  worst: number
  /** of them were farther off than they may be */
  tooFar: number
  /** said with more than two digits */
  unrounded: number
}

export async function estimates(db: Database, queries: readonly LotQuery[], lots: number): Promise<Estimates> {
  // so few lots are counted by the product; the sample is asked all the same
  const thresholds: SearchThresholds = lots > 1_000_000 ? THRESHOLDS : { ...THRESHOLDS, smallCatalogue: 0, rareWord: 0 }
  const errors: number[] = []
  const found: Estimates = { reckoned: 0, median: 0, worst: 0, tooFar: 0, unrounded: 0 }
  for (const query of queries) {
    const { total, totalExact } = await askTotal(db, query, thresholds)
    if (totalExact) continue
    const { total: truth } = await askTotal(db, query, { ...thresholds, smallCatalogue: Infinity })
    const error = Math.abs(total - truth) / truth
    found.reckoned += 1
    errors.push(error)
    if (error > Math.max(0.06, 2 / Math.sqrt(truth / SAMPLE_OF))) found.tooFar += 1
    if (Number(total.toPrecision(2)) !== total) found.unrounded += 1
  }
  if (errors.length === 0) throw new Error('no total was reckoned')
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

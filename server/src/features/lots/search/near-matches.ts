// When the words together find nothing: how many lots have each of them, and the most words that some lot has.
import { sql } from 'kysely'
import type { Scope } from '../../../db/scope.ts'
import type { Query, Word } from '../../../language/query.ts'
import type { SearchPlan } from './plan.ts'
import { selectTotal, toTotal, type Total, type TotalRow } from './total.ts'

export interface NearMatch extends Total {
  /** the words to search for */
  search: string
}

/** With more words there would be too many sets of them to count. */
const MAX_WORDS = 5

/** `planFor` plans the same search with other words. Null if there are no fewer words to try. */
export async function findNearMatches(
  { db }: Scope,
  { words, phrases }: Query,
  planFor: (words: readonly Word[]) => SearchPlan,
): Promise<NearMatch[] | null> {
  if (words.length < 2 || words.length > MAX_WORDS || phrases.length > 0) return null
  const sets = listSubsets(words)
  const totals = sets.map(
    (set) => sql`(select json_build_array(counted, sampled) from (select ${selectTotal(planFor(set))}) total)`,
  )
  const { rows } = await sql<{
    totals: [counted: TotalRow['counted'], sampled: TotalRow['sampled']][]
  }>`select json_build_array(${sql.join(totals)}) as totals`.execute(db)
  const found = sets.map((set, index) => {
    const [counted = null, sampled = null] = rows[0]?.totals[index] ?? []
    return { words: set, search: set.map(({ text }) => text).join(' '), ...toTotal({ counted, sampled }, 0) }
  })
  const singles = found.filter((one) => one.words.length === 1)
  const [best] = found
    .filter((one) => one.words.length > 1 && one.total > 0)
    .toSorted((a, b) => b.words.length - a.words.length || b.total - a.total)
  return [...(best ? [best] : []), ...singles].map(({ search, total, totalExact }) => ({ search, total, totalExact }))
}

/** Every set of the words but the empty one and all of them, in their order. */
function listSubsets(words: readonly Word[]): Word[][] {
  const all = words.reduce<Word[][]>((sets, word) => [...sets, ...sets.map((set) => [...set, word])], [[]])
  return all.filter((set) => set.length > 0 && set.length < words.length)
}

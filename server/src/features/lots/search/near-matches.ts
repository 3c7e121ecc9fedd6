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

/** With more words there would be too much to count. */
const MAX_WORDS = 5

/** `planFor` plans the same search with other words. Null if there are no fewer words to try. */
export async function findNearMatches(
  { db }: Scope,
  { words, excluded, phrases, excludedPhrases }: Query,
  planFor: (words: readonly Word[]) => SearchPlan,
): Promise<NearMatch[] | null> {
  const isCountable = [...phrases, ...excludedPhrases].length === 0 && words.every(({ prefix }) => prefix === null)
  if (words.length < 2 || words.length > MAX_WORDS || !isCountable) return null
  const sets = listSets(words)
  const totals = sets.map(
    (set) => sql`(select json_build_array(counted, sampled) from (select ${selectTotal(planFor(set))}) total)`,
  )
  const { rows } = await sql<{
    totals: [counted: TotalRow['counted'], sampled: TotalRow['sampled']][]
  }>`select json_build_array(${sql.join(totals)}) as totals`.execute(db)
  const found = sets.map((set, index) => {
    const [counted = null, sampled = null] = rows[0]?.totals[index] ?? []
    return {
      words: set,
      search: [...set.map(toText), ...excluded.map((word) => `-${toText(word)}`)].join(' '),
      ...toTotal({ counted, sampled }, 0),
    }
  })
  const singles = found.filter((one) => one.words.length === 1)
  const [best] = found
    .filter((one) => one.words.length > 1 && one.total > 0)
    .toSorted((a, b) => b.words.length - a.words.length || b.total - a.total)
  return [...(best ? [best] : []), ...singles].map(({ search, total, totalExact }) => ({ search, total, totalExact }))
}

/** Each word, and all words but one; a word that was typed twice counts once. */
function listSets(words: readonly Word[]): Word[][] {
  const sets = [...words.map((word) => [word]), ...words.map((word) => words.filter((other) => other !== word))]
  return [...new Map(sets.map((set) => [set.map(toText).join(' '), set])).values()]
}

const toText = ({ text, isQuoted }: Word) => (isQuoted ? `"${text}"` : text)

// Adds synonyms to the words of a query: «мфу» is also found as «многофункциональное устройство».
import type { Query, Word } from './query.ts'
import { joinAlternatives, type Phrase } from './synonyms/parse-groups.ts'
import { matchMembers, type Match } from './synonyms/table.ts'

export interface ExpandedQuery {
  query: Query
  /** what is searched for beside the typed words, as it is shown */
  added: readonly string[]
}

/** How many lots have the lexeme; null if the catalogue does not have it. */
export type CountLots = (lexeme: string) => number | null

// more would make a search slow and the list of them unreadable
const MAX_OF_WORD = 6
const MAX_OF_QUERY = 12

/** Every lexeme of every synonym, to look them up in the catalogue. */
export function listSynonymLexemes({ words }: Query): string[] {
  return words
    .flatMap((_, i) => matchMembers(words.slice(i)).flatMap(listSynonyms))
    .flatMap(({ alternatives }) => alternatives.flat())
}

/** Consecutive words that form a member of a group become one word. Only synonyms that the catalogue has are added. */
export function addSynonyms(query: Query, countLots: CountLots): ExpandedQuery {
  const words: Word[] = []
  const added: string[] = []
  for (let i = 0; i < query.words.length;) {
    const rest = query.words.slice(i)
    const found = findSynonyms(rest, countLots, MAX_OF_QUERY - added.length)
    const typed = rest.slice(0, found?.length ?? 1)
    words.push(...(found ? [joinWords(typed, found.synonyms)] : typed))
    added.push(...(found?.synonyms.map(({ text }) => text) ?? []))
    i += typed.length
  }
  return { query: { ...query, words }, added }
}

interface Found {
  /** how many of the words they stand for */
  length: number
  synonyms: Phrase[]
}

/** The synonyms of the longest beginning of `words` that has any. */
function findSynonyms(words: readonly Word[], countLots: CountLots, most: number): Found | null {
  const byLength = Map.groupBy(matchMembers(words), ({ length }) => length)
  for (const [length, matches] of byLength) {
    const members = new Set(matches.flatMap(({ group }) => group.members))
    const known = [...new Set(matches.flatMap(listSynonyms))]
      .map((phrase) => ({ phrase, lots: countLotsOfPhrase(phrase, countLots), isMember: members.has(phrase) }))
      .filter(({ lots }) => lots !== null)
      .toSorted((a, b) => Number(b.isMember) - Number(a.isMember) || (b.lots ?? 0) - (a.lots ?? 0))
      .map(({ phrase }) => phrase)
    const typed = joinAlternatives(words.slice(0, length))
    const synonyms = known
      .filter(
        (phrase) =>
          !findsNothingMore(phrase, [
            ...typed,
            ...known.filter((other) => other !== phrase).flatMap((other) => other.alternatives),
          ]),
      )
      .slice(0, Math.min(MAX_OF_WORD, most))
    if (synonyms.length > 0) return { length, synonyms }
  }
  return null
}

/** Whoever searches for «компьютер» finds «персональный компьютер» as well. */
function findsNothingMore(phrase: Phrase, others: readonly (readonly string[])[]): boolean {
  return phrase.alternatives.every((lexemes) =>
    others.some((other) => other.every((lexeme) => lexemes.includes(lexeme))),
  )
}

const listSynonyms = ({ phrase, group }: Match) =>
  [...group.members, ...group.narrower].filter((other) => other !== phrase)

function countLotsOfPhrase({ alternatives }: Phrase, countLots: CountLots): number | null {
  const counts = alternatives.map((lexemes) => {
    const lots = lexemes.map(countLots)
    return lots.includes(null) ? null : Math.min(...lots.map((one) => one ?? 0))
  })
  return counts.reduce((most, one) => (one === null ? most : Math.max(most ?? 0, one)), null)
}

function joinWords(typed: readonly Word[], synonyms: readonly Phrase[]): Word {
  const [only, second] = typed
  const own = only && !second ? only.alternatives : joinAlternatives(typed)
  return {
    text: typed.map(({ text }) => text).join(' '),
    alternatives: [...own, ...synonyms.flatMap(({ alternatives }) => alternatives)],
    prefix: null,
    code: null,
    isQuoted: false,
  }
}

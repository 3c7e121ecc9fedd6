// Learns which Russian and Kazakh stems mean the same, from names that the portal has in both languages (IBM model 1).
import { analyse } from '../language/analyse.ts'
import { isGeneral } from './head-noun.ts'

export interface Translation {
  lexeme: string
  /** from 0 to 1 */
  likelihood: number
}

export type Dictionary = ReadonlyMap<string, readonly Translation[]>

const ROUNDS = 6
const LEAST = 0.3
const MOST_TRANSLATIONS = 3
const MOST_PAIRS = 60_000
const MOST_WORDS = 8

type Pair = readonly [russian: readonly string[], kazakh: readonly string[]]
type Table = Map<string, Map<string, number>>

export function learnDictionary(names: readonly { nameRu: string | null; nameKz: string | null }[]): Dictionary {
  const pairs: Pair[] = []
  const seen = new Set<string>()
  for (const { nameRu, nameKz } of names) {
    if (nameRu === null || nameKz === null || nameRu === nameKz || pairs.length >= MOST_PAIRS) continue
    const key = `${nameRu}\n${nameKz}`
    if (seen.has(key)) continue
    seen.add(key)
    const [russian, kazakh] = [listWords(nameRu), listWords(nameKz)]
    if (russian.length > 0 && kazakh.length > 0) pairs.push([russian, kazakh])
  }
  const toKazakh = estimate(pairs)
  const toRussian = estimate(pairs.map(([russian, kazakh]): Pair => [kazakh, russian]))
  const dictionary = new Map<string, Translation[]>()
  const counts = countWords(pairs)
  for (const [from, to] of [
    [toKazakh, toRussian],
    [toRussian, toKazakh],
  ] as const) {
    for (const [lexeme, targets] of from) {
      const good = [...targets]
        .map(([target, there]) => ({
          lexeme: target,
          likelihood: Math.sqrt(there * (to.get(target)?.get(lexeme) ?? 0)),
        }))
        .map(({ lexeme: target, likelihood }) => ({
          lexeme: target,
          likelihood: likelihood * trust(Math.min(counts.get(lexeme) ?? 0, counts.get(target) ?? 0)),
        }))
        .filter(({ likelihood, lexeme: target }) => likelihood >= LEAST && target !== lexeme)
        .toSorted((a, b) => b.likelihood - a.likelihood || (a.lexeme < b.lexeme ? -1 : 1))
        .slice(0, MOST_TRANSLATIONS)
      if (good.length > 0) dictionary.set(lexeme, good)
    }
  }
  return dictionary
}

/** A pair that was seen once may be chance. */
const trust = (count: number) => count / (count + 0.5)

function listWords(name: string): string[] {
  const words = new Set<string>()
  let last = -1
  for (const { lexeme, form, start } of analyse(name)) {
    // of two readings the likelier comes first
    if (form !== null && start !== last && !isGeneral(lexeme)) words.add(lexeme)
    last = start
  }
  return [...words].slice(0, MOST_WORDS)
}

function countWords(pairs: readonly Pair[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [russian, kazakh] of pairs)
    for (const word of new Set([...russian, ...kazakh])) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The likelihood of each target word for a source word. */
function estimate(pairs: readonly Pair[]): Table {
  let table: Table = new Map()
  for (let round = 0; round < ROUNDS; round++) {
    const next: Table = new Map()
    for (const [source, target] of pairs) {
      for (const word of target) {
        const shares = source.map((from) => (round === 0 ? 1 : (table.get(from)?.get(word) ?? 0)))
        const sum = shares.reduce((total, share) => total + share, 0)
        if (sum === 0) continue
        source.forEach((from, i) => {
          const share = (shares[i] ?? 0) / sum
          if (share < 0.01) return
          const row = next.get(from) ?? new Map<string, number>()
          row.set(word, (row.get(word) ?? 0) + share)
          next.set(from, row)
        })
      }
    }
    for (const row of next.values()) {
      const sum = [...row.values()].reduce((total, share) => total + share, 0)
      for (const [word, share] of row) row.set(word, share / sum)
    }
    table = next
  }
  return table
}

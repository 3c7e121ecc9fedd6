// What is searched for: the words as typed, or, where one of them is in no lot, what was probably meant.
import { correction } from '../../../language/correction.ts'
import { parseQuery, type Query, type Word } from '../../../language/query.ts'
import { nearest } from '../../../language/spelling.ts'
import { normal, type Resolved } from './resolve.ts'

export interface Meant {
  query: Query
  /** shown to the person when it is not what was typed */
  searchedFor: string | null
}

export function meant(typed: string, resolved: Resolved): Meant {
  const searchedFor = correction(typed, {
    knows: (word) => isKnown(word, resolved),
    nearest: (text) => {
      const word = normal(text)
      return nearest(word, resolved.alike.get(word) ?? [])
    },
  })
  return { query: parseQuery(searchedFor ?? typed), searchedFor }
}

function isKnown(word: Word, { lexemes, prefixes }: Resolved): boolean {
  if (word.code !== null) return true
  if (word.prefix !== null) return (prefixes.get(word.prefix)?.ids.length ?? 0) > 0
  return word.alternatives.some((alternative) => alternative.every((lexeme) => lexemes.has(lexeme)))
}

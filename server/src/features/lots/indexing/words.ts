// The texts of a lot → its lexemes, each with the first tier that has it and the forms it was written in.
import type { MatchTier } from '@tendertap/domain/lots/match-tiers'
import { analyse, type Term } from '../../../language/analyse.ts'
import { analyseLine } from '../analyse-line.ts'
import type { LotTexts, TextTier } from './texts.ts'

export interface IndexedWord {
  /** the first tier that has it */
  tier: MatchTier
  /** as it was written */
  forms: string[]
}

/** By lexeme. */
export type Words = ReadonlyMap<string, IndexedWord>

const TEXT_TIERS = ['name', 'description', 'tender'] as const satisfies readonly TextTier[]

// Documents add words and models, but no bare numbers, and no more words than fit into a row.
const MAX_DOCUMENT_WORDS = 2_000
const SHORTEST_FORM = 3
const LONGEST_FORM = 40

/** Fills the cache of lines that will be indexed soon, while the database is busy with something else. */
export function readLinesAhead(texts: readonly (string | null)[]): void {
  for (const text of texts) for (const line of text?.split('\n') ?? []) analyseLine(line)
}

/** For lots that are indexed together: a document that belongs to all lots of a tender is analysed once. */
export function createWordReader(read = analyse): (lot: Pick<LotTexts, 'texts' | 'documents'>) => Words {
  const known = new Map<string, Words>()
  const readDocument = (text: string): Words => {
    const words = known.get(text) ?? collectDocumentWords(read(text))
    known.set(text, words)
    return words
  }
  return ({ texts, documents }) => {
    const words = new Map<string, IndexedWord>()
    for (const tier of TEXT_TIERS)
      for (const line of texts[tier].split('\n'))
        for (const { lexeme, form } of analyseLine(line, read)) add(words, tier, lexeme, form)
    const own = words.size
    for (const [lexeme, { forms }] of documents.flatMap((document) => [...readDocument(document)])) {
      if (words.size - own >= MAX_DOCUMENT_WORDS && !words.has(lexeme)) continue
      for (const form of [null, ...forms]) add(words, 'documents', lexeme, form)
    }
    return words
  }
}

function collectDocumentWords(terms: readonly Term[]): Words {
  const words = new Map<string, IndexedWord>()
  for (const { lexeme, form } of terms)
    if (form !== null || /\p{L}/u.test(lexeme)) add(words, 'documents', lexeme, form)
  return words
}

function add(words: Map<string, IndexedWord>, tier: MatchTier, lexeme: string, form: string | null): void {
  const forms = words.get(lexeme)?.forms
  const storableForm = form !== null && form.length >= SHORTEST_FORM && form.length <= LONGEST_FORM ? form : null
  if (!forms) words.set(lexeme, { tier, forms: storableForm === null ? [] : [storableForm] })
  else if (storableForm !== null && !forms.includes(storableForm)) forms.push(storableForm)
}

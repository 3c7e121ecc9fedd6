// Text → its lexemes, each with the forms it was written in.
import { analyse } from '../../../language/analyse.ts'
import type { LotTexts } from './texts.ts'

export type Words = ReadonlyMap<string, readonly string[]>

// documents add words and models, not bare numbers, and no more than a row can carry
const MAX_OF_DOCUMENTS = 2_000
const SHORTEST_FORM = 3
const LONGEST_FORM = 40

export function wordsOf({ text, documents }: Pick<LotTexts, 'text' | 'documents'>): Words {
  const words = new Map<string, string[]>()
  for (const { lexeme, form } of analyse(text)) add(words, lexeme, form)
  const own = words.size
  for (const document of documents) {
    for (const { lexeme, form } of analyse(document)) {
      if (form === null && !/\p{L}/u.test(lexeme)) continue
      if (words.size - own >= MAX_OF_DOCUMENTS && !words.has(lexeme)) continue
      add(words, lexeme, form)
    }
  }
  return words
}

function add(words: Map<string, string[]>, lexeme: string, form: string | null): void {
  const forms = words.get(lexeme)
  const kept = form !== null && form.length >= SHORTEST_FORM && form.length <= LONGEST_FORM ? form : null
  if (!forms) words.set(lexeme, kept === null ? [] : [kept])
  else if (kept !== null && !forms.includes(kept)) forms.push(kept)
}

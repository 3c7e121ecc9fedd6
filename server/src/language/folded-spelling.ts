// The spelling of a Kazakh word that the catalogue has, with or without the letters that a Russian keyboard lacks.
import { foldLetters, hasKazakhLetter } from './folded-form.ts'

/** A form of the catalogue that has the folded key of a typed word. */
export interface FoldedForm {
  form: string
  lexeme: string
  /** how many lots have the lexeme */
  lots: number
}

// shorter words have too many others among their spellings: кол, қол, көл
const SHORTEST = 4

/** Whether a word is long enough to be looked up by its folded key. */
export const mayBeFolded = (form: string) => form.length >= SHORTEST

/**
 * The form to search for instead of a word that no lot has: first one with the same folded letters, then one with the
 * same key; of several the one in most lots.
 */
export function findFoldedForm(typed: string, forms: readonly FoldedForm[]): string | null {
  const letters = foldLetters(typed)
  const [best] = forms
    // 'кранда' is no spelling of 'кран': forms without a Kazakh letter differ by their ending only
    .filter(({ form }) => hasKazakhLetter(typed) || hasKazakhLetter(form))
    .toSorted(
      (a, b) =>
        Number(foldLetters(b.form) === letters) - Number(foldLetters(a.form) === letters) ||
        b.lots - a.lots ||
        a.form.length - b.form.length,
    )
  return best?.form ?? null
}

/** The other spellings of a word that are in more lots than `lots`, one form for each lexeme. */
export function listOtherSpellings(typed: string, lots: number, forms: readonly FoldedForm[]): FoldedForm[] {
  const letters = foldLetters(typed)
  const others = forms.filter(
    (other) => other.form !== typed && foldLetters(other.form) === letters && other.lots > lots,
  )
  return [...new Map(others.map((other) => [other.lexeme, other])).values()]
}

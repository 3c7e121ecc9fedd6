// Word → lexemes. A loanword has the same lexeme in Russian and Kazakh: 'бензина' and 'бензині'.
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { hasKazakhLetter } from './folded-form.ts'
import { stemKazakh } from './kazakh-stem.ts'
import { makeCache } from './cache.ts'
import { stemRussian } from './russian-stem.ts'

const LATIN_WORD = /^[a-z]+$/
const CYRILLIC_WORD = /^[\u0400-\u04ff]+$/

// the shortest stem of a word with a Kazakh letter
const SHORTEST_KAZAKH = 2
// the shortest Kazakh stem of a word that may also be Russian
const SHORTEST_AMBIGUOUS = 3
// shorter English words are not stemmed
const SHORTEST_ENGLISH = 4

function stemWord(word: string): readonly string[] {
  if (LATIN_WORD.test(word)) return [word.length < SHORTEST_ENGLISH ? word : stemEnglish(word)]
  if (!CYRILLIC_WORD.test(word)) return [word]
  if (hasKazakhLetter(word)) return [stemLoanword(stemKazakh(word, SHORTEST_KAZAKH))]
  // The word may be Russian or Kazakh: 'шинасы' is Kazakh, but has no letter that Russian lacks.
  const russian = stemRussian(word)
  const kazakh = stemKazakh(word, SHORTEST_AMBIGUOUS)
  const other = kazakh === word ? russian : stemLoanword(kazakh)
  return other === russian ? [russian] : [russian, other]
}

/** Stems a loanword as Russian: 'кабельдік' → 'кабель', which then has the same lexeme as Russian 'кабели'. */
function stemLoanword(stem: string): string {
  return hasKazakhLetter(stem) ? stem : stemRussian(stem)
}

// Texts repeat words, so each form is stemmed once.
const cached = makeCache<readonly string[]>(300_000)

/** Returns one lexeme, or two if the word may be Russian or Kazakh; the likelier comes first. */
export function toLexemes(word: string): readonly string[] {
  return cached(word, stemWord)
}

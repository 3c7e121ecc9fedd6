// Word → lexemes. A loanword has the same lexeme in Russian and Kazakh: 'бензина' and 'бензині'.
import { stemmer as englishStem } from '@orama/stemmers/english'
import { kazakhStem } from './kazakh-stem.ts'
import { memoize } from './memoize.ts'
import { russianStem } from './russian-stem.ts'

const KAZAKH_LETTER = /[әғқңөұүһі]/
const LATIN_WORD = /^[a-z]+$/
const CYRILLIC_WORD = /^[\u0400-\u04ff]+$/

const SHORTEST_KAZAKH = 2
const SHORTEST_DOUBTFUL = 3
const SHORTEST_ENGLISH = 4

function makeStems(word: string): readonly string[] {
  if (LATIN_WORD.test(word)) return [word.length < SHORTEST_ENGLISH ? word : englishStem(word)]
  if (!CYRILLIC_WORD.test(word)) return [word]
  if (KAZAKH_LETTER.test(word)) return [throughRussian(kazakhStem(word, SHORTEST_KAZAKH))]
  // The word may be of either language: 'шинасы' is Kazakh, but no letter shows it.
  const russian = russianStem(word)
  const kazakh = kazakhStem(word, SHORTEST_DOUBTFUL)
  const other = kazakh === word ? russian : throughRussian(kazakh)
  return other === russian ? [russian] : [russian, other]
}

/** The stem of a Kazakh form may be a loanword: 'кабельдік' → 'кабель', which has the lexeme of Russian 'кабели'. */
function throughRussian(stem: string): string {
  return KAZAKH_LETTER.test(stem) ? stem : russianStem(stem)
}

// Texts repeat words, so each form is stemmed once.
const stems = memoize<readonly string[]>(300_000)

/** One lexeme, or two if the word may be of either language, the likelier first. */
export function toLexemes(word: string): readonly string[] {
  return stems(word, makeStems)
}

// A word's lexemes. Where a loanword is the same in Russian and Kazakh, so is its lexeme: 'бензина' and 'бензині' meet.
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
  // Either language: 'шинасы' is Kazakh though no letter says so.
  const russian = russianStem(word)
  const kazakh = kazakhStem(word, SHORTEST_DOUBTFUL)
  const other = kazakh === word ? russian : throughRussian(kazakh)
  return other === russian ? [russian] : [russian, other]
}

/** What is left of a Kazakh form may be a loanword: 'кабельдік' → 'кабель' → as the Russian 'кабели'. */
function throughRussian(stem: string): string {
  return KAZAKH_LETTER.test(stem) ? stem : russianStem(stem)
}

// Text repeats itself: each form is stemmed once.
const stems = memoize<readonly string[]>(300_000)

/** One lexeme, or two where the word may be of either language; the first is the likelier. */
export function toLexemes(word: string): readonly string[] {
  return stems(word, makeStems)
}

// The words of a lot that a person may add to a profile, or exclude from it.
import { analyse, type Term } from '../../../language/analyse.ts'
import type { AnalysedLot, LotWord } from '../../../scoring/analyse-lot.ts'
import type { ProfileContent } from '../../../scoring/content.ts'
import { isGeneral, isKazakhText } from '../../../scoring/head-noun.ts'

/** so that nobody is offered «мл» or a number */
const IS_WORD = /^\p{L}[\p{L}-]{2,}$/u

const isTelling = ({ text, lexemes }: Pick<LotWord, 'text' | 'lexemes'>) =>
  IS_WORD.test(text) && !lexemes.some(isGeneral)

/** The words in the language of the profile's keywords, if the lot has them in it; of a word its first place. */
export function listTellingWords(lot: AnalysedLot, { keywords }: Pick<ProfileContent, 'keywords'>): LotWord[] {
  const inLanguage = chooseLanguage(lot, keywords)
  const words = new Map<string, LotWord>()
  for (const word of lot.words)
    if (inLanguage(lot.lines[word.line]!.text) && isTelling(word) && !words.has(word.lexemes[0]!))
      words.set(word.lexemes[0]!, word)
  return [...words.values()]
}

export interface Pair {
  /** as it stands in the lot, in small letters */
  text: string
  words: readonly [string, string]
}

/** Two words that follow each other in a name of the lot. */
export function listPairs(lot: AnalysedLot, { keywords }: Pick<ProfileContent, 'keywords'>): Pair[] {
  const inLanguage = chooseLanguage(lot, keywords)
  const names = lot.lines.filter(({ field, text }) => field === 0 && inLanguage(text))
  const pairs = names.flatMap(({ text }) => {
    const terms = dropOtherReadings(analyse(text))
    return terms.flatMap((term, i): Pair[] => {
      const next = terms[i + 1]
      if (!next || !/^\s+$/.test(text.slice(term.end, next.start))) return []
      const words = [term, next].map(({ form, lexeme }) => ({ text: form ?? '', lexemes: [lexeme] }))
      if (!words.every(isTelling)) return []
      return [{ text: text.slice(term.start, next.end).toLowerCase(), words: [term.lexeme, next.lexeme] }]
    })
  })
  return [...new Map(pairs.map((pair) => [pair.text, pair])).values()]
}

/** Of two readings of a word the likelier comes first. */
const dropOtherReadings = (terms: readonly Term[]) =>
  terms.filter(({ start, end }, i) => terms[i - 1]?.start !== start || terms[i - 1]?.end !== end)

/** Lots usually have both languages, and nobody mixes them in a profile. */
function chooseLanguage({ lines }: AnalysedLot, keywords: readonly string[]): (text: string) => boolean {
  const wantsKazakh = keywords.filter(isKazakhText).length * 2 > keywords.length
  const isWanted = (text: string) => isKazakhText(text) === wantsKazakh
  return lines.some(({ field, text }) => field === 0 && isWanted(text)) ? isWanted : () => true
}

// The words of a lot that a person may add to a profile, or exclude from it.
import { analyse, type Term } from '../../../language/analyse.ts'
import { normaliseLetters } from '../../../language/normalise.ts'
import { FIELDS, type AnalysedLot, type LotWord } from '../../../scoring/analyse-lot.ts'
import { isGeneral } from '../../../scoring/head-noun.ts'

/** so that nobody is offered «мл» or a number */
const IS_WORD = /^\p{L}{3,}$/u
/** descriptions are full of words that all have: «силами поставщика», «не бывший в эксплуатации» */
const LEAST_RARITY_IN_DESCRIPTION = 0.5
export const DESCRIPTION = FIELDS.indexOf('description')

const isTelling = ({ text, lexemes }: Pick<LotWord, 'text' | 'lexemes'>) =>
  IS_WORD.test(text) && !lexemes.some(isGeneral)

/** Each word once, at its first place. `texts` are those of the lot that are in the language of the profile. */
export function listTellingWords(lot: AnalysedLot, texts: ReadonlySet<string>): LotWord[] {
  const words = new Map<string, LotWord>()
  for (const word of lot.words) {
    const line = lot.lines[word.line]!
    const isRare = line.field !== DESCRIPTION || word.rarity >= LEAST_RARITY_IN_DESCRIPTION
    // the parts of a hyphenated word are also found as one word, which nobody writes
    const isWritten = texts.has(line.text) && listForms(line.text).has(word.text)
    if (isRare && isWritten && isTelling(word) && !words.has(word.lexemes[0]!)) words.set(word.lexemes[0]!, word)
  }
  return [...words.values()]
}

const listForms = (text: string) => new Set(Array.from(text.matchAll(/\p{L}+/gu), ([word]) => normaliseLetters(word)))

export interface Pair {
  /** as it stands in the lot, in small letters */
  text: string
  lexemes: readonly [string, string]
}

/** An adjective that ends a pair belongs to a word after it: «аренда специальной (техники)». */
const ADJECTIVE = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ых|их|ого|его|ому|ему|ую|юю)$/u

/** Two words that follow each other in a name of the lot. */
export function listPairs(lot: AnalysedLot, texts: ReadonlySet<string>): Pair[] {
  const names = lot.lines.filter(({ field, text }) => field === 0 && texts.has(text))
  const pairs = names.flatMap(({ text }) => {
    const terms = dropOtherReadings(analyse(text))
    const follows = (i: number) => /^\s+$/.test(text.slice(terms[i - 1]?.end, terms[i]?.start))
    return terms.flatMap((term, i): Pair[] => {
      const next = terms[i + 1]
      if (!next || !follows(i + 1) || ![term, next].every(isTellingTerm)) return []
      if (ADJECTIVE.test(next.form ?? '') && terms[i + 2] && follows(i + 2)) return []
      return [{ text: text.slice(term.start, next.end).toLowerCase(), lexemes: [term.lexeme, next.lexeme] }]
    })
  })
  return [...new Map(pairs.map((pair) => [pair.text, pair])).values()]
}

const isTellingTerm = ({ form, lexeme }: Term) => isTelling({ text: form ?? '', lexemes: [lexeme] })

/** Of two readings of a word the likelier comes first. */
const dropOtherReadings = (terms: readonly Term[]) =>
  terms.filter(({ start, end }, i) => terms[i - 1]?.start !== start || terms[i - 1]?.end !== end)

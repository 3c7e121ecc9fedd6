// A lot as the scorer sees it; made once per lot and used for every profile.
import { analyse, type Term } from '../language/analyse.ts'
import { splitPieces } from '../language/pieces.ts'
import { listKnownPrefixes, toDigits } from './class-table.ts'
import type { LotContent } from './content.ts'
import { findHead, isGeneral, isKazakhText } from './head-noun.ts'
import { findKindOfLot } from './kinds.ts'
import { computeRarity, isRare, listFoldedLexemes, type ScoringModel } from './model.ts'
import { outlineStem } from './similarity.ts'

export const FIELDS = ['name', 'ensTru', 'description'] as const

export interface LotWord {
  /** as it stands in the lot, normalised */
  text: string
  lexemes: readonly string[]
  /** the number of its text */
  line: number
  /** the place in FIELDS */
  field: number
  rarity: number
  isHead: boolean
  isRare: boolean
}

export interface LotLine {
  field: number
  text: string
  /** the sum of what its words tell */
  mass: number
}

export interface AnalysedLot {
  readonly model: ScoringModel
  readonly lines: readonly LotLine[]
  readonly words: readonly LotWord[]
  /** the places in `words` that have a lexeme */
  readonly places: ReadonlyMap<string, readonly number[]>
  /** GOODS, DOING, or both if its names disagree */
  readonly kinds: number
  /** the prefixes of its code, the longest first; see ClassTable */
  readonly prefixes: readonly number[]
  /** digits only */
  readonly code: string
  readonly customerKey: string | null
  /** tells it from every other lot that this process has analysed */
  readonly number: number
  /** three numbers per word: see Outline; the length is below zero if the word is rare */
  readonly outlines: Int32Array
}

/** longer texts say the rest in documents' prose */
export const MOST_WORDS = 150
const GENERAL_SHARE = 0.3
let analysed = 0

export function analyseLot(content: LotContent, model: ScoringModel): AnalysedLot {
  const lines: LotLine[] = []
  const words: LotWord[] = []
  const places = new Map<string, number[]>()
  let kinds = 0
  const texts = [content.names, content.ensTruNames, content.descriptions]
  texts.forEach((some, field) => {
    // sorted, so that the order in which the portal names its languages does not count
    for (const text of [...new Set(some)].toSorted()) {
      if (words.length >= MOST_WORDS) break
      const line = lines.length
      const terms = analyse(text)
      const isKazakh = isKazakhText(text)
      const own = readLine(terms, { line, field, isKazakh }, model)
      if (field === 0) kinds |= findKindOfLot(terms, isKazakh)
      lines.push({ field, text, mass: own.reduce((sum, { rarity }) => sum + rarity, 0) })
      for (const word of own) {
        for (const lexeme of word.lexemes) {
          const known = places.get(lexeme)
          if (known) known.push(words.length)
          else places.set(lexeme, [words.length])
        }
        words.push(word)
      }
    }
  })
  const code = toDigits(content.ensTruCode ?? '')
  return {
    model,
    lines,
    words,
    places,
    kinds,
    prefixes: listKnownPrefixes(model.classes, code),
    code,
    customerKey: content.customerKey ?? null,
    number: ++analysed,
    outlines: toOutlines(words),
  }
}

function toOutlines(words: readonly LotWord[]): Int32Array {
  const outlines = new Int32Array(words.length * 3)
  words.forEach((word, i) => {
    const { length, beginning, letters } = outlineStem(word.lexemes[0]!)
    outlines.set([word.isRare ? -length : length, beginning, letters], i * 3)
  })
  return outlines
}

/** Each word once. */
function readLine(
  terms: readonly Term[],
  { line, field, isKazakh }: { line: number; field: number; isKazakh: boolean },
  model: ScoringModel,
): LotWord[] {
  const head = findHead(terms, isKazakh)
  const words = new Map<string, LotWord>()
  for (let i = 0; i < terms.length && words.size < MOST_WORDS; i++) {
    const term = terms[i]!
    const lexemes = [term.lexeme]
    // the other reading of the same word follows
    while (terms[i + 1]?.start === term.start && terms[i + 1]?.end === term.end) lexemes.push(terms[++i]!.lexeme)
    const known = words.get(lexemes[0]!)
    if (known) {
      known.isHead ||= head?.start === term.start
      continue
    }
    if (isRare(model, term.lexeme) && term.form !== null) lexemes.push(...listFoldedLexemes(term.form, model))
    words.set(term.lexeme, {
      text: term.form ?? term.lexeme,
      lexemes,
      line,
      field,
      rarity: computeRarity(model, term.lexeme) * (isGeneral(term.lexeme) ? GENERAL_SHARE : 1),
      isHead: head?.start === term.start,
      isRare: isRare(model, term.lexeme),
    })
  }
  return [...words.values()]
}

/** The words of a text in order, as an exact phrase is compared with them. */
export function toSequence(text: string): string {
  return ` ${splitPieces(text)
    .map((piece) => piece.text)
    .join(' ')} `
}

// How much of a keyword a lot has, in each of its fields.
import { toSequence, type AnalysedLot } from './analyse-lot.ts'
import type { Keyword, ProfileWord } from './matches.ts'
import { NO_MATCH, NOWHERE, type FieldMatches, type KeywordMatch, type MatchKind, type WordMatch } from './matches.ts'
import { matchWord } from './word-match.ts'

/** what a word in the description counts beside the words of the name */
const IN_DESCRIPTION = 0.9
const EXPONENT = 1.5
const DESCRIPTION = 2

export function matchKeyword(keyword: Keyword, lot: AnalysedLot): FieldMatches {
  if (keyword.lot === lot.number) return keyword.found
  const { sequence } = keyword
  keyword.lot = lot.number
  keyword.found = sequence === null ? matchWords(keyword, lot) : matchPhrase(keyword, sequence, lot)
  return keyword.found
}

function matchWords(keyword: Keyword, lot: AnalysedLot): FieldMatches {
  const { words, variants } = keyword
  if (words.length === 1 && variants.length === 0) return matchOnlyWord(keyword, words[0]!, lot)
  if (!isAnywhere(keyword, lot)) return NOWHERE
  const found = words.map((word) => matchWord(word, lot))
  return [
    matchField(keyword, found, lot, 0),
    matchField(keyword, found, lot, 1),
    matchField(keyword, found, lot, DESCRIPTION),
  ]
}

function isAnywhere({ words, variants, mass }: Keyword, lot: AnalysedLot): boolean {
  if (mass === 0) return false
  for (let i = 0; i < words.length; i++) if (matchWord(words[i]!, lot) !== NO_MATCH) return true
  for (let i = 0; i < variants.length; i++) if (lot.places.has(variants[i]!.lexemes[0]!)) return true
  return false
}

/** Whether a word is in the field; for the description, whether a word counts more there than in the name. */
function isInField(found: readonly WordMatch[], field: number): boolean {
  for (const { qualities } of found)
    if (field < DESCRIPTION ? qualities[field]! > 0 : qualities[2] * IN_DESCRIPTION > qualities[0]) return true
  return false
}

function matchField(
  keyword: Keyword,
  found: readonly WordMatch[],
  lot: AnalysedLot,
  field: number,
): KeywordMatch | null {
  const { words, variants, mass } = keyword
  if (variants.length === 0 && !isInField(found, field)) return null
  const qualities: number[] = []
  const places: number[] = []
  let kind: MatchKind = 'word'
  for (const match of found) {
    const inDescription = match.qualities[2] * IN_DESCRIPTION
    const from = field < DESCRIPTION ? field : inDescription > match.qualities[0] ? DESCRIPTION : 0
    const quality = from === DESCRIPTION ? inDescription : match.qualities[from]!
    qualities.push(quality)
    places.push(match.places[from]!)
    if (quality > 0 && kind === 'word') kind = match.kinds[from]!
  }
  for (const { from, to, lexemes, quality } of variants) {
    const where = findTogether(lexemes, lot, field)
    if (!where) continue
    for (let i = from; i < to; i++) {
      if (quality <= qualities[i]!) continue
      qualities[i] = quality
      places[i] = where[Math.min(i - from, where.length - 1)]!
      if (quality < 1) kind = 'synonym'
    }
  }
  let covered = 0
  let rarity = 0
  let head = 0
  let usesDescription = false
  const used: number[] = []
  for (let i = 0; i < words.length; i++) {
    const quality = qualities[i]!
    if (quality === 0) continue
    used.push(i)
    const telling = words[i]!.rarity * quality
    covered += telling
    if (telling > rarity) rarity = telling
    const place = lot.words[places[i]!]!
    if (place.isHead && quality > head) head = quality
    usesDescription ||= place.field === DESCRIPTION
  }
  if (covered === 0 || (field === DESCRIPTION && !usesDescription)) return null
  const coverage = covered / mass
  return {
    keyword,
    coverage,
    strength: coverage ** EXPONENT * rarity,
    head: head * coverage * rarity,
    field,
    places: used.map((i) => places[i]!),
    qualities: used.map((i) => qualities[i]!),
    kind,
  }
}

/** As matchWords does it, without lists: most keywords are one word. */
function matchOnlyWord(keyword: Keyword, word: ProfileWord, lot: AnalysedLot): FieldMatches {
  const { rarity } = word
  const match = rarity === 0 ? NO_MATCH : matchWord(word, lot)
  if (match === NO_MATCH) return NOWHERE
  const { places, kinds } = match
  const [inName, inEnsTru] = match.qualities
  const inDescription = match.qualities[DESCRIPTION] * IN_DESCRIPTION
  const make = (field: 0 | 1 | 2, quality: number): KeywordMatch => {
    const telling = rarity * quality
    const coverage = telling / keyword.mass
    return {
      keyword,
      coverage,
      strength: coverage ** EXPONENT * telling,
      head: lot.words[places[field]]!.isHead ? quality * coverage * telling : 0,
      field,
      places: [places[field]],
      qualities: [quality],
      kind: kinds[field],
    }
  }
  return [
    inName > 0 ? make(0, inName) : null,
    inEnsTru > 0 ? make(1, inEnsTru) : null,
    inDescription > inName ? make(DESCRIPTION, inDescription) : null,
  ]
}

/** The places of all lexemes within one field; for the description within the whole lot. */
function findTogether(lexemes: readonly string[], lot: AnalysedLot, field: number): number[] | null {
  const where: number[] = []
  for (const lexeme of lexemes) {
    const place = lot.places.get(lexeme)?.find((one) => field === DESCRIPTION || lot.words[one]?.field === field)
    if (place === undefined) return null
    where.push(place)
  }
  return where
}

function matchPhrase(keyword: Keyword, sequence: string, lot: AnalysedLot): FieldMatches {
  const lexemes = keyword.words.flatMap(({ readings }) => readings)
  // most lots do not have the words at all, so their texts need not be compared
  if (!lexemes.some((lexeme) => lot.places.has(lexeme))) return NOWHERE
  const matchIn = (field: number): KeywordMatch | null => {
    const line = lot.lines.findIndex((one) => one.field === field && toSequence(one.text).includes(sequence))
    if (line < 0) return null
    const places = [...new Set(lexemes.flatMap((lexeme) => lot.places.get(lexeme) ?? []))].filter(
      (place) => lot.words[place]?.line === line,
    )
    const head = places.some((place) => lot.words[place]?.isHead) ? keyword.rarity : 0
    const qualities = places.map(() => 1)
    return { keyword, coverage: 1, strength: keyword.rarity, head, field, places, qualities, kind: 'phrase' }
  }
  return [matchIn(0), matchIn(1), matchIn(DESCRIPTION)]
}

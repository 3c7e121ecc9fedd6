// Where a lot has a word of a profile, and how surely it is the same word.
import type { AnalysedLot } from './analyse-lot.ts'
import { NO_MATCH, type MatchKind, type WordMatch } from './matches.ts'
import type { ProfileWord } from './matches.ts'
import { compareStems, mayBeSimilar } from './similarity.ts'

/** what a similar word counts at most */
const SIMILAR = 0.8

export function matchWord(word: ProfileWord, lot: AnalysedLot): WordMatch {
  if (word.lot === lot.number) return word.found
  let match = NO_MATCH
  const { readings, translations } = word
  for (let i = 0; i < readings.length; i++) match = add(match, lot, readings[i]!, 1, 'word')
  for (let i = 0; i < translations.length; i++)
    match = add(match, lot, translations[i]!.lexeme, translations[i]!.quality, 'synonym')
  if (match.qualities[0] < 1 || match.qualities[1] < 1) match = addSimilar(match, lot, word)
  word.lot = lot.number
  word.found = match
  return match
}

function add(match: WordMatch, lot: AnalysedLot, lexeme: string, quality: number, kind: MatchKind): WordMatch {
  const places = lot.places.get(lexeme)
  if (!places) return match
  let raised = match
  for (const place of places) raised = raise(raised, lot, place, quality, kind)
  return raised
}

function raise(match: WordMatch, lot: AnalysedLot, place: number, quality: number, kind: MatchKind): WordMatch {
  const found = lot.words[place]!
  const field = found.field
  const before = match.places[field]!
  // of equal places the head of a name is the better one
  const isBetter =
    quality > match.qualities[field]! ||
    (quality === match.qualities[field] && found.isHead && !lot.words[before]?.isHead)
  if (!isBetter) return match
  // most words of profiles are not in the lot, so nothing is made before the first is found
  const raised: WordMatch =
    match === NO_MATCH
      ? ({ qualities: [...match.qualities], places: [...match.places], kinds: [...match.kinds] } satisfies WordMatch)
      : match
  raised.qualities[field] = quality
  raised.places[field] = place
  raised.kinds[field] = kind
  return raised
}

function addSimilar(match: WordMatch, lot: AnalysedLot, word: ProfileWord): WordMatch {
  const { outlines, words } = lot
  let raised = match
  for (let place = 0; place < words.length; place++) {
    const length = outlines[place * 3]!
    const mayBeTypo = word.mayBeTypo || length < 0
    if (!mayBeSimilar(word.outline, Math.abs(length), outlines[place * 3 + 1]!, outlines[place * 3 + 2]!, mayBeTypo))
      continue
    const other = words[place]!
    if (raised.qualities[other.field]! >= SIMILAR) continue
    const similarity = compareStems(word.readings[0]!, other.lexemes[0]!, mayBeTypo)
    if (similarity > 0) raised = raise(raised, lot, place, SIMILAR * similarity, 'similar')
  }
  return raised
}

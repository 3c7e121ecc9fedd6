// What speaks for a lot: the features of FEATURES. This runs for every candidate, so it allocates little.
import { MOST_WORDS, type AnalysedLot } from './analyse-lot.ts'
import { writeClassFeatures } from './class-features.ts'
import type { CompiledProfile } from './compile-profile.ts'
import { matchKeyword } from './keyword-match.ts'
import { NOWHERE, type KeywordMatch } from './matches.ts'
import { FEATURES, PLACES } from './weights.ts'
import { matchWord } from './word-match.ts'

/** how much a part of the profile's name is worth, in the order of FIELDS */
const NAME_PART_FIELDS = [1, 0.9, 0.5]

export const measurePart = ({ strength, field }: KeywordMatch) => strength * NAME_PART_FIELDS[field]!

/** `features` are all 0. */
export function gatherEvidence(
  profile: CompiledProfile,
  lot: AnalysedLot,
  features: Float64Array = new Float64Array(FEATURES.length),
): Float64Array {
  const inName: KeywordMatch[] = []
  for (const keyword of profile.wanted) {
    const found = matchKeyword(keyword, lot)
    if (found === NOWHERE) continue
    const [name, ensTru, details] = found
    if (name) {
      inName.push(name)
      raise(features, PLACES.best, name.strength)
      raise(features, PLACES.head, name.head)
    }
    if (ensTru) {
      raise(features, PLACES.ensBest, ensTru.strength)
      raise(features, PLACES.ensHead, ensTru.head)
    }
    if (details) raise(features, PLACES.details, details.strength)
  }
  for (const part of profile.nameParts) {
    const found = matchKeyword(part, lot)
    if (found !== NOWHERE) for (const match of found) if (match) raise(features, PLACES.profileName, measurePart(match))
  }
  if (inName.length > 0) features[PLACES.coverage] = measureCoverage(inName, lot)
  features[PLACES.description] = measureDescription(profile, lot)
  if ((profile.kinds & lot.kinds) !== 0)
    features[PLACES.kind] = Math.max(features[PLACES.best]!, features[PLACES.profileName]!)
  if (!hasPrefix(profile.refused, lot.code)) writeClassFeatures(profile.classSums, lot, features)
  if (hasPrefix(profile.confirmed, lot.code)) features[PLACES.confirmed] = 1
  return features
}

function raise(features: Float64Array, place: number, value: number): void {
  if (value > features[place]!) features[place] = value
}

const hasPrefix = (prefixes: readonly string[], code: string) => prefixes.some((prefix) => code.startsWith(prefix))

function measureDescription({ descriptionWords }: CompiledProfile, lot: AnalysedLot): number {
  let sum = 0
  for (const word of descriptionWords) {
    const [name, ensTru] = matchWord(word, lot).qualities
    sum += word.rarity * Math.max(name, ensTru)
  }
  return sum / (sum + 1)
}

const qualityByPlace = new Float64Array(MOST_WORDS * 2)
const sumByLine = new Float64Array(MOST_WORDS * 2)

/** The share of the lot's name that the keywords cover; of several names the one that they cover best. */
function measureCoverage(inName: readonly KeywordMatch[], lot: AnalysedLot): number {
  for (const { places, qualities, coverage } of inName)
    for (let i = 0; i < places.length; i++) {
      const quality = qualities[i]! * coverage
      const place = places[i]!
      if (quality > qualityByPlace[place]!) qualityByPlace[place] = quality
    }
  let best = 0
  for (const { places } of inName)
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!
      const { line } = lot.words[place]!
      sumByLine[line]! += measurePlace(place, qualityByPlace[place]!, lot)
      qualityByPlace[place] = 0
      if (sumByLine[line]! > best) best = sumByLine[line]!
    }
  for (const { places } of inName) for (let i = 0; i < places.length; i++) sumByLine[lot.words[places[i]!]!.line] = 0
  return best
}

/** Of the lot's name that keywords cover best, the share that each keyword covers. */
export function findCoverage(inName: readonly KeywordMatch[], lot: AnalysedLot): ReadonlyMap<KeywordMatch, number> {
  const covered = new Map<number, { match: KeywordMatch; quality: number }>()
  for (const match of inName)
    match.places.forEach((place, i) => {
      const quality = match.qualities[i]! * match.coverage
      if (quality > (covered.get(place)?.quality ?? 0)) covered.set(place, { match, quality })
    })
  const sums = lot.lines.map(() => 0)
  for (const [place, { quality }] of covered) sums[lot.words[place]!.line]! += measurePlace(place, quality, lot)
  const best = sums.indexOf(Math.max(...sums))
  const shares = new Map<KeywordMatch, number>()
  for (const [place, { match, quality }] of covered)
    if (lot.words[place]!.line === best) shares.set(match, (shares.get(match) ?? 0) + measurePlace(place, quality, lot))
  return shares
}

function measurePlace(place: number, quality: number, { words, lines }: AnalysedLot): number {
  const { line, rarity } = words[place]!
  return (quality * rarity) / (lines[line]!.mass || 1)
}

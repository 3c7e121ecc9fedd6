// What speaks for a lot: the features of FEATURES. This runs for every candidate, so it allocates little.
import type { AnalysedLot } from './analyse-lot.ts'
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
  if (inName.length > 0) for (const share of findCoverage(inName, lot).values()) features[PLACES.coverage]! += share
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

/** Of the lot's name that keywords cover best, the share that each keyword covers. */
export function findCoverage(inName: readonly KeywordMatch[], lot: AnalysedLot): ReadonlyMap<KeywordMatch, number> {
  const covered = new Map<number, { match: KeywordMatch; quality: number }>()
  for (const match of inName)
    match.places.forEach((place, i) => {
      const quality = match.qualities[i]! * match.coverage
      if (quality > (covered.get(place)?.quality ?? 0)) covered.set(place, { match, quality })
    })
  const measure = (place: number, quality: number) => {
    const { line, rarity } = lot.words[place]!
    return (quality * rarity) / (lot.lines[line]!.mass || 1)
  }
  const sums = lot.lines.map(() => 0)
  for (const [place, { quality }] of covered) sums[lot.words[place]!.line]! += measure(place, quality)
  const best = sums.indexOf(Math.max(...sums))
  const shares = new Map<KeywordMatch, number>()
  for (const [place, { match, quality }] of covered)
    if (lot.words[place]!.line === best) shares.set(match, (shares.get(match) ?? 0) + measure(place, quality))
  return shares
}

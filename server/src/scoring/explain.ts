// Which words and classes the evidence came from: the parts of a receipt.
import type { ReceiptFact, ReceiptPart } from '@tendertap/domain/matching/receipt'
import { FIELDS, type AnalysedLot } from './analyse-lot.ts'
import type { CompiledProfile } from './compile-profile.ts'
import { findCoverage, measurePart } from './evidence.ts'
import { matchKeyword } from './keyword-match.ts'
import type { KeywordMatch } from './matches.ts'
import { nameClass } from './suggest-classes.ts'
import { FEATURES, PLACES, type Feature, type WeightSet } from './weights.ts'
import { matchWord } from './word-match.ts'

const MOST_PARTS = 6
/** a head that counts less is told with its keyword */
const LEAST_HEAD = 0.12

type Shares = readonly (readonly [match: KeywordMatch, share: number])[]

export function explain(
  profile: CompiledProfile,
  lot: AnalysedLot,
  features: Float64Array,
  set: WeightSet,
): ReceiptPart[] {
  const parts = new Map<string, ReceiptPart & { strongest: number }>()
  const add = (key: string, fact: ReceiptFact, amount: number) => {
    const known = parts.get(key)
    if (amount <= 0) return
    if (!known) parts.set(key, { fact, evidence: amount, strongest: amount })
    else {
      // the line tells of the place that counts most
      if (amount > known.strongest) Object.assign(known, { fact, strongest: amount })
      known.evidence += amount
    }
  }
  const addShares = (amount: number, shares: Shares, prefix = 'keyword') => {
    const sum = shares.reduce((total, [, share]) => total + share, 0)
    if (sum > 0)
      for (const [match, share] of shares)
        add(`${prefix} ${match.keyword.typed}`, toFact(match, lot, prefix), (amount * share) / sum)
  }
  const found = listFound(profile, lot)
  const total = FEATURES.reduce((sum, _, i) => sum + features[i]! * set.weights[i]!, 0)
  FEATURES.forEach((feature, i) => {
    const amount = features[i]! * set.weights[i]!
    if (amount <= 0) return
    const usesName =
      feature === 'profileName' || (feature === 'kind' && features[PLACES.best]! < features[PLACES.profileName]!)
    const source = findSource(feature, features, found)
    if (source === 'class') {
      const [prefix = -1] = lot.prefixes
      const isConfirmed = profile.confirmed.some((one) => lot.code.startsWith(one))
      const code = lot.model.classes.codes[prefix] ?? lot.code
      add('class', { kind: 'class', code, ...nameClass(prefix, lot.model.classes), isConfirmed }, amount)
    } else if (source === 'description') addDescription(profile, lot, (fact) => add('description', fact, amount))
    else if (feature === 'head' && amount >= total * LEAST_HEAD) addShares(amount, source, 'head')
    else addShares(amount, source, usesName ? 'name' : 'keyword')
  })
  return keepLargest([...parts.values()])
}

function keepLargest(parts: readonly ReceiptPart[]): ReceiptPart[] {
  return parts
    .toSorted((a, b) => b.evidence - a.evidence)
    .slice(0, MOST_PARTS)
    .map(({ fact, evidence }) => ({ fact, evidence }))
}

/** What the lot has of the profile. */
interface Found {
  /** the keywords in each of FIELDS */
  keywords: readonly [name: KeywordMatch[], ensTru: KeywordMatch[], details: KeywordMatch[]]
  nameParts: readonly KeywordMatch[]
  lot: AnalysedLot
}

function listFound({ wanted, nameParts }: CompiledProfile, lot: AnalysedLot): Found {
  const found = wanted.map((keyword) => matchKeyword(keyword, lot))
  const inField = (field: 0 | 1 | 2) => found.flatMap((matches) => matches[field] ?? [])
  return {
    keywords: [inField(0), inField(1), inField(2)],
    nameParts: nameParts.flatMap((part) => matchKeyword(part, lot).flatMap((match) => match ?? [])),
    lot,
  }
}

/** The keywords that a feature came from, with their shares. */
function findSource(
  feature: Feature,
  features: Float64Array,
  { keywords: [inName, inEnsTru, inDetails], nameParts, lot }: Found,
): Shares | 'class' | 'description' {
  const strongest = (some: readonly KeywordMatch[], measure: (match: KeywordMatch) => number): Shares => {
    const best = some.reduce<KeywordMatch | null>(
      (so, match) => (so && measure(so) >= measure(match) ? so : match),
      null,
    )
    return best ? [[best, 1]] : []
  }
  const byStrength = ({ strength }: KeywordMatch) => strength
  const byHead = ({ head }: KeywordMatch) => head
  if (feature === 'best' || (feature === 'kind' && features[PLACES.best]! >= features[PLACES.profileName]!))
    return strongest(inName, byStrength)
  if (feature === 'head') return strongest(inName, byHead)
  if (feature === 'coverage') return [...findCoverage(inName, lot)]
  if (feature === 'ensBest') return strongest(inEnsTru, byStrength)
  if (feature === 'ensHead') return strongest(inEnsTru, byHead)
  if (feature === 'details') return strongest(inDetails, byStrength)
  if (feature === 'profileName' || feature === 'kind') return strongest(nameParts, measurePart)
  return feature === 'description' ? 'description' : 'class'
}

function toFact(match: KeywordMatch, lot: AnalysedLot, prefix: string): ReceiptFact {
  const { found, field } = findPlace(match, lot)
  if (prefix === 'name') return { kind: 'profileName', found, field }
  const kind = prefix === 'head' ? 'head' : match.kind
  return { kind, keyword: match.keyword.typed, found, field }
}

/** The words of the lot in their order; of a keyword with words in several fields the farthest. */
export function findPlace({ places }: KeywordMatch, lot: AnalysedLot) {
  const words = [...new Set(places)].toSorted((a, b) => a - b).map((place) => lot.words[place]!)
  const field = FIELDS[Math.max(0, ...words.map((word) => word.field))]!
  return { found: [...new Set(words.map(({ text }) => text))].join(' '), field }
}

function addDescription(
  { descriptionWords }: CompiledProfile,
  lot: AnalysedLot,
  add: (fact: ReceiptFact) => void,
): void {
  let best = { amount: 0, place: -1 }
  for (const word of descriptionWords) {
    const { qualities, places } = matchWord(word, lot)
    const field = qualities[0] >= qualities[1] ? 0 : 1
    const amount = word.rarity * qualities[field]
    if (amount > best.amount) best = { amount, place: places[field] }
  }
  const word = lot.words[best.place]
  if (word) add({ kind: 'description', found: word.text, field: FIELDS[word.field]! })
}

// What a lot must have to be a candidate of one profile.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { findBounds } from './candidate-bounds.ts'
import { limitClassEvidence, listWider, writeClassFeatures } from './class-features.ts'
import type { CompiledProfile } from './compile-profile.ts'
import type { Keyword } from './matches.ts'
import { computeRarity, isRare, type ScoringModel } from './model.ts'
import { compareStems } from './similarity.ts'
import { FEATURES, findSum } from './weights.ts'

export interface CandidateKeys {
  /** lexemes of words, synonyms and translations */
  lexemes: ReadonlySet<string>
  /** stems to which a lot's word may be similar */
  stems: ReadonlySet<string>
  /** the numbers of prefixes that the profile wants; see ClassTable */
  prefixes: readonly number[]
  /** prefixes of three or four digits without which words in a lot's name cannot make a match */
  wide: readonly number[]
  /** those of them without which other words cannot */
  strong: readonly number[]
  /** digits */
  confirmed: readonly string[]
}

/** A word that so many lots have makes no lot a candidate. */
const LEAST_RARITY = 0.15
/** words that are no keys may add to the evidence of a class */
const MARGIN = 0.8
const LEAST_PROBABILITY = 0.25
const FEWEST_DIGITS = 4
/** a class that none of the profile's words means */
const LEAST_VARIETY = 0.1

export function listCandidateKeys(profile: CompiledProfile): CandidateKeys {
  const lexemes = new Set<string>()
  const stems = new Set<string>()
  for (const keyword of [...profile.wanted, ...profile.nameParts]) addKeyword(keyword, profile.model, lexemes, stems)
  return {
    lexemes,
    stems,
    prefixes: listWantedPrefixes(profile),
    ...listWide(profile),
    confirmed: profile.confirmed,
  }
}

/** Of several words the one that tells most: a lot without it has little of the keyword. */
function addKeyword(keyword: Keyword, model: ScoringModel, lexemes: Set<string>, stems: Set<string>): void {
  const telling = keyword.words.filter(({ rarity }) => rarity >= Math.max(LEAST_RARITY, keyword.rarity * 0.8))
  for (const { readings, translations } of telling) {
    for (const lexeme of readings) lexemes.add(lexeme)
    for (const { lexeme } of translations) lexemes.add(lexeme)
    if (keyword.sequence === null && readings[0] !== undefined) stems.add(readings[0])
  }
  for (const variant of keyword.variants) {
    const [rarest] = variant.lexemes
      .map((lexeme) => ({ lexeme, rarity: computeRarity(model, lexeme) }))
      .toSorted((a, b) => b.rarity - a.rarity)
    if (rarest && rarest.rarity >= LEAST_RARITY) lexemes.add(rarest.lexeme)
  }
}

const WIDE_DIGITS = 4
/** for differences of rounding */
const LITTLE = 1e-9

/** A prefix of three digits stands for the lots of which the profile has none of four. */
function listWide({ classSums, model }: CompiledProfile): Pick<CandidateKeys, 'wide' | 'strong'> {
  const { codes, parents } = model.classes
  const bounds = findBounds(model.weights.withClass)
  const wide = new Set<number>()
  const strong = new Set<number>()
  if (bounds.named > 0)
    limitClassEvidence(classSums, model).forEach((limit, i) => {
      if (limit + LITTLE < bounds.named) return
      let prefix = classSums.prefixes[i]!
      while (codes[prefix]!.length > WIDE_DIGITS) prefix = parents[prefix]!
      wide.add(prefix)
      if (limit + LITTLE >= bounds.weak) strong.add(prefix)
    })
  return { wide: [...wide], strong: [...strong] }
}

const features = new Float64Array(FEATURES.length)

/** The prefixes whose evidence, with a little more, makes a match. */
function listWantedPrefixes({ classSums, model, refused }: CompiledProfile): number[] {
  const { classes } = model
  const set = model.weights.withClass
  const least = findSum(set, LEAST_PROBABILITY) - MARGIN
  const wanted = new Set<number>()
  classSums.prefixes.forEach((prefix, i) => {
    const code = classes.codes[prefix]!
    if (code.length < FEWEST_DIGITS || classSums.varieties[i]! < LEAST_VARIETY) return
    if (refused.some((one) => code.startsWith(one))) return
    writeClassFeatures(classSums, { prefixes: listWider(prefix, classes), model }, features.fill(0))
    let sum = set.intercept
    for (let f = 0; f < features.length; f++) sum += features[f]! * set.weights[f]!
    if (sum >= least) wanted.add(prefix)
  })
  return [...wanted].filter((prefix) => !wanted.has(classes.parents[prefix]!))
}

/** A lot is a candidate if it has one of the lexemes, or a code that begins with one of the prefixes. */
export interface SearchKeys {
  lexemes: readonly string[]
  /** digits only */
  classPrefixes: readonly string[]
}

const COMPARED_AT_ONCE = 200_000

/** For a search in the catalogue, which knows no similar words: they are listed, as far as the model knows them. */
export async function listSearchKeys(profile: CompiledProfile): Promise<SearchKeys> {
  const { lexemes, stems, prefixes, confirmed } = listCandidateKeys(profile)
  const { model } = profile
  const all = new Set(lexemes)
  const rare = new Set([...stems].filter((stem) => isRare(model, stem)))
  let compared = 0
  for (const known of model.frequencies.keys()) {
    if (all.has(known)) continue
    compared += stems.size
    // a thousand keywords and half a million lexemes take a minute: the process has other work
    if (compared > COMPARED_AT_ONCE) {
      compared = 0
      await yieldToOthers()
    }
    const mayBeTypo = isRare(model, known)
    for (const stem of stems)
      if (compareStems(stem, known, mayBeTypo || rare.has(stem)) > 0) {
        all.add(known)
        break
      }
  }
  return { lexemes: [...all], classPrefixes: [...prefixes.map((prefix) => model.classes.codes[prefix]!), ...confirmed] }
}

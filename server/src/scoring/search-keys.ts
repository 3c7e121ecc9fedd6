// What a lot must have to be a candidate of one profile.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { findBounds } from './candidate-bounds.ts'
import { WIDE_DIGITS } from './class-table.ts'
import { limitClassEvidence } from './class-features.ts'
import type { CompiledProfile } from './compile-profile.ts'
import type { Keyword } from './matches.ts'
import { computeRarity, isRare, type ScoringModel } from './model.ts'
import { compareStems } from './similarity.ts'
import { findSum } from './weights.ts'

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
  /** digits: confirmed by a person, or by votes */
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
  for (const lexeme of profile.votes?.lexemes ?? []) lexemes.add(lexeme)
  const limits = limitClassEvidence(profile.classSums, profile.model)
  return {
    lexemes,
    stems,
    prefixes: listWantedPrefixes(profile, limits),
    // what votes add depends on the lot: it is looked at each time
    ...(profile.votes ? { wide: [], strong: [] } : listWide(profile, limits)),
    confirmed: [...new Set([...profile.confirmed, ...(profile.votes?.classes ?? [])])],
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

/** for differences of rounding */
const LITTLE = 1e-9

/** A prefix of three digits stands for the lots of which the profile has none of four. */
function listWide({ classSums, model }: CompiledProfile, limits: Float64Array): Pick<CandidateKeys, 'wide' | 'strong'> {
  const { digits, parents } = model.classes
  const bounds = findBounds(model.weights.withClass)
  const wide = new Set<number>()
  const strong = new Set<number>()
  // a callback per element of a typed array would cost more than all else
  for (let i = 0; i < limits.length && bounds.named > 0; i++) {
    const limit = limits[i]! + LITTLE
    if (limit < bounds.named) continue
    let prefix = classSums.prefixes[i]!
    while (digits[prefix]! > WIDE_DIGITS) prefix = parents[prefix]!
    wide.add(prefix)
    if (limit >= bounds.weak) strong.add(prefix)
  }
  return { wide: [...wide], strong: [...strong] }
}

/** The prefixes whose evidence, with a little more, makes a match. */
function listWantedPrefixes({ classSums, model, refused }: CompiledProfile, limits: Float64Array): number[] {
  const { codes, parents } = model.classes
  const set = model.weights.withClass
  const least = findSum(set, LEAST_PROBABILITY) - MARGIN - set.intercept
  const wanted = new Set<number>()
  for (let i = 0; i < limits.length; i++) {
    if (limits[i]! < least || classSums.varieties[i]! < LEAST_VARIETY) continue
    const prefix = classSums.prefixes[i]!
    const code = codes[prefix]!
    if (code.length >= FEWEST_DIGITS && !refused.some((one) => code.startsWith(one))) wanted.add(prefix)
  }
  return [...wanted].filter((prefix) => !wanted.has(parents[prefix]!))
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

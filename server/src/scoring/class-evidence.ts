// How much of each class a profile wants: the share of the class's names that the profile's words match. A class of
// which nothing is known takes after its wider class, so that «хурма» is found for «фрукты».
import type { ClassTable } from './class-table.ts'
import type { Keyword } from './matches.ts'
import type { ScoringModel } from './model.ts'
import type { ProfileWord } from './matches.ts'

/** By number of the prefix. */
export interface ClassSums {
  prefixes: Int32Array
  /** the weight of the names under it that match */
  sums: Float32Array
  /** how many of the profile's words match a name under it, each as well as it does */
  varieties: Float32Array
}

/** A keyword, or a word of the profile's name or description, and how much it counts. */
export interface ClassClue {
  keyword: Keyword
  factor: number
}

const LEAST_SUM = 0.05
/** a lexeme that so many names have says nothing about a class */
const MOST_NAMES = 20_000
/** what a word counts that is in a name, but not what the name is about */
const BESIDE = 0.5

/** Reused by every profile, because the table may have a hundred thousand names. */
interface Scratch {
  best: Float32Array
  coverage: Float32Array
  quality: Float32Array
  word: Int32Array
  fit: Float32Array
  strength: Float32Array
  sums: Float64Array
  varieties: Float64Array
  variety: Float32Array
}
const scratches = new WeakMap<ClassTable, Scratch>()

function openScratch(classes: ClassTable): Scratch {
  const known = scratches.get(classes)
  if (known) return known
  const [names, prefixes] = [classes.names.length, classes.codes.length]
  const scratch = {
    best: new Float32Array(names),
    coverage: new Float32Array(names),
    quality: new Float32Array(names),
    word: new Int32Array(names),
    fit: new Float32Array(names),
    strength: new Float32Array(names),
    sums: new Float64Array(prefixes),
    varieties: new Float64Array(prefixes),
    variety: new Float32Array(prefixes),
  }
  scratches.set(classes, scratch)
  return scratch
}

export interface MatchedClasses extends ClassSums {
  /** how well each name matches the best clue, from 0 to 1 */
  names: ReadonlyMap<number, number>
}

export function matchClasses(clues: readonly ClassClue[], { classes }: ScoringModel): MatchedClasses {
  const scratch = openScratch(classes)
  const { best, sums, varieties, variety } = scratch
  const { parents, nameClasses, nameWeights } = classes
  const matched: number[] = []
  const reached: number[] = []
  for (const { keyword, factor } of clues) {
    const prefixes: number[] = []
    const found = matchCached(keyword, classes, scratch)
    for (let i = 0; i < found.names.length; i++) {
      const name = found.names[i]!
      const own = found.strengths[i]! * factor
      if (best[name] === 0) matched.push(name)
      if (own > best[name]!) best[name] = own
      for (let prefix = nameClasses[name]!; prefix >= 0; prefix = parents[prefix]!) {
        if (own <= variety[prefix]!) break
        if (variety[prefix] === 0) prefixes.push(prefix)
        variety[prefix] = own
      }
    }
    for (const prefix of prefixes) {
      if (varieties[prefix] === 0) reached.push(prefix)
      varieties[prefix]! += variety[prefix]!
      variety[prefix] = 0
    }
  }
  const names = new Map<number, number>()
  for (const name of matched) {
    names.set(name, best[name]!)
    for (let prefix = nameClasses[name]!; prefix >= 0; prefix = parents[prefix]!)
      sums[prefix]! += best[name]! * nameWeights[name]!
    best[name] = 0
  }
  const kept = reached.filter((prefix) => sums[prefix]! >= LEAST_SUM).toSorted((a, b) => a - b)
  const result = {
    names,
    prefixes: Int32Array.from(kept),
    sums: Float32Array.from(kept, (prefix) => sums[prefix]!),
    varieties: Float32Array.from(kept, (prefix) => varieties[prefix]!),
  }
  for (const prefix of reached) {
    sums[prefix] = 0
    varieties[prefix] = 0
  }
  return result
}

/** The names that have a part of a keyword, and how well they match. */
interface MatchedNames {
  names: Int32Array
  strengths: Float32Array
}

// Profiles that are compiled together share keywords. The names of too many keywords would not fit into memory.
const MOST_CACHED = 4_000
const cached = new WeakMap<ClassTable, Map<Keyword | ProfileWord, MatchedNames>>()

function matchCached(keyword: Keyword, classes: ClassTable, scratch: Scratch): MatchedNames {
  const all = cached.get(classes) ?? new Map<Keyword | ProfileWord, MatchedNames>()
  cached.set(classes, all)
  // a word of a description is prepared once, its keyword is not
  const [only] = keyword.words
  const key = keyword.words.length === 1 && keyword.variants.length === 0 && only ? only : keyword
  const known = all.get(key)
  if (known) return known
  if (all.size >= MOST_CACHED) all.clear()
  const names = Int32Array.from(matchKeyword(keyword, classes, scratch))
  const found = { names, strengths: Float32Array.from(names, (name) => scratch.strength[name]!) }
  for (const name of names) scratch.strength[name] = 0
  all.set(key, found)
  return found
}

/** The names that have a part of the keyword; how well they match is left in the scratch. */
function matchKeyword(keyword: Keyword, classes: ClassTable, scratch: Scratch): number[] {
  const { coverage, quality, word, fit, strength } = scratch
  const touched: number[] = []
  const matched: number[] = []
  const { words, variants, mass, rarity } = keyword
  const addLexeme = (lexeme: string, wordIndex: number, wordRarity: number, q: number) => {
    const postings = classes.postings.get(lexeme)
    if (!postings || postings.length > MOST_NAMES) return
    for (const entry of postings) {
      const name = entry >> 1
      if (coverage[name] === 0) {
        touched.push(name)
        word[name] = -1
      }
      const before = word[name] === wordIndex ? quality[name]! : 0
      if (q <= before) continue
      const gain = wordRarity * (q - before)
      coverage[name]! += gain
      fit[name]! += gain * (entry & 1 ? 1 : BESIDE)
      word[name] = wordIndex
      quality[name] = q
    }
  }
  words.forEach(({ readings, translations, rarity: wordRarity }, i) => {
    for (const lexeme of readings) addLexeme(lexeme, i, wordRarity, 1)
    for (const { lexeme, quality: q } of translations) addLexeme(lexeme, i, wordRarity, q)
  })
  const raise = (name: number, share: number, telling: number) => {
    const weight = classes.nameMasses[name]!
    const fits = 0.25 + 0.75 * Math.min(1, weight === 0 ? 0 : telling / weight)
    const found = share * share * rarity * fits
    if (strength[name] === 0 && found > 0) matched.push(name)
    if (found > strength[name]!) strength[name] = found
  }
  for (const name of touched) {
    raise(name, mass === 0 ? 0 : coverage[name]! / mass, fit[name]!)
    coverage[name] = 0
    fit[name] = 0
  }
  for (const { from, to, lexemes, quality: q } of variants) {
    let part = 0
    for (let i = from; i < to; i++) part += words[i]!.rarity
    const share = mass === 0 ? 0 : (part / mass) * q
    for (const [name, telling] of intersect(lexemes, classes)) raise(name, share, telling * q)
  }
  return matched
}

/** The names that have all lexemes, each with a rough measure of what they tell about it. */
function intersect(
  lexemes: readonly string[],
  { postings, nameMasses }: ClassTable,
): [name: number, telling: number][] {
  const lists = lexemes
    .map((lexeme) => postings.get(lexeme) ?? new Int32Array())
    .toSorted((a, b) => a.length - b.length)
  const [shortest = new Int32Array(), ...others] = lists
  if (shortest.length === 0 || shortest.length > MOST_NAMES) return []
  const sets = others.map((list) => new Set(Array.from(list, (entry) => entry >> 1)))
  return Array.from(shortest)
    .filter((entry) => sets.every((set) => set.has(entry >> 1)))
    .map((entry) => [entry >> 1, Math.min(nameMasses[entry >> 1]!, 0.7 * lexemes.length) * (entry & 1 ? 1 : BESIDE)])
}

// The names under ENS TRU classes that a keyword matches, and how well.
import type { ClassTable } from './class-table.ts'
import type { Keyword, ProfileWord } from './matches.ts'

export interface MatchedNames {
  names: Int32Array
  /** how well each name matches, from 0 to 1 */
  strengths: Float32Array
  /** the prefixes that have such a name, and how well the best of them matches */
  prefixes: Int32Array
  strongest: Float32Array
}

/** a lexeme that so many names have says nothing about a class */
const MOST_NAMES = 20_000
/** what a word counts that is in a name, but not what the name is about */
const BESIDE = 0.5

/**
 * Reused by every keyword, because the table may have hundreds of thousands of names. `strength`, `coverage`, `fit` and
 * `strongest` are zero between uses.
 */
interface Scratch {
  /** by name */
  strength: Float32Array
  /** by name, while the words of a keyword are looked up */
  coverage: Float32Array
  fit: Float32Array
  quality: Float32Array
  word: Int32Array
  /** by prefix */
  strongest: Float32Array
  /** lists of names and of prefixes */
  touched: Int32Array
  found: Int32Array
  reached: Int32Array
}

// Profiles that are compiled together share keywords. Those of all keywords would not fit into memory.
const MOST_CACHED_BYTES = 100_000_000
/** of a name or prefix, and of the arrays themselves */
const BYTES_EACH = 8
const BYTES_OF_ENTRY = 800
interface Cache {
  matched: Map<Keyword | ProfileWord, MatchedNames>
  bytes: number
  scratch: Scratch
}
const caches = new WeakMap<ClassTable, Cache>()

function openCache(classes: ClassTable): Cache {
  const known = caches.get(classes)
  if (known) return known
  const [names, prefixes] = [classes.names.length, classes.codes.length]
  const scratch: Scratch = {
    strength: new Float32Array(names),
    coverage: new Float32Array(names),
    fit: new Float32Array(names),
    quality: new Float32Array(names),
    word: new Int32Array(names),
    strongest: new Float32Array(prefixes),
    touched: new Int32Array(names),
    found: new Int32Array(names),
    reached: new Int32Array(prefixes),
  }
  const cache: Cache = { matched: new Map(), bytes: 0, scratch }
  caches.set(classes, cache)
  return cache
}

export function matchNames(keyword: Keyword, classes: ClassTable): MatchedNames {
  const cache = openCache(classes)
  // a word of a description is prepared once, its keyword is not
  const [only] = keyword.words
  const key = keyword.words.length === 1 && keyword.variants.length === 0 && only ? only : keyword
  const known = cache.matched.get(key)
  if (known) return known
  const { scratch } = cache
  const names = scratch.found.slice(0, collectNames(keyword, classes, scratch))
  const strengths = new Float32Array(names.length)
  for (let i = 0; i < names.length; i++) {
    strengths[i] = scratch.strength[names[i]!]!
    scratch.strength[names[i]!] = 0
  }
  const found = { names, strengths, ...findStrongest(names, strengths, classes, scratch) }
  const bytes = BYTES_OF_ENTRY + (names.length + found.prefixes.length) * BYTES_EACH
  if (cache.bytes + bytes > MOST_CACHED_BYTES) {
    cache.matched.clear()
    cache.bytes = 0
  }
  cache.matched.set(key, found)
  cache.bytes += bytes
  return found
}

function findStrongest(
  names: Int32Array,
  strengths: Float32Array,
  { parents, nameClasses }: ClassTable,
  { strongest, reached }: Scratch,
): Pick<MatchedNames, 'prefixes' | 'strongest'> {
  let count = 0
  for (let i = 0; i < names.length; i++) {
    const strength = strengths[i]!
    for (let prefix = nameClasses[names[i]!]!; prefix >= 0; prefix = parents[prefix]!) {
      if (strength <= strongest[prefix]!) break
      if (strongest[prefix] === 0) reached[count++] = prefix
      strongest[prefix] = strength
    }
  }
  const found = { prefixes: reached.slice(0, count), strongest: new Float32Array(count) }
  for (let i = 0; i < count; i++) {
    found.strongest[i] = strongest[reached[i]!]!
    strongest[reached[i]!] = 0
  }
  return found
}

/** Leaves the names that have a part of the keyword in `found`, and how well they match in `strength`. */
function collectNames(keyword: Keyword, classes: ClassTable, scratch: Scratch): number {
  const { coverage, fit, strength, found, touched } = scratch
  const { words, variants, mass, rarity } = keyword
  let foundCount = 0
  if (mass === 0) return foundCount
  const raise = (name: number, share: number, telling: number) => {
    const nameMass = classes.nameMasses[name]!
    const fits = 0.25 + 0.75 * Math.min(1, nameMass === 0 ? 0 : telling / nameMass)
    const own = share * share * rarity * fits
    if (strength[name] === 0 && own > 0) found[foundCount++] = name
    if (own > strength[name]!) strength[name] = own
  }
  const touchedCount = coverNames(words, classes, scratch)
  for (let i = 0; i < touchedCount; i++) {
    const name = touched[i]!
    raise(name, coverage[name]! / mass, fit[name]!)
    coverage[name] = 0
    fit[name] = 0
  }
  for (const { from, to, lexemes, quality } of variants) {
    let part = 0
    for (let i = from; i < to; i++) part += words[i]!.rarity
    const share = (part / mass) * quality
    for (const [name, telling] of intersect(lexemes, classes)) raise(name, share, telling * quality)
  }
  return foundCount
}

/** Adds up in `coverage` and `fit` what each name has of the words. Returns how many names are `touched`. */
function coverNames(words: readonly ProfileWord[], { postings }: ClassTable, scratch: Scratch): number {
  const { coverage, quality, word, fit, touched } = scratch
  let touchedCount = 0
  const addLexeme = (lexeme: string, wordIndex: number, rarity: number, ownQuality: number) => {
    const entries = postings.get(lexeme)
    if (!entries || entries.length > MOST_NAMES) return
    for (let i = 0; i < entries.length; i++) {
      const entry: number = entries[i]!
      const name = entry >> 1
      if (coverage[name] === 0) {
        touched[touchedCount++] = name
        word[name] = -1
      }
      const before = word[name] === wordIndex ? quality[name]! : 0
      if (ownQuality <= before) continue
      const gain = rarity * (ownQuality - before)
      coverage[name]! += gain
      fit[name]! += gain * (entry & 1 ? 1 : BESIDE)
      word[name] = wordIndex
      quality[name] = ownQuality
    }
  }
  words.forEach(({ readings, translations, rarity }, i) => {
    // a word that tells nothing covers nothing
    if (rarity === 0) return
    for (const lexeme of readings) addLexeme(lexeme, i, rarity, 1)
    for (const { lexeme, quality: ownQuality } of translations) addLexeme(lexeme, i, rarity, ownQuality)
  })
  return touchedCount
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

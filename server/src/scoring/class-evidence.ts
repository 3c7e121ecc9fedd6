// How much of each class a profile wants: the share of the class's names that the profile's words match. A class of
// which nothing is known takes after its wider class, so that «хурма» is found for «фрукты».
import type { ClassTable } from './class-table.ts'
import type { Keyword } from './matches.ts'
import type { ScoringModel } from './model.ts'
import { matchNames } from './name-match.ts'

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

const LEAST_SUM = 0.2

/** Reused by every profile, because the table may have hundreds of thousands of names. All zero between uses. */
interface Scratch {
  /** by name: how well it matches the best clue */
  best: Float32Array
  /** by prefix */
  sums: Float64Array
  varieties: Float64Array
  /** lists of names and of prefixes */
  matched: Int32Array
  reached: Int32Array
}
const scratches = new WeakMap<ClassTable, Scratch>()

function openScratch(classes: ClassTable): Scratch {
  const known = scratches.get(classes)
  if (known) return known
  const [names, prefixes] = [classes.names.length, classes.codes.length]
  const scratch: Scratch = {
    best: new Float32Array(names),
    sums: new Float64Array(prefixes),
    varieties: new Float64Array(prefixes),
    matched: new Int32Array(names),
    reached: new Int32Array(prefixes),
  }
  scratches.set(classes, scratch)
  return scratch
}

/** `onName` is told how well each name matches the best clue, from 0 to 1. */
export function sumClasses(
  clues: readonly ClassClue[],
  { classes }: ScoringModel,
  onName?: (name: number, strength: number) => void,
): ClassSums {
  const scratch = openScratch(classes)
  const { best, matched, reached, sums, varieties } = scratch
  const { nameClasses, nameWeights, parents } = classes
  let matchedCount = 0
  let reachedCount = 0
  for (const { keyword, factor } of clues) {
    const { names, strengths, prefixes, strongest } = matchNames(keyword, classes)
    for (let i = 0; i < names.length; i++) {
      const name = names[i]!
      const strength = strengths[i]! * factor
      if (best[name] === 0) matched[matchedCount++] = name
      if (strength > best[name]!) best[name] = strength
    }
    for (let i = 0; i < prefixes.length; i++) {
      const prefix = prefixes[i]!
      if (varieties[prefix] === 0) reached[reachedCount++] = prefix
      varieties[prefix]! += strongest[i]! * factor
    }
  }
  for (let i = 0; i < matchedCount; i++) {
    const name = matched[i]!
    onName?.(name, best[name]!)
    sums[nameClasses[name]!]! += best[name]! * nameWeights[name]!
    best[name] = 0
  }
  const prefixes = reached.subarray(0, reachedCount).toSorted()
  // a wider class has a lower number than its narrower ones
  for (let i = prefixes.length - 1; i >= 0; i--) {
    const parent = parents[prefixes[i]!]!
    if (parent >= 0) sums[parent]! += sums[prefixes[i]!]!
  }
  return takeSums(prefixes, scratch)
}

/** The prefixes that have enough, in loops: a callback per element of a typed array costs more than the rest. */
function takeSums(prefixes: Int32Array, { sums, varieties, reached }: Scratch): ClassSums {
  let count = 0
  for (let i = 0; i < prefixes.length; i++) if (sums[prefixes[i]!]! >= LEAST_SUM) reached[count++] = prefixes[i]!
  const kept: ClassSums = {
    prefixes: reached.slice(0, count),
    sums: new Float32Array(count),
    varieties: new Float32Array(count),
  }
  for (let i = 0; i < count; i++) {
    kept.sums[i] = sums[kept.prefixes[i]!]!
    kept.varieties[i] = varieties[kept.prefixes[i]!]!
  }
  for (let i = 0; i < prefixes.length; i++) {
    sums[prefixes[i]!] = 0
    varieties[prefixes[i]!] = 0
  }
  return kept
}

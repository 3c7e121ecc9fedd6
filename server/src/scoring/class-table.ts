// The classes of ENS TRU as a tree of prefixes, two to six digits, with the names under each class indexed by lexeme.
import { analyse } from '../language/analyse.ts'
import { findHead, isKazakhText } from './head-noun.ts'

export const CLASS_DIGITS = 6
const FEWEST_DIGITS = 2

/** A name under a class, with the number of lots that have it. */
export interface ClassName {
  /** the ENS TRU code, six digits or more */
  code: string
  /** the name that ENS TRU gives, or a name that customers give their lots */
  kind: 'ensTru' | 'lot'
  nameRu: string | null
  nameKz: string | null
  lots: number
}

export interface ClassTable {
  /** the number of each prefix */
  numbers: ReadonlyMap<string, number>
  codes: readonly string[]
  /** how many digits each prefix has */
  digits: Uint8Array
  /** the number of the prefix that is one digit shorter; -1 for two digits */
  parents: Int32Array
  /** the weight of all names under a prefix */
  weights: Float64Array
  /** the class, the weight and the amount of information of each name */
  nameClasses: Int32Array
  nameWeights: Float64Array
  nameMasses: Float64Array
  names: readonly ClassName[]
  /** the first name under a prefix itself, -1 if there is none; the names of a class stand together */
  firstNames: Int32Array
  /** lexeme → names that have it: twice the number of the name, plus one if it is what the name is about */
  postings: ReadonlyMap<string, Int32Array>
}

export function toDigits(code: string): string {
  return code.replaceAll(/\D/g, '')
}

export function buildClassTable(names: readonly ClassName[], getRarity: (lexeme: string) => number): ClassTable {
  const numbers = new Map<string, number>()
  const codes: string[] = []
  const parents: number[] = []
  const addPrefix = (code: string): number => {
    const known = numbers.get(code)
    if (known !== undefined) return known
    const parent = code.length > FEWEST_DIGITS ? addPrefix(code.slice(0, -1)) : -1
    numbers.set(code, codes.length)
    codes.push(code)
    parents.push(parent)
    return codes.length - 1
  }
  const nameClasses = Int32Array.from(names, ({ code }) => addPrefix(code))
  // a name that many lots have says more, but does not drown the others
  const nameWeights = Float64Array.from(names, ({ lots }) => Math.sqrt(lots))
  const weights = new Float64Array(codes.length)
  const firstNames = new Int32Array(codes.length).fill(-1)
  nameClasses.forEach((start, i) => {
    if (firstNames[start] === -1) firstNames[start] = i
    for (let node = start; node >= 0; node = parents[node] ?? -1) weights[node]! += nameWeights[i]!
  })
  const { postings, masses } = indexNames(names, getRarity)
  return {
    numbers,
    codes,
    digits: Uint8Array.from(codes, ({ length }) => length),
    parents: Int32Array.from(parents),
    weights,
    nameClasses,
    nameWeights,
    nameMasses: masses,
    names,
    firstNames,
    postings,
  }
}

function indexNames(names: readonly ClassName[], getRarity: (lexeme: string) => number) {
  const lists = new Map<string, number[]>()
  const masses = new Float64Array(names.length)
  names.forEach(({ nameRu, nameKz }, i) => {
    const texts = [...new Set([nameRu, nameKz])].filter((text) => text !== null)
    const found = new Map<string, boolean>()
    for (const text of texts) {
      const terms = analyse(text)
      const head = findHead(terms, isKazakhText(text))
      let last = -1
      for (const { lexeme, start } of terms) {
        // of two readings the likelier counts
        if (start !== last && !found.has(lexeme)) masses[i]! += getRarity(lexeme) / texts.length
        found.set(lexeme, (found.get(lexeme) ?? false) || head?.start === start)
        last = start
      }
    }
    for (const [lexeme, isHead] of found) {
      const list = lists.get(lexeme)
      const entry = i * 2 + (isHead ? 1 : 0)
      if (list) list.push(entry)
      else lists.set(lexeme, [entry])
    }
  })
  return { masses, postings: new Map(Array.from(lists, ([lexeme, list]) => [lexeme, Int32Array.from(list)])) }
}

/** the weight of the names under four digits from which on they say something about a class */
const LEAST_KNOWN = 4
export const WIDE_DIGITS = 4

/** The numbers of the prefixes of a code, the longest first; none if the table knows too little of the code. */
export function listKnownPrefixes({ numbers, parents, weights }: ClassTable, code: string): number[] {
  const digits = code.slice(0, CLASS_DIGITS)
  const wide = numbers.get(digits.slice(0, WIDE_DIGITS))
  if (wide === undefined || weights[wide]! < LEAST_KNOWN) return []
  const found: number[] = []
  for (let length = digits.length; length >= FEWEST_DIGITS && found.length === 0; length--) {
    let node = numbers.get(digits.slice(0, length)) ?? -1
    for (; node >= 0; node = parents[node] ?? -1) found.push(node)
  }
  return found
}

/** A small seeded generator (mulberry32): the same seed always makes the same world. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  weighted<T>(list: readonly T[], weight: (entry: T) => number): T
  shuffled<T>(list: readonly T[]): T[]
  digits(length: number): string
  hex(length: number): string
}

function hashText(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** `stream` separates the parts of the world: more customers do not change the random numbers of the tenders. */
export function makeRandom(seed: number | string, stream: string): Random {
  let state = hashText(`${seed}/${stream}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[int(0, list.length - 1)] as T
  }
  const weighted = <T>(list: readonly T[], weight: (entry: T) => number): T => {
    let point = next() * list.reduce((sum, entry) => sum + weight(entry), 0)
    return list.find((entry) => (point -= weight(entry)) < 0) ?? pick(list)
  }
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list]
    for (let last = copy.length - 1; last > 0; last--) {
      const other = int(0, last)
      ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
    }
    return copy
  }
  const string = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[int(0, alphabet.length - 1)]).join('')
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    weighted,
    shuffled,
    digits: (length) => string('0123456789', length),
    hex: (length) => string('0123456789abcdef', length),
  }
}

// How good a list of found lots is.
import type { Labelled } from './pool.ts'

export interface Score {
  /** hits among the first five, of those that could be there */
  at5: number
  /** the share of the expected lots, or of twenty, among the first twenty */
  recall20: number
  missed: readonly string[]
}

/** `found` are the keys in the order of the answer; lots outside the pool have a key, too, and count as mistakes. */
export function score(
  { expected, alsoRight }: Pick<Labelled, 'expected' | 'alsoRight'>,
  found: readonly string[],
): Score {
  const neutral = new Set(alsoRight.filter((key) => !expected.includes(key)))
  const judged = found.filter((key) => !neutral.has(key))
  const share = (first: number) => {
    const shown = new Set(judged.slice(0, first))
    return expected.filter((key) => shown.has(key)).length / Math.min(first, expected.length)
  }
  const shown = judged.slice(0, 20)
  return { at5: share(5), recall20: share(20), missed: expected.filter((key) => !shown.includes(key)) }
}

export interface Measured {
  query: Labelled
  score: Score
  found: readonly string[]
}

/** Searches for every query; `find` answers keys. */
export async function measureQueries(
  queries: readonly Labelled[],
  find: (typed: string) => Promise<readonly string[]>,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const query of queries) {
    const found = await find(query.typed)
    measured.push({ query, found, score: score(query, found) })
  }
  return measured
}

export const average = (measured: readonly Measured[], figure: 'at5' | 'recall20'): number =>
  measured.reduce((sum, { score: { [figure]: one } }) => sum + one, 0) / Math.max(1, measured.length)

/** Lines for a person who wants to know what was not found. */
export const listMissed = (measured: readonly Measured[]): string[] =>
  measured
    .filter(({ score: { missed } }) => missed.length > 0)
    .map(({ query, score: { missed } }) => `${query.typed} (${query.kind}): ${missed.join('; ')}`)

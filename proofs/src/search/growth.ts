// How much slower the same searches become in a larger catalogue: medians of the time in the database.
import type { Measured } from './measure.ts'

export interface Growth {
  /** by name of the class */
  classes: { name: string; small: number; large: number }[]
  /** the worst of its kind */
  single: number
  open: number
  two: number
}

export function compareSizes(small: readonly Measured[], large: readonly Measured[]): Growth {
  const pairs = large.flatMap(({ name, kind, search }) => {
    const before = small.find((one) => one.name === name)
    return before ? [{ name, kind, small: before.search.p50, large: search.p50 }] : []
  })
  const worst = (wantedKind: Measured['kind']) =>
    Math.max(...pairs.filter(({ kind }) => kind === wantedKind).map((pair) => pair.large / pair.small))
  return { classes: pairs, single: worst('single'), open: worst('open'), two: worst('two') }
}

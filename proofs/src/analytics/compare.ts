// Compares the figures that a screen shows with the same figures counted in another way.

export interface Compared {
  /** those that are more than nothing: a period without purchases has nothing to compare */
  figures: number
  differences: number
}

/** Every figure that was counted; those differ that are off by a tenge, or are missing on one side. */
export function compare(shown: object, counted: object): Compared {
  const figures = new Map<string, unknown>(Object.entries(shown))
  const entries = Object.entries(counted)
  return {
    figures: entries.filter(([, value]) => value !== 0 && value !== null && value !== undefined).length,
    differences: entries.filter(([key, value]) => !isSame(figures.get(key), value)).length,
  }
}

const isSame = (shown: unknown, counted: unknown) =>
  typeof shown === 'number' && typeof counted === 'number' ? Math.abs(shown - counted) < 0.5 : shown === counted

export const addCompared = (all: readonly Compared[]): Compared => ({
  figures: all.reduce((sum, { figures }) => sum + figures, 0),
  differences: all.reduce((sum, { differences }) => sum + differences, 0),
})

/** The value below which this share of the numbers lies, between neighbours in proportion. */
export function findQuantile(numbers: readonly number[], share: number): number | null {
  const sorted = numbers.toSorted((one, other) => one - other)
  const place = share * (sorted.length - 1)
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below === undefined || above === undefined ? null : below + (place - Math.floor(place)) * (above - below)
}

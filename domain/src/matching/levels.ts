// spec 2 §3: how well a lot fits an interest profile, in words. The bounds are ours.
export const MATCH_LEVELS = ['low', 'medium', 'high'] as const
export type MatchLevel = (typeof MATCH_LEVELS)[number]

export function isMatchLevel(name: string): name is MatchLevel {
  return (MATCH_LEVELS as readonly string[]).includes(name)
}

/** The first and the last whole percent of each level. */
export const LEVEL_RANGES: Readonly<Record<MatchLevel, readonly [from: number, to: number]>> = {
  low: [0, 49],
  medium: [50, 74],
  high: [75, 100],
}

export function getMatchLevel(percent: number): MatchLevel {
  if (percent >= LEVEL_RANGES.high[0]) return 'high'
  return percent >= LEVEL_RANGES.medium[0] ? 'medium' : 'low'
}

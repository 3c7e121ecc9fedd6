// spec 2 §3: a low, medium or high degree of match.
export type MatchLevel = 'low' | 'medium' | 'high'

const MEDIUM_FROM = 50
const HIGH_FROM = 75

export function getMatchLevel(percent: number): MatchLevel {
  if (percent >= HIGH_FROM) return 'high'
  return percent >= MEDIUM_FROM ? 'medium' : 'low'
}

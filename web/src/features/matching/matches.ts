import type { Output } from '@tendertap/contract/calls/index'

export type LotMatch = Output<'matching/getLotMatches'>[number]
export type ReceiptLine = LotMatch['receipt'][number]

/** so many points below the threshold of its profile a lot is still worth a look */
const NEAR_POINTS = 15

export const isNear = ({ percent, minScore }: Pick<LotMatch, 'percent' | 'minScore'>) =>
  percent >= minScore - NEAR_POINTS

/** A small change of the profile may be enough; an excluded word takes nearly all points from a lot. */
export const mayComeToMatch = (match: LotMatch) =>
  !match.isMatch && (isNear(match) || match.receipt.some(({ kind }) => kind === 'exclusion'))

/** The matches and the near misses, the best first; apart from them the profiles that the lot has little to do with. */
export function splitMatches(matches: readonly LotMatch[]): { shown: LotMatch[]; others: LotMatch[] } {
  const sorted = matches.toSorted(
    (one, other) => Number(other.isMatch) - Number(one.isMatch) || other.percent - one.percent,
  )
  const shown = sorted.filter((match) => match.isMatch || isNear(match))
  return { shown, others: sorted.filter((match) => !shown.includes(match)) }
}

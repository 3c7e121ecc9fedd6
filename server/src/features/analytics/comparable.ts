// The purchases behind a corridor of prices.
import { findStepStart, MAX_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import type { Period } from '@tendertap/domain/analytics/months'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { findCorridor, findPricedLot, listPrices, matchBasis, matchPrices, type PriceFilter } from './prices.ts'
import { listPricedAwards } from './suppliers.ts'

interface Comparison extends PriceFilter {
  period: Period
  lotId: number | null
  supplierId: number | null
  /** the share at which a step of the histogram begins */
  shareFrom: number | null
}

/** The newest lots first, at most as many as make a corridor: of a lot, a supplier or a filter. */
export async function listComparable(scope: Scope, comparison: Comparison): Promise<number[]> {
  const { lotId, supplierId, shareFrom, ...filter } = comparison
  if (supplierId !== null) return toLotIds(await listPricedAwards(scope, supplierId, filter.period))
  const condition = lotId === null ? matchPrices(filter) : await matchLot(scope, lotId)
  if (!condition) return []
  const prices = await listPrices(scope, condition, MAX_OBSERVATIONS)
  return toLotIds(shareFrom === null ? prices : prices.filter(({ share }) => findStepStart(share) === shareFrom))
}

const toLotIds = (prices: readonly { lotId: number }[]) => prices.map(({ lotId }) => lotId)

/** The purchases with which a lot is compared; null when there are none. */
async function matchLot(scope: Scope, lotId: number) {
  const lot = await findPricedLot(scope, lotId)
  if (!lot) throw new AppError('not_found')
  const { basis } = await findCorridor(scope, lot)
  return basis && matchBasis(basis, lot)
}

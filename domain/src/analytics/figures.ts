// The figures of analytics, from sums that the rollups keep. Money is in tenge with at most two decimals.

/** Sums over a set of purchases. */
export interface PurchaseSums {
  lots: number
  /** planned amounts of all lots */
  planned: number
  awarded: number
  /** sums of the contracts */
  final: number
  cancelled: number
  failed: number
  /** purchases whose planned and final amounts are both known */
  priced: number
  pricedPlanned: number
  pricedFinal: number
  /** purchases with a contract whose date and whose end of applications are known */
  timed: number
  /** days from the end of applications to the contract, of those together */
  timedDays: number
}

export const NO_PURCHASES: PurchaseSums = {
  lots: 0,
  planned: 0,
  awarded: 0,
  final: 0,
  cancelled: 0,
  failed: 0,
  priced: 0,
  pricedPlanned: 0,
  pricedFinal: 0,
  timed: 0,
  timedDays: 0,
}

/** What was paid as a share of what was planned, over the purchases of which both are known. */
export function calculateShareOfPlan({
  pricedPlanned,
  pricedFinal,
}: Pick<PurchaseSums, 'pricedPlanned' | 'pricedFinal'>): number | null {
  return pricedPlanned > 0 ? pricedFinal / pricedPlanned : null
}

/** The same of one lot. */
export function calculateShareOfLot(lot: { plannedAmount: number | null; finalAmount: number | null }): number | null {
  const { plannedAmount, finalAmount } = lot
  if (plannedAmount === null || finalAmount === null) return null
  return calculateShareOfPlan({ pricedPlanned: plannedAmount, pricedFinal: finalAmount })
}

/** How far below the plan contracts were concluded. */
export function calculateDrop(sums: Pick<PurchaseSums, 'pricedPlanned' | 'pricedFinal'>): number | null {
  const share = calculateShareOfPlan(sums)
  return share === null ? null : 1 - share
}

/** Of the purchases that have ended, how many were cancelled by the customer. */
export function calculateCancelRate({
  awarded,
  cancelled,
  failed,
}: Pick<PurchaseSums, 'awarded' | 'cancelled' | 'failed'>): number | null {
  const ended = awarded + cancelled + failed
  return ended > 0 ? cancelled / ended : null
}

export function calculateAverageDays({ timed, timedDays }: Pick<PurchaseSums, 'timed' | 'timedDays'>): number | null {
  return timed > 0 ? timedDays / timed : null
}

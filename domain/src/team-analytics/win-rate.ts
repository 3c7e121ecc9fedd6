// How often we win. A result counts in the month of the purchase's result, as it was recorded last.
//
// Win rate = won / (won + lost). A cancelled purchase is neither. By count every lot weighs the same; by value it
// weighs what we offered: the offer price is the same measure for lots that we won and lots that we lost, while the
// final amount of a lost lot is somebody else's price. A result recorded without our price weighs its final amount.
import { getOutcome, type Outcome } from '../lot-results/outcome.ts'
import { LOSS_REASONS, type FinalStatus, type LossReason } from '../lot-results/results.ts'
import { calculateShareOfPlanned, sumAmounts } from '../money.ts'

type Amount = string | number | null

/** Results that ended alike. */
export interface ResultGroup {
  finalStatus: FinalStatus
  winner: boolean | null
  lossReason: LossReason | null
  lots: number
  /** what they weigh together */
  value: Amount
}

export interface Weight {
  lots: number
  /** tenge, a decimal */
  value: string
}

export interface WinRate extends Record<Outcome, Weight> {
  /** per cent with one decimal; null without a lot won or lost */
  byCount: number | null
  byValue: number | null
}

const weigh = (groups: readonly ResultGroup[]): Weight => ({
  lots: groups.reduce((sum, { lots }) => sum + lots, 0),
  value: sumAmounts(groups.map(({ value }) => value)),
})

export function calculateWinRate(groups: readonly ResultGroup[]): WinRate {
  const weighOutcome = (outcome: Outcome) => weigh(groups.filter((group) => getOutcome(group) === outcome))
  const [won, lost, cancelled] = [weighOutcome('won'), weighOutcome('lost'), weighOutcome('cancelled')]
  return {
    won,
    lost,
    cancelled,
    byCount: calculateShareOfPlanned(won.lots, won.lots + lost.lots),
    byValue: calculateShareOfPlanned(won.value, sumAmounts([won.value, lost.value])),
  }
}

export interface LossLine extends Weight {
  /** null: nobody said why */
  reason: LossReason | null
}

/** Why lots were lost, the most frequent reason first. Reasons that never occurred are left out. */
export function listLosses(groups: readonly ResultGroup[]): LossLine[] {
  const lost = groups.filter((group) => getOutcome(group) === 'lost')
  return [...LOSS_REASONS, null]
    .map((reason) => ({ reason, ...weigh(lost.filter(({ lossReason }) => lossReason === reason)) }))
    .filter(({ lots }) => lots > 0)
    .toSorted((one, other) => other.lots - one.lots || Number(other.value) - Number(one.value))
}

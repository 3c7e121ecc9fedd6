// The result of a tender is the results of its lots: the form of a tender writes them, its page shows them together.
import { isPositive, sumAmounts } from '../money.ts'
import { type FinalStatus, listMissingFields, type LossReason, type LotResult, type ResultInput } from './results.ts'

/** What the form of a tender asks for; a field that is missing is like one without a value. */
export interface TenderResultInput {
  finalStatus: FinalStatus
  finalAmount?: string | number | null | undefined
  resultsDate?: string | null | undefined
  lotResults?: readonly LotLine[] | null | undefined
}

interface LotLine {
  lotNumber: string
  lotWinnerCompany?: string | null | undefined
  lotFinalAmount?: string | number | null | undefined
  /** we won; without it, it follows from the winner */
  winner?: boolean | null | undefined
  lossReason?: LossReason | null | undefined
}

/** Every field is there, and the amount of a held purchase is above 0. */
export function isCompleteResult(input: ResultInput): boolean {
  return listMissingFields(input).length === 0 && (input.finalStatus === 'cancelled' || isPositive(input.finalAmount))
}

/**
 * The result of each placed lot that the form names. A cancelled tender cancels all of them. A line without winner and
 * amount leaves its lot as it is. The amount of the tender is that of its lot where only one is placed.
 */
export function splitTenderResult<Lot extends { number: string }>(
  { finalStatus, finalAmount, resultsDate, lotResults }: TenderResultInput,
  placed: readonly Lot[],
): { lot: Lot; result: ResultInput }[] {
  if (finalStatus === 'cancelled') return placed.map((lot) => ({ lot, result: { finalStatus, resultsDate } }))
  return placed.flatMap((lot) => {
    const line = lotResults?.find(({ lotNumber }) => lotNumber === lot.number)
    const amount = line?.lotFinalAmount ?? (placed.length === 1 ? finalAmount : null)
    const winnerCompany = line?.lotWinnerCompany
    if ((amount ?? '') === '' && (winnerCompany ?? '') === '') return []
    const { winner, lossReason } = line ?? {}
    return [{ lot, result: { finalStatus, finalAmount: amount, resultsDate, winnerCompany, winner, lossReason } }]
  })
}

/** `numbers`: of all lots of the tender. No line may name another lot, and no lot may have two lines. */
export function namesEachLotOnce({ lotResults }: TenderResultInput, numbers: readonly string[]): boolean {
  const named = (lotResults ?? []).map(({ lotNumber }) => lotNumber)
  return new Set(named).size === named.length && named.every((number) => numbers.includes(number))
}

export interface TenderResult {
  finalStatus: FinalStatus
  finalAmount: string | null
  resultsDate: string | null
  lotResults: { lotNumber: string; lotWinnerCompany: string | null; lotFinalAmount: string | number | null }[]
}

/** null: none of the lots has a result. One lot whose purchase was held is enough for a tender that was held. */
export function deriveTenderResult(
  lots: readonly { number: string; result: Omit<LotResult, 'winner' | 'lossReason'> | null }[],
): TenderResult | null {
  const known = lots
    .flatMap(({ number, result }) => (result ? [{ number, ...result }] : []))
    .toSorted((one, other) => one.number.localeCompare(other.number, 'ru', { numeric: true }))
  if (known.length === 0) return null
  const held = known.filter(({ finalStatus }) => finalStatus === 'held')
  const dates = known.flatMap(({ resultsDate }) => resultsDate ?? []).toSorted()
  return {
    finalStatus: held.length > 0 ? 'held' : 'cancelled',
    finalAmount: held.length > 0 ? sumAmounts(held.map(({ finalAmount }) => finalAmount)) : null,
    resultsDate: dates.at(-1) ?? null,
    lotResults: known.map(({ number, winnerCompany, finalAmount }) => ({
      lotNumber: number,
      lotWinnerCompany: winnerCompany,
      lotFinalAmount: finalAmount,
    })),
  }
}

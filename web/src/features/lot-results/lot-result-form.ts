// What the form of a lot's result shows at first, what it finds wrong, and what it sends.
import type { Input } from '@tendertap/contract/calls/index'
import { getDayBounds, toKazakhstanDay } from '@tendertap/domain/clock'
import {
  findCorrection,
  isWon,
  listMissingFields,
  type FinalStatus,
  type LossReason,
  type KnownWinners,
  type OwnCompany,
} from '@tendertap/domain/lot-results/results'
import { isPositive } from '@tendertap/domain/money'
import type { ResultsTexts } from '../../i18n/ru/results.ts'
import { readPrice } from '../lots/filter/field-values.ts'
import type { LotWork } from '../lots/lot-facts.ts'

export type KnownWork = Pick<LotWork, 'resultInfo' | 'award'>
type ResultInfo = Input<'lots/updateResultInfo'>['resultInfo']

export interface ResultValues {
  finalStatus: FinalStatus
  /** YYYY-MM-DD */
  resultsDate: string | null
  winnerCompany: string
  finalAmount: string
  /** we won, as the person says; null: it follows from who won */
  winner: boolean | null
  lossReason: LossReason | ''
}

/** The result that is recorded; else what the portal has published. */
export function toResultValues({ resultInfo, award }: KnownWork, own: OwnCompany): ResultValues {
  const known = resultInfo ?? { finalAmount: award?.amount, resultsDate: award?.date, ...award }
  return {
    finalStatus: resultInfo?.finalStatus ?? 'held',
    resultsDate: toDay(known.resultsDate),
    winnerCompany: known.winnerCompany ?? '',
    finalAmount: toAmountText(known.finalAmount),
    winner: findCorrection(toKnown({ resultInfo, award }, own)),
    lossReason: resultInfo?.lossReason ?? '',
  }
}

export function toDay(instant: string | null | undefined): string | null {
  return instant ? toKazakhstanDay(new Date(instant)) : null
}

export function toAmountText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : String(amount)
}

/** Did we win, as the server will see it? null: nobody is named yet. */
export function isOurs(
  values: Pick<ResultValues, 'winner' | 'winnerCompany'>,
  work: KnownWork,
  own: OwnCompany,
): boolean | null {
  const isNamed = values.winner !== null || values.winnerCompany.trim() !== ''
  return isNamed ? isWon(values, toKnown(work, own)) : null
}

export function toKnown({ award, resultInfo }: KnownWork, own: OwnCompany): KnownWinners {
  return { own, award, before: resultInfo }
}

/** `before`: an instant whose day is kept as it was recorded or published. */
export function toInstant(day: string | null, before: string | null | undefined): string | null {
  if (day === null) return null
  return before && toDay(before) === day ? before : getDayBounds(day)[0].toISOString()
}

export function toResultInput(values: ResultValues, work: KnownWork, own: OwnCompany): ResultInfo {
  const { resultInfo, award } = work
  const isHeld = values.finalStatus === 'held'
  return {
    finalStatus: values.finalStatus,
    resultsDate: toInstant(values.resultsDate, resultInfo?.resultsDate ?? award?.date),
    finalAmount: isHeld ? (readPrice(values.finalAmount) ?? null) : null,
    winnerCompany: isHeld ? values.winnerCompany.trim() || null : null,
    // the server knows our company better than the screen: it decides unless the person has
    winner: isHeld ? values.winner : null,
    lossReason: isHeld && isOurs(values, work, own) === false ? values.lossReason || null : null,
  }
}

/** spec 2 §5: amount and winner are required only when the purchase was held. */
export function findResultErrors(values: ResultValues, texts: ResultsTexts['form']) {
  const { finalStatus, resultsDate, winnerCompany, finalAmount } = values
  const missing = listMissingFields({ finalStatus, resultsDate, winnerCompany: winnerCompany.trim(), finalAmount })
  return {
    resultsDate: missing.includes('resultsDate') && texts.dateRequired,
    winnerCompany: missing.includes('winnerCompany') && texts.winnerRequired,
    finalAmount: finalStatus === 'held' && findAmountError(finalAmount, texts),
  }
}

export function findAmountError(amount: string, texts: ResultsTexts['form']): string | null {
  if (amount.trim() === '') return texts.amountRequired
  return isPositive(readPrice(amount)) ? null : texts.amountInvalid
}

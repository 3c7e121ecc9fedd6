// The form of a tender's results: one result for each of its placed lots.
import type { Input } from '@tendertap/contract/calls/index'
import {
  findCorrection,
  listMissingFields,
  type FinalStatus,
  type LossReason,
  type OwnCompany,
} from '@tendertap/domain/lot-results/results'
import { sumAmounts } from '@tendertap/domain/money'
import type { ResultsTexts } from '../../i18n/ru/results.ts'
import { readPrice } from '../lots/filter/field-values.ts'
import type { Lot } from '../lots/lot.ts'
import { findAmountError, isOurs, toAmountText, toDay, toInstant, toKnown, type KnownWork } from './lot-result-form.ts'
import type { PlacedTender } from './placed-tender.ts'

export interface LotFields {
  winnerCompany: string
  finalAmount: string
  /** we won, as the person says; null: it follows from who won */
  winner: boolean | null
  lossReason: LossReason | ''
}

export interface TenderResultValues {
  finalStatus: FinalStatus
  /** YYYY-MM-DD */
  resultsDate: string | null
  /** in the order of listPlacedLots */
  lots: readonly LotFields[]
}

export const EMPTY_FIELDS: LotFields = { winnerCompany: '', finalAmount: '', winner: null, lossReason: '' }

export function listPlacedLots(tender: PlacedTender): Lot[] {
  return tender.LotOfTender.filter(({ LotsInProcessOfLot: [work] }) => work?.status === 'placement_completed')
}

/** spec 2 §5: per-lot results appear only when held and the announcement has lots. */
export function hasLotFields(tender: PlacedTender, finalStatus: FinalStatus): boolean {
  return finalStatus === 'held' && tender.LotOfTender.length > 0
}

/** The recorded result of each lot; else what the portal has published about it. */
export function toTenderResultValues(tender: PlacedTender, own: OwnCompany): TenderResultValues {
  const lots = listPlacedLots(tender)
  return {
    finalStatus: tender.resultInfo?.finalStatus ?? 'held',
    resultsDate: toDay(findResultsDate(tender)),
    lots: lots.map((lot) => toLotFields(getKnownWork(lot), own)),
  }
}

export function getKnownWork({ LotsInProcessOfLot: [work] }: Pick<Lot, 'LotsInProcessOfLot'>): KnownWork {
  return work ?? { resultInfo: null, award: null }
}

function toLotFields(work: KnownWork, own: OwnCompany): LotFields {
  const { resultInfo, award } = work
  return {
    winnerCompany: (resultInfo ?? award)?.winnerCompany ?? '',
    finalAmount: toAmountText(resultInfo ? resultInfo.finalAmount : award?.amount),
    winner: findCorrection(toKnown(work, own)),
    lossReason: resultInfo?.lossReason ?? '',
  }
}

function findResultsDate(tender: PlacedTender): string | null {
  const awarded = listPlacedLots(tender).flatMap(({ LotsInProcessOfLot: [work] }) => work?.award?.date ?? [])
  return tender.resultInfo?.resultsDate ?? awarded.toSorted().at(-1) ?? null
}

/** A lot about which nothing is written is left out, unless it is the only one. */
export function isLeftOut({ winnerCompany, finalAmount }: LotFields, count: number): boolean {
  return count > 1 && winnerCompany.trim() === '' && finalAmount.trim() === ''
}

export function sumLotAmounts(lots: readonly LotFields[]): string {
  return sumAmounts(lots.map(({ finalAmount }) => readPrice(finalAmount)))
}

export function findLotErrors(lot: LotFields, count: number, texts: ResultsTexts['form']) {
  if (isLeftOut(lot, count)) return { winnerCompany: null, finalAmount: null }
  return {
    winnerCompany: lot.winnerCompany.trim() === '' ? texts.winnerRequired : null,
    finalAmount: findAmountError(lot.finalAmount, texts),
  }
}

export function findTenderResultErrors(
  { finalStatus, resultsDate, lots }: TenderResultValues,
  tender: PlacedTender,
  texts: ResultsTexts,
) {
  const isMissing = listMissingFields({ finalStatus, resultsDate }).includes('resultsDate')
  const wrong = lots.some((lot) => Object.values(findLotErrors(lot, lots.length, texts.form)).some(Boolean))
  const isEmpty = lots.every((lot) => isLeftOut(lot, lots.length))
  return {
    resultsDate: isMissing && texts.form.dateRequired,
    lots: hasLotFields(tender, finalStatus) && (isEmpty ? texts.tender.noneFilled : wrong && texts.tender.someWrong),
  }
}

export function toTenderResultInput(
  { finalStatus, resultsDate, lots }: TenderResultValues,
  tender: PlacedTender,
  own: OwnCompany,
): Input<'tenders/updateResultInfo'> {
  const isHeld = finalStatus === 'held'
  const placed = listPlacedLots(tender)
  const filled = lots.flatMap((lot, index) => {
    const listed = placed[index]
    if (!listed?.contractNumber || isLeftOut(lot, lots.length)) return []
    const work = getKnownWork(listed)
    const won = isOurs(lot, work, own)
    const result = {
      lotNumber: listed.contractNumber,
      lotWinnerCompany: lot.winnerCompany.trim(),
      lotFinalAmount: readPrice(lot.finalAmount) ?? null,
      ...(lot.winner !== null && { winner: lot.winner }),
      lossReason: won === false ? lot.lossReason || null : null,
    }
    const before = work.resultInfo
    const isSame =
      before?.finalStatus === finalStatus &&
      before.winnerCompany === result.lotWinnerCompany &&
      before.finalAmount === result.lotFinalAmount &&
      before.winner === won &&
      before.lossReason === result.lossReason &&
      toDay(before.resultsDate) === resultsDate
    return { result, isSame }
  })
  // a result that stays as it is needs no other version
  const changed = filled.some(({ isSame }) => !isSame) ? filled.filter(({ isSame }) => !isSame) : filled
  return {
    id: tender.id,
    finalStatus,
    finalAmount: isHeld ? Number(sumLotAmounts(lots)) : null,
    resultsDate: toInstant(resultsDate, findResultsDate(tender)),
    lotResults: hasLotFields(tender, finalStatus) ? changed.map(({ result }) => result) : null,
  }
}

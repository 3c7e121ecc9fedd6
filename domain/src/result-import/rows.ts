// A line of a sheet of past results: what is stored of it, and what keeps it from being stored.
import { toCompanyKey } from '../company-lists/names.ts'
import type { LossReason, OwnCompany } from '../lot-results/results.ts'
import {
  isZero,
  readAmount,
  readDay,
  readLossReason,
  readOutcome,
  toCellText,
  type FirstYear,
  type PastOutcome,
} from './cells.ts'
import { COLUMNS, type AmountColumn, type Column, type RecognisedSheet } from './columns.ts'
import { isOwnName } from './own-name.ts'
import { toPlainWords } from './plain-words.ts'

export const MAX_IMPORT_ROWS = 5_000
/** bytes */
export const MAX_IMPORT_FILE = 10 * 1024 * 1024
// Beyond these no value of a sheet may stand. Whoever reads a sheet fills the gaps up to its last line and column.
export const MAX_SHEET_LINES = 100_000
export const MAX_SHEET_COLUMNS = 1_000
/** of all sheets of a file together */
export const MAX_SHEET_CELLS = 2_000_000

/** The cells of a line as text; a missing one is empty. */
export type GivenRow = { /** its number in the sheet, from 1 */ line: number } & {
  [Name in Column]?: string | null | undefined
}

/** The lines under the headings, without the empty ones. `firstYear`: from which the sheet counts its days. */
export function listGivenRows(
  lines: readonly (readonly unknown[])[],
  { headingLine, columns }: RecognisedSheet,
  firstYear: FirstYear = 1900,
): GivenRow[] {
  return lines.slice(headingLine + 1).flatMap((cells, index) => {
    const row: GivenRow = { line: headingLine + index + 2 }
    let isEmpty = true
    for (const column of COLUMNS) {
      const place = columns.get(column)
      const text = place === undefined ? null : toCellText(cells[place], column, firstYear)
      if (text === null) continue
      row[column] = text
      isEmpty = false
    }
    return isEmpty ? [] : [row]
  })
}

/** What can be wrong with a line. */
export const ROW_PROBLEMS = [
  'lot_missing',
  'outcome_missing',
  'outcome_unknown',
  'date_missing',
  'date_unknown',
  'date_in_future',
  'amount_unknown',
  'duplicate_in_file',
  'already_imported',
  'already_recorded',
  'reason_unknown',
  'outcome_from_winner',
] as const
export type RowProblem = (typeof ROW_PROBLEMS)[number]

/** Such a line is imported all the same: without that cell, or with what it was taken to mean. */
const NOTES: readonly RowProblem[] = ['reason_unknown', 'outcome_from_winner']

export const keepsFromImport = (problem: RowProblem) => !NOTES.includes(problem)

export interface FoundProblem {
  problem: RowProblem
  /** the cell that it is about */
  column: Column | null
  /** duplicate_in_file: the line that has the same lot */
  line: number | null
}

export interface PastResult {
  lotNumber: string | null
  lotName: string | null
  customerName: string | null
  plannedAmount: number | null
  offerPrice: number | null
  outcome: PastOutcome
  finalAmount: number | null
  winnerCompany: string | null
  lossReason: LossReason | null
  /** 'YYYY-MM-DD' */
  decidedOn: string
}

export interface ReadRow {
  problems: FoundProblem[]
  /** null: a problem keeps it from being imported */
  result: PastResult | null
}

/** `today` is a day of Kazakhstan, 'YYYY-MM-DD'. */
export function readRow(row: GivenRow, { own, today }: { own: OwnCompany; today: string }): ReadRow {
  const problems: FoundProblem[] = []
  const report = (problem: RowProblem, column: Column | null) => problems.push({ problem, column, line: null })
  if (!row.lotNumber && !row.lotName) report('lot_missing', 'lotNumber')
  const outcome = findOutcome(row, own)
  const isCancelled = outcome === 'cancelled'
  const readSum = (column: AmountColumn) => {
    const text = row[column]
    // where nothing was offered or bought, people write 0
    if (!text || ((isCancelled || outcome === 'not_placed') && isZero(text))) return null
    const amount = readAmount(text)
    if (amount === null) report('amount_unknown', column)
    return amount
  }
  if (outcome === null) report(row.outcome ? 'outcome_unknown' : 'outcome_missing', 'outcome')
  const decidedOn = row.decidedOn ? readDay(row.decidedOn) : null
  if (decidedOn === null) report(row.decidedOn ? 'date_unknown' : 'date_missing', 'decidedOn')
  else if (decidedOn > today) report('date_in_future', 'decidedOn')
  const plannedAmount = readSum('plannedAmount')
  const offerPrice = readSum('offerPrice')
  // a cancelled purchase has neither amount nor winner, as on a lot in work
  const finalAmount = isCancelled ? null : readSum('finalAmount')
  const lossReason = outcome === 'lost' && row.lossReason ? readLossReason(row.lossReason) : null
  if (outcome === 'lost' && row.lossReason && lossReason === null) report('reason_unknown', 'lossReason')
  if (outcome !== null && !row.outcome) report('outcome_from_winner', 'winner')
  if (outcome === null || decidedOn === null || isKept(problems)) return { problems, result: null }
  return {
    problems,
    result: {
      lotNumber: row.lotNumber ?? null,
      lotName: row.lotName ?? null,
      customerName: row.customer ?? null,
      plannedAmount,
      offerPrice,
      outcome,
      finalAmount,
      winnerCompany: isCancelled ? null : readWinner(row, outcome),
      lossReason,
      decidedOn,
    },
  }
}

/** Without an outcome, the winner tells it: in a word («Мы», «Не состоялась»), or as a company. */
function findOutcome(row: GivenRow, own: OwnCompany): PastOutcome | null {
  if (row.outcome) return readOutcome(row.outcome)
  if (!row.winner) return null
  return readOutcome(row.winner) ?? (isOwnName(row.winner, own) ? 'won' : 'lost')
}

/** A winner that says only how the purchase ended is no company. */
function readWinner({ winner }: GivenRow, outcome: PastOutcome): string | null {
  return winner && readOutcome(winner) !== outcome ? winner : null
}

function isKept(problems: readonly FoundProblem[]): boolean {
  return problems.some(({ problem }) => keepsFromImport(problem))
}

/** What a line says of its lot, in whatever file it stands. */
export interface ResultKey {
  lot: string
  /** null: the line names none */
  tender: string | null
}

export function toResultKey(row: GivenRow): ResultKey {
  const tender = toNumberKey(row.tenderNumber) || null
  if (row.lotNumber) return { lot: `number ${toNumberKey(row.lotNumber)}`, tender }
  const customer = toCompanyKey(row.customer ?? '')
  const day = readDay(row.decidedOn ?? '') ?? ''
  return { lot: `name ${toPlainWords(row.lotName ?? '')} ${customer} ${day}`, tender }
}

/** Portals number their lots apart, so the tender tells lots with one number apart where both lines name one. */
export function isSameLot(one: ResultKey, other: ResultKey): boolean {
  const mayDiffer = one.tender !== null && other.tender !== null
  return one.lot === other.lot && (!mayDiffer || one.tender === other.tender)
}

/** « № 123-зцп1 » → «123-ЗЦП1». */
export function toNumberKey(number: string | null | undefined): string {
  return (number ?? '').replaceAll(/[\s№#]/g, '').toUpperCase()
}

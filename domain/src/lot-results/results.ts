// How the purchase of a lot ended: what the form asks for, and what is kept.
import { toCompanyKey } from '../company-lists/names.ts'

export const FINAL_STATUSES = ['held', 'cancelled'] as const
export type FinalStatus = (typeof FINAL_STATUSES)[number]

/** Why a lot was lost, for the analytics. */
export const LOSS_REASONS = ['price', 'documents', 'specification', 'experience', 'late', 'other'] as const
export type LossReason = (typeof LOSS_REASONS)[number]

export interface LotResult {
  finalStatus: FinalStatus
  finalAmount: string | number | null
  /** an instant */
  resultsDate: string | null
  winnerCompany: string | null
  /** we won; null for a cancelled purchase */
  winner: boolean | null
  /** null unless we lost */
  lossReason: LossReason | null
}

/** Has nobody changed it? null: none is recorded. */
export function isSameResult(one: LotResult | null, other: LotResult | null): boolean {
  if (one === null || other === null) return one === other
  const fields = Object.keys(one) as (keyof LotResult)[]
  return fields.every((field) => one[field] === other[field])
}

/** A field that is missing is like one without a value. */
export type ResultInput = Pick<LotResult, 'finalStatus'> & {
  [Field in keyof Omit<LotResult, 'finalStatus'>]?: LotResult[Field] | undefined
}
export type RequiredResultField = 'finalAmount' | 'resultsDate' | 'winnerCompany'

/** spec 2 §5: a held purchase needs its amount and its winner; a cancelled one has neither. */
export function listRequiredFields(finalStatus: FinalStatus): RequiredResultField[] {
  return finalStatus === 'held' ? ['resultsDate', 'finalAmount', 'winnerCompany'] : ['resultsDate']
}

export function listMissingFields(input: ResultInput): RequiredResultField[] {
  return listRequiredFields(input.finalStatus).filter((field) => (input[field] ?? '') === '')
}

/** The company behind a workspace. */
export interface OwnCompany {
  /** the names it may go by */
  names: readonly (string | null)[]
  bin: string | null
}

export interface WinningCompany {
  name: string | null
  bin?: string | null
}

/** Two spellings of a name are one company, and so are two names with one BIN. */
export function isOwnCompany(winner: WinningCompany, own: OwnCompany): boolean {
  if (winner.bin && own.bin) return winner.bin === own.bin
  const key = winner.name === null ? '' : toCompanyKey(winner.name)
  return key !== '' && own.names.some((name) => name !== null && toCompanyKey(name) === key)
}

/** By what a winner is recognised as our own company. */
export interface KnownWinners {
  own: OwnCompany
  /** published by the portal */
  award?: { winnerCompany: string | null; isOurs: boolean } | null | undefined
  /** the result that was saved before */
  before?: Pick<LotResult, 'winnerCompany' | 'winner'> | null | undefined
}

/**
 * Did we win? As the person says. Else as the portal says of the company that it names, which it may know by its BIN
 * under another name; else as it was saved of this name before; else by our own names.
 */
export function isWon(
  { winner, winnerCompany = null }: Pick<ResultInput, 'winner' | 'winnerCompany'>,
  { own, award, before }: KnownWinners,
): boolean {
  if (typeof winner === 'boolean') return winner
  const key = toCompanyKey(winnerCompany ?? '')
  const isNamed = (name: string | null | undefined) => key !== '' && toCompanyKey(name ?? '') === key
  if (award && isNamed(award.winnerCompany)) return award.isOurs
  if (typeof before?.winner === 'boolean' && isNamed(before.winnerCompany)) return before.winner
  return isOwnCompany({ name: winnerCompany }, own)
}

/** What was saved of the winner although the portal says otherwise: a form keeps it. null: it follows. */
export function findCorrection(known: KnownWinners): boolean | null {
  const { winner = null, winnerCompany } = known.before ?? {}
  return winner === isWon({ winnerCompany }, known) ? null : winner
}

/** What is kept: a cancelled purchase has neither amount nor winner. */
export function completeResult(input: ResultInput, known: KnownWinners): LotResult {
  const { finalStatus, resultsDate = null } = input
  if (finalStatus === 'cancelled')
    return { finalStatus, finalAmount: null, resultsDate, winnerCompany: null, winner: null, lossReason: null }
  const winnerCompany = input.winnerCompany ?? null
  const winner = isWon(input, known)
  return {
    finalStatus,
    finalAmount: input.finalAmount ?? null,
    resultsDate,
    winnerCompany,
    winner,
    lossReason: winner ? null : (input.lossReason ?? null),
  }
}

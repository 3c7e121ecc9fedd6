// A tender as a whole has no work record of its own: everything about it follows from the records of its lots.
import type { TENDER_ACTIONS } from '../lot-work/actions.ts'
import { type RecordedStatus, WORK_STATUSES, type WorkStatus } from '../lot-work/statuses.ts'
import { sumAmounts } from '../money.ts'

export type TenderAction = (typeof TENDER_ACTIONS)[number]

interface LogEntry {
  action: string
  date: string
}

export interface WorkOfLot<Entry extends LogEntry> {
  status: RecordedStatus
  offerPrice: string | number | null
  completedAt: string | null
  declinedAt: string | null
  meta: readonly Entry[]
}

export interface TenderWork<Entry extends LogEntry> {
  status: WorkStatus
  offerPrice: string | null
  completedAt: string | null
  declinedAt: string | null
  meta: (Omit<Entry, 'action'> & { action: TenderAction })[]
}

/** Each of a tender's log entries, and the entry that the last of its lots has then. */
const LOT_ACTION_BEFORE: Readonly<Record<TenderAction, string>> = {
  setOfferPrice: 'setOfferPrice',
  completeCollectingDocuments: 'completeCollectingLotDocuments',
  completeTender: 'completeLot',
}

/** `works`: the record of each of the tender's lots, null where nobody has taken or declined the lot. */
export function deriveTenderWork<Entry extends LogEntry>(
  works: readonly (WorkOfLot<Entry> | null)[],
): TenderWork<Entry> {
  const records = works.filter((work) => work !== null)
  const taken = records.filter(({ status }) => status !== 'declined')
  const status = deriveStatus(works)
  return {
    status,
    offerPrice: sumWhenAllKnown(taken.map(({ offerPrice }) => offerPrice)),
    completedAt: status === 'placement_completed' ? findLatest(taken.map(({ completedAt }) => completedAt)) : null,
    declinedAt: status === 'declined' ? findLatest(records.map(({ declinedAt }) => declinedAt)) : null,
    meta: listTenderEntries(taken),
  }
}

/** The least advanced of the lots in work. Declined ones count only if the whole tender is declined. */
function deriveStatus(works: readonly (Pick<WorkOfLot<LogEntry>, 'status'> | null)[]): WorkStatus {
  const taken = works.flatMap((work) => (work && work.status !== 'declined' ? [work.status] : []))
  const least = WORK_STATUSES.find((status) => (taken as readonly WorkStatus[]).includes(status))
  if (least) return least
  return works.length > 0 && works.every((work) => work !== null) ? 'declined' : 'not_processed'
}

function sumWhenAllKnown(prices: readonly (string | number | null)[]): string | null {
  const known = prices.filter((price) => price !== null)
  return known.length > 0 && known.length === prices.length ? sumAmounts(known) : null
}

function findLatest(instants: readonly (string | null)[]): string | null {
  return (
    instants
      .filter((instant) => instant !== null)
      .toSorted()
      .at(-1) ?? null
  )
}

/** An entry stands once every lot in work has it, with the date and the person of the last one; in order of time. */
function listTenderEntries<Entry extends LogEntry>(taken: readonly WorkOfLot<Entry>[]): TenderWork<Entry>['meta'] {
  const actions = Object.keys(LOT_ACTION_BEFORE) as TenderAction[]
  return actions
    .flatMap((action) => {
      const entries = taken.map(({ meta }) => meta.findLast((entry) => entry.action === LOT_ACTION_BEFORE[action]))
      const found = entries.filter((entry) => entry !== undefined)
      const last = found.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1)
      return last && found.length === entries.length ? [{ ...last, action }] : []
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

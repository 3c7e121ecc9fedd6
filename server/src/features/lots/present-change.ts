// Rows → wire, for changes on the portal: in the history of a tender and on lots in work.
import type { Output } from '@tendertap/contract/calls/index'
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import { toNumber } from './present.ts'

type Change = Output<'tenders/getTenderChanges'>['data'][number]

/** As the table has it, with the number of its lot. */
export interface ChangeRow {
  seq: number
  at: Date
  kind: string
  lot_id: number | null
  lot_number: string | null
  before: unknown
  after: unknown
}

/** `companies`: the names by the keys that changes hold. */
export function presentChange(row: ChangeRow, companies: ReadonlyMap<string, string>): Change {
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    kind: row.kind as ChangeKind,
    LotId: row.lot_id,
    lotNumber: row.lot_number,
    before: presentFacts(row.before as ChangeFacts | null, companies),
    after: presentFacts(row.after as ChangeFacts | null, companies),
  }
}

function presentFacts(facts: ChangeFacts | null, companies: ReadonlyMap<string, string>): Change['before'] {
  if (facts === null) return null
  const { amount, documents, details, award, ...rest } = facts
  const findCompanyName = (key: string) => companies.get(key) ?? key
  const customer = details?.customer
  return {
    ...rest,
    ...(amount !== undefined && { amount: toNumber(amount) }),
    ...(documents && { documents: [...documents] }),
    ...(details && { details: { ...details, ...(customer && { customer: findCompanyName(customer) }) } }),
    ...(award && { award: { ...award, winner: findCompanyName(award.winner), amount: toNumber(award.amount) } }),
  }
}

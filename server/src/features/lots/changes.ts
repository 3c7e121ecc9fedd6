// Changes of the catalogue as the page of a tender and the feed of a lot show them.
import type { Output } from '@tendertap/contract/calls/index'
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import type { Scope } from '../../db/scope.ts'
import { toNumber } from './present.ts'

type Change = Output<'tenders/getTenderChanges'>['data'][number]

export interface ChangeRow {
  seq: number
  at: Date
  kind: string
  lot_id: number | null
  lot_number: string | null
  /** ChangeFacts or null */
  before: unknown
  after: unknown
}

/** Names by key of the companies that these changes speak of: customers and winners. */
export async function listCompanyNames(
  { db }: Scope,
  changes: readonly Pick<ChangeRow, 'before' | 'after'>[],
): Promise<ReadonlyMap<string, string>> {
  const keys = changes
    .flatMap(({ before, after }) => [before, after] as (ChangeFacts | null)[])
    .flatMap((facts) => [facts?.details?.customer, facts?.award?.winner])
    .filter((key) => typeof key === 'string')
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('company').select(['name_key', 'name_ru']).where('name_key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.name_key, row.name_ru]))
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

// What the portal has changed about a lot in work, with what it means, as the card shows it.
import type { Output } from '@tendertap/contract/calls/index'
import type { Consequence } from '@tendertap/domain/lot-work/consequences'
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { presentChange } from '../lots/changes.ts'

/** The moment is a text as the database writes it in JSON. */
export interface ChangeInWork {
  seq: number
  at: string
  kind: ChangeKind
  lot_id: number | null
  lot_number: string | null
  before: ChangeFacts | null
  after: ChangeFacts | null
  consequence: Consequence
  document_keys: string[]
  /** names of the companies by the keys that the change holds */
  companies: Record<string, string> | null
}

const SHOWN = 10

/** Of the work `w` on the lot `l`: the latest changes, newest first. */
export function selectChanges({ owns }: Scope): RawBuilder<ChangeInWork[]> {
  return sql`(
    select coalesce(json_agg(c), '[]') from (
      select c.seq, c.at, c.kind, c.lot_id, case when c.lot_id is not null then l.number end as lot_number, c.before, c.after,
        k.consequence, k.document_keys,
        (select json_object_agg(o.name_key, o.name_ru) from company o where o.name_key in (
          c.before #>> '{details,customer}', c.after #>> '{details,customer}',
          c.before #>> '{award,winner}', c.after #>> '{award,winner}')) as companies
      from lot_consequence k join change c on c.seq = k.change_seq
      where k.lot_id = w.lot_id and k.changed_at > w.on_lot_since and ${owns('k.workspace_id')}
      order by k.change_seq desc limit ${SHOWN}) c)`
}

export function presentChangeInWork(row: ChangeInWork): Output<'lots/activateLot'>['changes'][number] {
  return {
    ...presentChange({ ...row, at: new Date(row.at) }, new Map(Object.entries(row.companies ?? {}))),
    consequence: row.consequence,
    documentKeys: row.document_keys,
  }
}

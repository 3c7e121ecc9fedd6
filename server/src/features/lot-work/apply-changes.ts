// Applies what the portal has changed about a tender to the votes and the work of a workspace, each change once.
import type { ChecklistEntry } from '@tendertap/domain/lot-work/checklist'
import { findConsequence, KINDS_WITH_CONSEQUENCE, type Consequence } from '@tendertap/domain/lot-work/consequences'
import { listEntriesToRecheck } from '@tendertap/domain/lot-work/recheck'
import type { WorkStatus } from '@tendertap/domain/lot-work/statuses'
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { announceEach } from '../../events/announce.ts'
import { lockTenders } from '../lots/lock-lot.ts'
import { tellOfChanges } from './tell-of-changes.ts'

/** May run any number of times. */
export async function applyChanges(scope: Scope, tenderId: number): Promise<void> {
  await lockTenders(scope, sql`select ${tenderId}::bigint as tender_id`)
  const changes = (await listUnapplied(scope, tenderId)).map((change) => {
    const consequence = findConsequence(change, change.status)
    return { ...change, consequence, keys: consequence ? listEntriesToRecheck(change, change.docs) : [] }
  })
  const applied = changes.flatMap(({ consequence, ...change }) => (consequence ? [{ ...change, consequence }] : []))
  if (applied.length > 0) {
    await saveConsequences(scope, applied)
    await markForRecheck(scope, applied)
    const lotIds = [...new Set(applied.map(({ lotId }) => lotId))]
    await announceEach(scope, lotIds, { kind: 'lotWork' })
  }
  await tellOfChanges(scope, changes, new Date())
}

interface UnappliedChange {
  seq: number
  at: Date
  lotId: number
  kind: ChangeKind
  isOfTender: boolean
  before: ChangeFacts | null
  after: ChangeFacts | null
  status: WorkStatus
  /** the entries as they were collected before the change */
  docs: ChecklistEntry[]
}

/** Changes since the work came to the lot, or after one of its votes. */
async function listUnapplied({ db, owns }: Scope, tenderId: number): Promise<UnappliedChange[]> {
  const { rows } = await sql<UnappliedChange>`
    select c.seq, c.at, l.id as "lotId", c.kind, c.lot_id is null as "isOfTender", c.before, c.after, coalesce(w.status, 'not_processed') as status,
      coalesce((select json_agg(json_build_object('key', d.key, 'required', d.required,
          'collected', d.collected and coalesce(d.collected_at < c.at, true),
          'descriptionRu', d.description_ru, 'descriptionKz', d.description_kz, 'descriptionEn', d.description_en))
        from work_document d where d.lot_id = w.lot_id and ${owns('d.workspace_id')}), '[]') as docs
    from lot l join change c on c.tender_id = l.tender_id and (c.lot_id is null or c.lot_id = l.id)
    left join lot_work w on w.lot_id = l.id and ${owns('w.workspace_id')}
    where l.tender_id = ${tenderId} and c.kind = any(${KINDS_WITH_CONSEQUENCE})
      and (w.on_lot_since < c.at or exists (
        select from vote_on_lot v where v.lot_id = l.id and v.created_at < c.at and ${owns('v.workspace_id')}))
      and not exists (select from lot_consequence k where k.lot_id = l.id and k.change_seq = c.seq and ${owns('k.workspace_id')})
    order by c.seq, l.id`.execute(db)
  return rows
}

interface AppliedChange extends Pick<UnappliedChange, 'seq' | 'at' | 'lotId'> {
  consequence: Consequence
  /** entries of the checklist that need another look */
  keys: string[]
}

async function saveConsequences(scope: Scope, applied: readonly AppliedChange[]): Promise<void> {
  await sql`
    insert into lot_consequence (workspace_id, lot_id, change_seq, consequence, changed_at, document_keys)
    select ${scope.workspaceId}::uuid, a."lotId", a.seq, a.consequence, a.at, a.keys
    from json_to_recordset(${JSON.stringify(applied)}::json) as a ("lotId" bigint, seq bigint, consequence text, at timestamptz, keys text[])
    on conflict do nothing`.execute(scope.db)
}

async function markForRecheck({ db, owns }: Scope, applied: readonly AppliedChange[]): Promise<void> {
  await sql`
    update work_document d set recheck_change = a.seq from (
      select a."lotId", k.key, max(a.seq) as seq
      from json_to_recordset(${JSON.stringify(applied)}::json) as a ("lotId" bigint, seq bigint, keys text[]), unnest(a.keys) as k (key)
      group by 1, 2) a
    where d.lot_id = a."lotId" and d.key = a.key and ${owns('d.workspace_id')}`.execute(db)
}

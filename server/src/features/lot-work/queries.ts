import type { FinalStatus, LossReason, OwnCompany } from '@tendertap/domain/lot-results/results'
import type { LotAction } from '@tendertap/domain/lot-work/actions'
import type { WorkChanges } from '@tendertap/domain/lot-work/apply'
import { PRICE_KEY } from '@tendertap/domain/lot-work/checklist'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import type { Role } from '@tendertap/domain/roles'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import type { LotIds } from '../lots/attachments.ts'
import { OWN_COMPANY } from '../lots/own-company.ts'
import { selectChanges, type ChangeInWork } from './changes-in-work.ts'
import { selectLaterAnnouncement, type LaterAnnouncement } from './successor.ts'

/** The first and only record of each of the lots. */
export async function addWork(
  scope: Scope,
  lotIds: readonly number[],
  { status, declinedAt }: WorkChanges,
): Promise<void> {
  await sql`
    insert into lot_work (workspace_id, lot_id, status, declined_at)
    select ${scope.workspaceId}, l.id, ${status}, ${declinedAt ?? null} from unnest(${lotIds}::bigint[]) as l (id)`.execute(
    scope.db,
  )
}

interface Step {
  lotId: number
  userId: string
  action: LotAction
  /** the entry of the checklist that it is about */
  documentKey?: string
  /** assignLot: the person who was made responsible */
  assigneeId?: string | null
  /** the file that it is about */
  fileName?: string
}

export type StepOnLots = Omit<Step, 'lotId'>

export interface LoggedStep {
  seq: number
  lotId: number
}

/** The same step on each of the lots. */
export async function logStepOnLots(
  scope: Scope,
  lotIds: readonly number[],
  { userId, action, documentKey, assigneeId, fileName }: StepOnLots,
): Promise<LoggedStep[]> {
  const { rows } = await sql<LoggedStep>`
    insert into work_log (workspace_id, lot_id, user_id, action, document_key, assignee_id, file_name, logged_at)
    select ${scope.workspaceId}, l.id, ${userId}, ${action}, ${documentKey ?? null}, ${assigneeId ?? null}, ${fileName ?? null},
      clock_timestamp()
    from unnest(${lotIds}::bigint[]) as l (id)
    returning seq, lot_id as "lotId"`.execute(scope.db)
  return rows
}

interface WorkFile {
  id: string
  fileId: string
  name: string
  size: number
  at: string
  by: string | null
  companyDocument: { id: string; title: string; validUntil: string | null } | null
}

/** Moments in these rows are texts as the database writes them in JSON. */
export interface WorkRow {
  lot_id: number
  status: RecordedStatus
  offer_price: string | null
  documents_completed_at: Date | null
  completed_at: Date | null
  declined_at: Date | null
  docs: {
    key: string
    descriptionRu: string
    descriptionKz: string | null
    descriptionEn: string | null
    collected: boolean
    required: boolean
    comment: string | null
    collectedAt: string | null
    collectedBy: string | null
    needsRecheck: boolean
    files: WorkFile[]
  }[]
  meta: {
    action: string
    date: string
    user: { fullName: string | null; id: string }
    documentKey: string | null
    fileName: string | null
  }[]
  result: {
    finalStatus: FinalStatus
    finalAmount: string | null
    resultsDate: string | null
    winnerCompany: string | null
    winner: boolean | null
    lossReason: LossReason | null
  } | null
  moved_from: { lotId: number; contractNumber: string; TenderId: number; tenderCode: string } | null
  later_announcement: LaterAnnouncement | null
  /** the latest contract that the portal published for the lot */
  award: { winnerCompany: string; bin: string | null; amount: string | null; date: string | null } | null
  changes: ChangeInWork[]
  /** the company of the workspace, to recognise it among the winners */
  own_company: OwnCompany
  assignee: { id: string; fullName: string | null; roles: Role[] } | null
  comment_count: number
}

/** With the documents in their order, the price last, and the log in the order of the steps. */
export async function listWork(scope: Scope, lotIds: LotIds): Promise<WorkRow[]> {
  const { db, owns } = scope
  const { rows } = await sql<WorkRow>`
    select w.lot_id, w.status, w.offer_price, w.documents_completed_at, w.completed_at, w.declined_at,
      coalesce((select json_agg(json_build_object('key', d.key, 'descriptionRu', d.description_ru, 'descriptionKz', d.description_kz,
          'descriptionEn', d.description_en, 'collected', d.collected, 'required', d.required, 'comment', d.comment,
          'collectedAt', d.collected_at, 'collectedBy', c.full_name, 'needsRecheck', d.recheck_change is not null,
          'files', ${selectFiles(scope)}) order by d.key = ${PRICE_KEY}, d.position)
        from work_document d left join app_user c on c.workspace_id = d.workspace_id and c.id = d.collected_by and ${owns('c.workspace_id')}
        where d.lot_id = w.lot_id and ${owns('d.workspace_id')}), '[]') as docs,
      coalesce((select json_agg(json_build_object('action', g.action, 'date', g.logged_at, 'documentKey', g.document_key, 'fileName', g.file_name,
          'user', json_build_object('fullName', u.full_name, 'id', u.id)) order by g.seq)
        from work_log g join app_user u on u.workspace_id = g.workspace_id and u.id = g.user_id
        where g.lot_id = w.lot_id and ${owns('g.workspace_id')} and ${owns('u.workspace_id')}), '[]') as meta,
      (select json_build_object('finalStatus', r.final_status, 'finalAmount', r.final_amount::text, 'resultsDate', r.results_date,
          'winnerCompany', r.winner_company, 'winner', r.winner, 'lossReason', r.loss_reason)
        from lot_result r where r.lot_id = w.lot_id and ${owns('r.workspace_id')} order by r.version desc limit 1) as result,
      (select json_build_object('lotId', f.id, 'contractNumber', f.number, 'TenderId', f.tender_id, 'tenderCode', ft.code)
        from lot f join tender ft on ft.id = f.tender_id where f.id = w.moved_from_lot_id) as moved_from,
      ${selectLaterAnnouncement(scope)} as later_announcement,
      (select json_build_object('winnerCompany', s.name_ru, 'bin', s.bin, 'amount', a.amount::text, 'date', a.concluded_at)
        from award a join company s on s.id = a.supplier_id
        where a.lot_id = w.lot_id and a.withdrawn_at is null order by a.concluded_at desc nulls last, a.id desc limit 1) as award,
      ${selectChanges(scope)} as changes,
      ${OWN_COMPANY} as own_company,
      (select json_build_object('id', p.id, 'fullName', p.full_name,
          'roles', array(select r.role from user_role r where r.user_id = p.id and ${owns('r.workspace_id')} order by 1))
        from app_user p where p.id = w.assignee_id and ${owns('p.workspace_id')}) as assignee,
      (select count(*) from lot_comment m where m.lot_id = w.lot_id and m.deleted_at is null and ${owns('m.workspace_id')}) as comment_count
    from lot_work w join lot l on l.id = w.lot_id join workspace o on o.id = w.workspace_id
    where w.lot_id = any(${lotIds}) and ${owns('w.workspace_id')} and ${owns('o.id')}`.execute(db)
  return rows
}

/** The files on the document `d` as JSON, in the order in which they were attached. */
function selectFiles({ owns }: Scope): RawBuilder<unknown> {
  return sql`coalesce((select json_agg(json_build_object('id', a.id, 'fileId', f.id, 'name', f.name, 'size', f.size,
      'at', a.attached_at, 'by', b.full_name, 'companyDocument', case when p.id is not null then
        json_build_object('id', p.id, 'title', p.title, 'validUntil', p.valid_until) end) order by a.id)
    from work_file a
      left join company_document p on p.workspace_id = a.workspace_id and p.id = a.company_document_id and ${owns('p.workspace_id')}
      join own_file f on f.workspace_id = a.workspace_id and f.id = coalesce(a.file_id, p.file_id)
      join app_user b on b.workspace_id = a.workspace_id and b.id = a.attached_by
    where a.lot_id = d.lot_id and a.document_key = d.key and ${owns('a.workspace_id')} and ${owns('f.workspace_id')}
      and ${owns('b.workspace_id')}), '[]')`
}

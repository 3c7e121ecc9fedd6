// What the next vote or step of work on a lot depends on. It is read under a lock of the workspace and the lot's tender
// that all of them take, so that they happen one after another and each sees what the one before it did. The lock is
// the tender's because some steps are taken on all its lots at once.
import { decide, type LotFacts, type LotWork, type Transition } from '@tendertap/domain/lot-work/workflow'
import type { Role } from '@tendertap/domain/roles'
import { sql, type RawBuilder } from 'kysely'
import { LOCK_TEXTS } from '../../db/locks.ts'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { toDocumentState } from './present.ts'

export interface LockedLot {
  id: number
  tenderId: number
  number: string
  facts: LotFacts
  /** the database's time, read after the lock was waited for */
  at: Date
}

interface Row extends Pick<LotFacts, 'status' | 'applicationEndAt'> {
  id: number
  tender_id: number
  number: string
  is_withdrawn: boolean
  documents: string[]
  work: LotWork | null
  at: Date
}

/** Refused with `not_found` where there is no such lot. */
export async function lockLot(scope: Scope, lotId: number): Promise<LockedLot> {
  const [lot] = await lockLots(scope, [lotId])
  if (!lot) throw new AppError('not_found')
  return lot
}

/** In the order of their ids; without those that do not exist. */
export async function lockLots(scope: Scope, lotIds: readonly number[]): Promise<LockedLot[]> {
  const ids = sql`any(${lotIds}::bigint[])`
  await lockTenders(scope, sql`select distinct tender_id from lot where id = ${ids}`)
  return readLots(scope, sql`l.id = ${ids}`)
}

/** Every lot of the tender in the order of their ids. Refused with `not_found` where there is no such tender. */
export async function lockLotsOfTender(scope: Scope, tenderId: number): Promise<LockedLot[]> {
  await lockTenders(scope, sql`select ${tenderId}::bigint as tender_id`)
  const lots = await readLots(scope, sql`l.tender_id = ${tenderId}`)
  if (lots.length === 0) throw new AppError('not_found')
  return lots
}

/** The same without a lock, for whoever only tells of it. */
export function readLotsAsTheyAre(scope: Scope, lotIds: readonly number[]): Promise<LockedLot[]> {
  return readLots(scope, sql`l.id = any(${lotIds}::bigint[])`)
}

/** In the order of their ids, so that two requests for the same tenders never wait for each other. */
export async function lockTenders({ db, workspaceId }: Scope, tenderIds: RawBuilder<unknown>): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${LOCK_TEXTS.tendersOf(workspaceId ?? '')} || tender_id, 0))
    from (select tender_id from (${tenderIds}) named order by tender_id offset 0) ordered`.execute(db)
}

/** A statement of its own: it sees what was committed while the lock was waited for. */
async function readLots({ db, owns }: Scope, which: RawBuilder<unknown>): Promise<LockedLot[]> {
  const { rows } = await sql<Row>`
    with documents as (
      select d.tender_id, d.lot_id, array_agg(d.state) as states from document d
      where d.tender_id in (select l.tender_id from lot l where ${which}) and d.removed_at is null group by 1, 2
    )
    select l.id, l.tender_id, l.number, l.status, t.application_end_at as "applicationEndAt", l.withdrawn_at is not null as is_withdrawn,
      coalesce(whole.states, '{}') || coalesce(own.states, '{}') as documents,
      (select json_build_object('status', w.status, 'offerPrice', w.offer_price::text, 'documentsCompletedAt', w.documents_completed_at,
        'docs', coalesce((select json_agg(json_build_object('key', k.key, 'collected', k.collected, 'required', k.required, 'needsRecheck', k.recheck_change is not null,
            'descriptionRu', k.description_ru, 'descriptionKz', k.description_kz, 'descriptionEn', k.description_en) order by k.position)
          from work_document k where k.lot_id = w.lot_id and ${owns('k.workspace_id')}), '[]'))
        from lot_work w where w.lot_id = l.id and ${owns('w.workspace_id')}) as work,
      clock_timestamp() as at
    from lot l join tender t on t.id = l.tender_id left join documents own on own.lot_id = l.id
      left join documents whole on whole.tender_id = l.tender_id and whole.lot_id is null
    where ${which} order by l.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    tenderId: row.tender_id,
    number: row.number,
    facts: {
      // a lot that the portal withdrew has no status any more, so it is not open
      status: row.is_withdrawn ? null : row.status,
      applicationEndAt: row.applicationEndAt,
      documents: row.documents.map(toDocumentState),
      work: row.work,
    },
    at: row.at,
  }))
}

/** Refuses what the domain does not allow this person now. */
export function demandStep(transition: Transition, { facts, at }: LockedLot, roles: readonly Role[]): void {
  const decision = decide(transition, facts, roles, at)
  if (!decision.allowed) throw new AppError(decision.refusal)
}

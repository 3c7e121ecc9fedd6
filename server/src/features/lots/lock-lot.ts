// What the next vote or step of work on a lot depends on. It is read under a lock of the workspace and the lot that all
// of them take, so that they happen one after another and each sees what the one before it did.
import { decide, type LotFacts, type LotWork, type Transition } from '@tendertap/domain/lot-work/workflow'
import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import { LOCK_TEXTS } from '../../db/locks.ts'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { toDocumentState } from './present.ts'

export interface LockedLot {
  id: number
  tenderId: number
  facts: LotFacts
  /** the database's time, read after the lock was waited for */
  at: Date
}

interface Row extends Pick<LotFacts, 'status' | 'applicationEndAt'> {
  tender_id: number
  is_withdrawn: boolean
  documents: string[]
  work: LotWork | null
  at: Date
}

/** Refused with `not_found` where there is no such lot. */
export async function lockLot(scope: Scope, lotId: number): Promise<LockedLot> {
  const { db, workspaceId, owns } = scope
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK_TEXTS.lot(`${workspaceId} ${lotId}`)}, 0))`.execute(db)
  // a statement of its own: it sees what was committed while the lock was waited for
  const { rows } = await sql<Row>`
    select l.tender_id, l.status, t.application_end_at as "applicationEndAt", l.withdrawn_at is not null as is_withdrawn,
      array(select d.state from document d
        where d.tender_id = l.tender_id and (d.lot_id is null or d.lot_id = l.id) and d.removed_at is null) as documents,
      (select json_build_object('status', w.status, 'offerPrice', w.offer_price::text, 'documentsCompletedAt', w.documents_completed_at,
        'docs', coalesce((select json_agg(json_build_object('key', k.key, 'collected', k.collected, 'required', k.required) order by k.position)
          from work_document k where k.lot_id = w.lot_id and ${owns('k.workspace_id')}), '[]'))
        from lot_work w where w.lot_id = l.id and ${owns('w.workspace_id')}) as work,
      clock_timestamp() as at
    from lot l join tender t on t.id = l.tender_id where l.id = ${lotId}`.execute(db)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return {
    id: lotId,
    tenderId: row.tender_id,
    facts: {
      // a lot that the portal withdrew has no status any more, so it is not open
      status: row.is_withdrawn ? null : row.status,
      applicationEndAt: row.applicationEndAt,
      documents: row.documents.map(toDocumentState),
      work: row.work,
    },
    at: row.at,
  }
}

/** Refuses what the domain does not allow this person now. */
export function demandStep(transition: Transition, { facts, at }: LockedLot, roles: readonly Role[]): void {
  const decision = decide(transition, facts, roles, at)
  if (!decision.allowed) throw new AppError(decision.refusal)
}

// What the worker reads to tell the followers, in one workspace.
import type { ChangeFacts, ChangeKind } from '@tendertap/domain/tenders/changes'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'

export interface ChangeOfMoment {
  seq: number
  at: Date
  kind: ChangeKind
  lotId: number | null
  before: ChangeFacts | null
  after: ChangeFacts | null
  /** of the tender */
  firstLotId: number
}

/** What changed about the tender at the moment of this change. */
export async function listChangesOfMoment({ db }: Scope, tenderId: number, seq: number): Promise<ChangeOfMoment[]> {
  const { rows } = await sql<ChangeOfMoment>`
    select c.seq, c.at, c.kind, c.lot_id as "lotId", c.before, c.after,
      (select min(l.id) from lot l where l.tender_id = c.tender_id) as "firstLotId"
    from change c where c.tender_id = ${tenderId} and c.at = (select o.at from change o where o.seq = ${seq}) order by c.seq`.execute(
    db,
  )
  return rows
}

/** Those who followed it before this change. */
export async function listFollowersOfTender({ db, owns }: Scope, tenderId: number, seq: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select f.user_id as "userId" from followed f
    where f.tender_id = ${tenderId} and f.created_at < (select c.at from change c where c.seq = ${seq}) and ${owns('f.workspace_id')}`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

interface FollowedCustomer {
  customerId: number
  /** its first lot among these */
  lotId: number
  userIds: string[]
}

/** Of the lots of tenders that were published after a moment. */
export async function listFollowersOfCustomers(
  { db, owns }: Scope,
  lotIds: readonly number[],
  since: Date,
): Promise<FollowedCustomer[]> {
  const { rows } = await sql<FollowedCustomer>`
    select l.customer_id as "customerId", min(l.id) as "lotId", array_agg(distinct f.user_id) as "userIds"
    from lot l join tender t on t.id = l.tender_id and (t.published_at > ${since} or t.published_at is null)
    join followed f on f.customer_id = l.customer_id and ${owns('f.workspace_id')}
    where l.id = any(${lotIds}::bigint[]) group by l.customer_id`.execute(db)
  return rows
}

/** The lots of these changes that the workspace had voted on or worked on. */
export async function listConcernedLots(
  { db, owns }: Scope,
  tenderId: number,
  seqs: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from lot l left join lot_work w on w.lot_id = l.id and ${owns('w.workspace_id')}
    where l.tender_id = ${tenderId} and w.status is distinct from 'declined' and exists (
      select from change c where c.seq = any(${seqs}::bigint[]) and (c.lot_id is null or c.lot_id = l.id)
        and (w.on_lot_since < c.at or exists (
          select from vote_on_lot v where v.lot_id = l.id and v.created_at < c.at and ${owns('v.workspace_id')})))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

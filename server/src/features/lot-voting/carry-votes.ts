// Copies the votes on a replaced announcement to the one that replaces it, marked. A copy follows the vote it was made
// from until the person votes on the new announcement. Nothing is logged: matching has learned from these votes.
import { pairLots, type ReplaceableLot } from '@tendertap/domain/lot-work/successor'
import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'
import { lockTenders } from '../lots/lock-lot.ts'
import { REPLACES } from './queries.ts'

/**
 * Makes the copies on this tender what the votes on the one it replaces give now, and takes back the others. May run
 * any number of times.
 */
export async function carryVotes(scope: Scope, tenderId: number): Promise<void> {
  // Nobody takes a lot of this tender meanwhile. Who is voting on the replaced one is waited for: the queue has dropped
  // their request if this job was waiting in it.
  await lockTenders(
    scope,
    sql`select unnest(array_remove(array[id, supersedes_id], null)) as tender_id from tender where id = ${tenderId}`,
  )
  const step = { tenderId, replacedId: await findReplaced(scope, tenderId) }
  const changed = [await carryLotVotes(scope, step), await carryTenderVotes(scope, step)]
  if (!changed.includes(true)) return
  await announce(scope, { kind: 'tenderVotes', id: tenderId })
  // an even later announcement may replace this one
  await requestCarrying(scope, sql`${tenderId}`)
}

/** To be called after votes on these tenders were saved: they will carry over if the tenders have been replaced. */
export async function requestCarrying({ db, workspaceId }: Scope, tenderIds: RawBuilder<unknown>): Promise<void> {
  if (workspaceId === null) return
  const { rows } = await sql<{ id: number }>`select id from tender where supersedes_id in (${tenderIds})`.execute(db)
  if (rows.length === 0) return
  const payloads = rows.map(({ id }) => ({ workspaceId, tenderId: id }))
  await enqueueMany(db, JOBS, 'lot-voting/carryVotes', payloads)
}

interface Step {
  tenderId: number
  /** null: nothing carries over to this tender */
  replacedId: number | null
}

/** Null also where a portal's references lead back to this tender: copies would go round without end. */
async function findReplaced({ db }: Scope, tenderId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with recursive earlier (id) as (
      select supersedes_id from tender where id = ${tenderId}
      union
      select t.supersedes_id from earlier e join tender t on t.id = e.id)
    select supersedes_id as id from tender
    where id = ${tenderId} and not exists (select from earlier where earlier.id = ${tenderId})`.execute(db)
  return rows[0]?.id ?? null
}

async function pairLotsOf({ db }: Scope, { tenderId, replacedId }: Step): Promise<[from: number, to: number][]> {
  const { rows } = await sql<ReplaceableLot & { tenderId: number }>`
    select id, ens_tru_code as "ensTruCode", name_ru as "nameRu", tender_id as "tenderId"
    from lot where tender_id in (${tenderId}, ${replacedId}) order by id`.execute(db)
  const lotsOf = (id: number | null) => rows.filter((lot) => lot.tenderId === id)
  return Array.from(pairLots(lotsOf(replacedId), lotsOf(tenderId)), ([from, to]) => [from, to.id])
}

/** After `on conflict`. Never over the person's own vote. */
const FOLLOWS = sql`do update ${REPLACES} where copy.carried
  and (copy.accepted, copy.reason, copy.description, copy.created_at)
    is distinct from (excluded.accepted, excluded.reason, excluded.description, excluded.created_at)`

/** Whether anything has changed. Lots that were taken or declined are left as they are: their fate is decided. */
async function carryLotVotes(scope: Scope, step: Step): Promise<boolean> {
  const pairs = await pairLotsOf(scope, step)
  const { rows } = await sql`
    with open as (
      select l.id from lot l where l.tender_id = ${step.tenderId}
        and not exists (select from lot_work w where w.lot_id = l.id and ${scope.owns('w.workspace_id')})
    ), given as (
      select p.to_id as lot_id, v.user_id, v.accepted, v.reason, v.description, v.created_at
      from unnest(${pairs.map(([from]) => from)}::bigint[], ${pairs.map(([, to]) => to)}::bigint[]) as p (from_id, to_id)
      join open on open.id = p.to_id
      join vote_on_lot v on v.lot_id = p.from_id and ${scope.owns('v.workspace_id')} and not v.is_on_tender
    ), taken_back as (
      delete from lot_vote c using open where c.lot_id = open.id and c.carried and ${scope.owns('c.workspace_id')}
        and not exists (select from given where given.lot_id = c.lot_id and given.user_id = c.user_id)
      returning 1
    ), saved as (
      insert into lot_vote as copy (workspace_id, lot_id, user_id, accepted, reason, description, created_at, carried)
      select ${scope.workspaceId}::uuid, lot_id, user_id, accepted, reason, description, created_at, true from given
      on conflict (workspace_id, lot_id, user_id) ${FOLLOWS} returning 1
    )
    select from taken_back union all select from saved`.execute(scope.db)
  return rows.length > 0
}

/** The vote on a tender stands for all its lots, so its copy is left as it is once one of them is taken or declined. */
async function carryTenderVotes(scope: Scope, { tenderId, replacedId }: Step): Promise<boolean> {
  const { rows } = await sql`
    with open as (
      select ${tenderId}::bigint as id where not exists (
        select from lot l join lot_work w on w.lot_id = l.id where l.tender_id = ${tenderId} and ${scope.owns('w.workspace_id')})
    ), given as (
      select open.id as tender_id, v.user_id, v.accepted, v.reason, v.description, v.created_at
      from open join tender_vote v on v.tender_id = ${replacedId}::bigint and ${scope.owns('v.workspace_id')}
    ), taken_back as (
      delete from tender_vote c using open where c.tender_id = open.id and c.carried and ${scope.owns('c.workspace_id')}
        and not exists (select from given where given.user_id = c.user_id)
      returning 1
    ), saved as (
      insert into tender_vote as copy (workspace_id, tender_id, user_id, accepted, reason, description, created_at, carried)
      select ${scope.workspaceId}::uuid, tender_id, user_id, accepted, reason, description, created_at, true from given
      on conflict (workspace_id, tender_id, user_id) ${FOLLOWS} returning 1
    )
    select from taken_back union all select from saved`.execute(scope.db)
  return rows.length > 0
}

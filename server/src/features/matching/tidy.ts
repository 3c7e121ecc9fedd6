// What the consumer does not see: the end of applications passes without a change of the lot, and a profile is deleted
// without its scores, which may be many. `db` has the role `background`.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { LOCKS } from '../../db/locks.ts'

const LOTS_AT_ONCE = 5_000

export async function dropNearMissesOfClosedLots(db: Database): Promise<void> {
  await eachScoredLots(db, (lotIds) =>
    sql`
      delete from lot_score s using interest i, lot l, tender t
      where s.lot_id = any(${lotIds}::bigint[]) and i.workspace_id = s.workspace_id and i.id = s.interest_id
        and s.percent < i.min_score and l.id = s.lot_id and t.id = l.tender_id and t.application_end_at <= now()`.execute(
      db,
    ),
  )
}

/** No list shows them any more. */
export async function dropScoresOfDeletedProfiles(db: Database): Promise<void> {
  await eachScoredLots(db, (lotIds) =>
    sql`
      delete from lot_score s where s.lot_id = any(${lotIds}::bigint[])
        and not exists (select from interest i where i.workspace_id = s.workspace_id and i.id = s.interest_id)`.execute(
      db,
    ),
  )
}

/** Every few votes make a model; those that no score names any more can be made again from the votes. */
export async function dropUnusedVoteModels(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // nobody is about to store scores of an older model
    await sql`select pg_advisory_xact_lock(${LOCKS.scoring})`.execute(transaction)
    await sql`
      delete from vote_model m
      where exists (
        select from vote_model newer
        where newer.workspace_id = m.workspace_id and newer.interest_id = m.interest_id and newer.number > m.number)
      and not exists (
        select from lot_score s
        where s.workspace_id = m.workspace_id and s.interest_id = m.interest_id and s.vote_model_number = m.number)`.execute(
      transaction,
    )
  })
}

async function eachScoredLots(db: Database, work: (lotIds: number[]) => Promise<unknown>): Promise<void> {
  for (let after = 0, more = true; more;) {
    const { rows } = await sql<{ lot_id: number }>`
      select distinct s.lot_id from lot_score s where s.lot_id > ${after} order by 1 limit ${LOTS_AT_ONCE}`.execute(db)
    await work(rows.map((row) => row.lot_id))
    after = rows.at(-1)?.lot_id ?? after
    more = rows.length === LOTS_AT_ONCE
  }
}

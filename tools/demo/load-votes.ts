// The votes of the demo's leads and what its managers decided. The database's owner inserts them: most lots are over,
// and over HTTP all votes would be from this minute.
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { Database } from '@tendertap/server/db/database'
import { addChecklists } from '@tendertap/server/features/lot-work/add-checklists'
import { makeVotes, type DemoVote, type DemoWork, type MatchedLot } from '@tendertap/simulator/world/votes'
import { sql } from 'kysely'

interface DemoTeam {
  key: string
  workspaceId: string
}

interface Row extends MatchedLot {
  id: number
}

/** `isOpen`: of the lots that are open, or of those that are over. */
export async function loadVotes(db: Database, team: DemoTeam, startedAt: Date, isOpen: boolean): Promise<void> {
  const { key, workspaceId } = team
  const lots = await listMatched(db, workspaceId, startedAt)
  const { votes, work } = makeVotes(
    key,
    lots.filter((lot) => lot.isOpen === isOpen),
    startedAt,
  )
  const ids = new Map(lots.map((lot) => [lot.key, lot.id]))
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  const people = new Map(users.map(({ id, email }) => [email, id]))
  const toRow = <T extends DemoVote | DemoWork>(one: T) => ({
    ...one,
    lotId: ids.get(one.lot),
    userId: people.get(one.person),
  })
  await insertVotes(db, workspaceId, JSON.stringify(votes.map(toRow)))
  await insertWork(db, workspaceId, JSON.stringify(work.map(toRow)))
  const taken = work.filter(({ isDeclined }) => !isDeclined)
  await addChecklists(
    { db, workspaceId },
    taken.flatMap(({ lot }) => ids.get(lot) ?? []),
  )
}

async function listMatched(db: Database, workspaceId: string, startedAt: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select l.id, l.source || ' ' || l.external_id as key, coalesce(l.name_ru, l.name_kz, '') as name, max(s.percent) as percent,
      t.published_at as "publishedAt", t.application_end_at as "endAt",
      l.status = ${PUBLISHED} and t.application_end_at > ${startedAt} as "isOpen"
    from lot_score s join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id and s.percent >= i.min_score
    join lot l on l.id = s.lot_id join tender t on t.id = l.tender_id
    where s.workspace_id = ${workspaceId} and t.published_at < ${startedAt} and t.application_end_at is not null
    group by l.id, t.id`.execute(db)
  return rows
}

async function insertVotes(db: Database, workspaceId: string, votes: string): Promise<void> {
  const given = sql`json_to_recordset(${votes}::json) as v ("lotId" bigint, "userId" uuid, accepted boolean, reason text, comment text, at timestamptz)`
  await sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted, reason, description, created_at)
    select ${workspaceId}, v."lotId", v."userId", v.accepted, v.reason, v.comment, v.at from ${given}`.execute(db)
  await sql`
    insert into lot_vote_log (workspace_id, lot_id, user_id, accepted, reason, interest_ids, voted_at)
    select ${workspaceId}, v."lotId", v."userId", v.accepted, v.reason,
      array(select s.interest_id from lot_score s join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id
        where s.workspace_id = ${workspaceId} and s.lot_id = v."lotId" and s.percent >= i.min_score order by 1),
      v.at from ${given} order by v.at`.execute(db)
}

async function insertWork(db: Database, workspaceId: string, work: string): Promise<void> {
  const given = sql`json_to_recordset(${work}::json) as w ("lotId" bigint, "userId" uuid, "isDeclined" boolean, at timestamptz)`
  await sql`
    insert into lot_work (workspace_id, lot_id, status, declined_at, created_at)
    select ${workspaceId}, w."lotId", case when w."isDeclined" then 'declined' else 'in_collecting_documents' end,
      case when w."isDeclined" then w.at end, w.at from ${given}`.execute(db)
  await sql`
    insert into work_log (workspace_id, lot_id, user_id, action, logged_at)
    select ${workspaceId}, w."lotId", w."userId", case when w."isDeclined" then 'declineLot' else 'activateLot' end, w.at
    from ${given} order by w.at`.execute(db)
}

// Stores the scores of lots that have changed. `db` is the role `background`.
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'
import type { ScoredPair } from './profiles/percolator.ts'

/** Returns the pairs that were stored: a profile that was changed or deleted meanwhile is left out. */
export async function saveScores(
  db: DbTransaction,
  pairs: readonly ScoredPair[],
  modelNumber: number,
): Promise<ScoredPair[]> {
  if (pairs.length === 0) return []
  const { rows } = await sql<{ lot_id: number; interest_id: string }>`
    insert into lot_score (lot_id, workspace_id, interest_id, percent, probability, interest_version, payload_seq, model_number, vote_model_number, receipt)
    select scored.lot_id, i.workspace_id, i.id, scored.percent, scored.probability, i.version, scored.payload_seq, ${modelNumber}, scored.vote_model_number, scored.receipt
    from unnest(${pairs.map(({ lot }) => lot.id)}::bigint[], ${pairs.map(({ profile }) => profile.id)}::uuid[],
      ${pairs.map(({ profile }) => profile.version)}::integer[], ${pairs.map(({ score }) => score.percent)}::smallint[],
      ${pairs.map(({ score }) => score.probability)}::real[], ${pairs.map(({ lot }) => lot.payloadSeq)}::bigint[],
      ${pairs.map(({ profile }) => profile.votes?.number ?? null)}::integer[],
      ${pairs.map(({ score }) => JSON.stringify(score.makeReceipt().lines))}::jsonb[])
      as scored (lot_id, interest_id, version, percent, probability, payload_seq, vote_model_number, receipt)
    join interest i on i.id = scored.interest_id and i.version = scored.version
    on conflict (lot_id, workspace_id, interest_id) do update set
      percent = excluded.percent, probability = excluded.probability, interest_version = excluded.interest_version,
      payload_seq = excluded.payload_seq, model_number = excluded.model_number,
      vote_model_number = excluded.vote_model_number, receipt = excluded.receipt, scored_at = now()
    returning lot_id, interest_id`.execute(db)
  const stored = new Set(rows.map((row) => `${row.lot_id} ${row.interest_id}`))
  return pairs.filter(({ lot, profile }) => stored.has(`${lot.id} ${profile.id}`))
}

export interface ScoreKey {
  lotId: number
  workspaceId: string
  interestId: string
}

export async function deleteScores(db: DbTransaction, keys: readonly ScoreKey[]): Promise<void> {
  if (keys.length === 0) return
  await sql`
    delete from lot_score s using unnest(${keys.map(({ lotId }) => lotId)}::bigint[], ${keys.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${keys.map(({ interestId }) => interestId)}::uuid[]) as gone (lot_id, workspace_id, interest_id)
    where s.lot_id = gone.lot_id and s.workspace_id = gone.workspace_id and s.interest_id = gone.interest_id`.execute(
    db,
  )
}

export interface ScoreRow extends ScoreKey {
  percent: number
}

export async function listScoresOfLots(db: DbTransaction, lotIds: readonly number[]): Promise<ScoreRow[]> {
  const { rows } = await sql<ScoreRow>`
    select lot_id as "lotId", workspace_id as "workspaceId", interest_id as "interestId", percent
    from lot_score where lot_id = any(${lotIds}::bigint[])`.execute(db)
  return rows
}

/** Of lots that can no longer be applied for only the matches stay: they belong to the archive. */
export async function dropNearMisses(db: DbTransaction, lotIds: readonly number[]): Promise<void> {
  if (lotIds.length === 0) return
  await sql`
    delete from lot_score s using interest i
    where s.lot_id = any(${lotIds}::bigint[]) and i.workspace_id = s.workspace_id and i.id = s.interest_id and s.percent < i.min_score`.execute(
    db,
  )
}

/** Each workspace is told once about a lot. */
export async function queueNotices(db: DbTransaction, matches: readonly ScoredPair[]): Promise<void> {
  if (matches.length === 0) return
  const { rows } = await sql<{ workspaceId: string }>`
    insert into match_notice (workspace_id, lot_id)
    select distinct * from unnest(${matches.map(({ profile }) => profile.workspaceId)}::uuid[], ${matches.map(({ lot }) => lot.id)}::bigint[])
    on conflict do nothing returning workspace_id as "workspaceId"`.execute(db)
  const workspaceIds = [...new Set(rows.map(({ workspaceId }) => workspaceId))]
  await enqueueMany(
    db,
    JOBS,
    'matching/tellMatches',
    workspaceIds.map((workspaceId) => ({ workspaceId })),
  )
}

// A stored score of a lot, without the scorer.
import { sql } from 'kysely'
import type { TestServer } from './server.ts'

export interface ScoreFields {
  workspaceId: string
  interestId: string
  lotId: number
  percent: number
}

export async function aScore(
  { db }: TestServer,
  { workspaceId, interestId, lotId, percent }: ScoreFields,
): Promise<void> {
  await sql`
    with known as (select number from scoring_model order by number desc limit 1),
      made as (insert into scoring_model (lots, scorer_version, content) select 0, 0, '' where not exists (select from known) returning number)
    insert into lot_score (lot_id, workspace_id, interest_id, percent, probability, interest_version, payload_seq, model_number, receipt)
    select ${lotId}, ${workspaceId}, ${interestId}, ${percent}, ${percent / 100}, 1, 0, number, '[]' from (table known union all table made) model`.execute(
    db.owner,
  )
}

// Calculates a stored score again from what it names: the models of the catalogue and of the votes, the version of the
// profile and the payload of the lot.
// `db` may read the payloads and the rows of every workspace: the owner.
import type { ReceiptLine } from '@tendertap/domain/matching/receipt'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/generated/schema.ts'
import type { Connector } from '../../portals/connector.ts'
import { analyseLot } from '../../scoring/analyse-lot.ts'
import { compileProfile } from '../../scoring/compile-profile.ts'
import { compileVotes } from '../../scoring/compile-votes.ts'
import type { ProfileContent } from '../../scoring/content.ts'
import { scoreLot } from '../../scoring/score-lot.ts'
import { parseVotes } from '../../scoring/vote-model.ts'
import { loadModel } from './model/model-store.ts'
import { readLotOfPayload, type LotPayload } from './payload-lot.ts'

export interface StoredScore {
  lotId: number
  interestId: string
  percent: number
  receipt: readonly ReceiptLine[]
}

interface Origin extends StoredScore, LotPayload {
  modelNumber: number
  content: ProfileContent
  /** the number of the model of votes that the score names, and what that model says */
  votesNumber: number | null
  votes: string | null
}

export interface Replay {
  stored: StoredScore
  /** null: the payload does not show the lot */
  replayed: Pick<StoredScore, 'percent' | 'receipt'> | null
}

/** Replays the scores of a lot, or of all lots. */
export async function replayScores(
  db: Kysely<DB>,
  connectors: readonly Connector[],
  lotId: number | null = null,
): Promise<Replay[]> {
  const { rows } = await sql<Origin>`
    select s.lot_id as "lotId", s.interest_id as "interestId", s.percent, s.receipt, s.model_number as "modelNumber", v.content,
      s.vote_model_number as "votesNumber", m.content as votes, l.external_id as "lotExternalId", p.source, p.entity, p.external_id as "externalId", p.payload
    from lot_score s
    join interest_version v on v.workspace_id = s.workspace_id and v.interest_id = s.interest_id and v.version = s.interest_version
    left join vote_model m on m.workspace_id = s.workspace_id and m.interest_id = s.interest_id and m.number = s.vote_model_number
    join lot l on l.id = s.lot_id
    join raw_payload p on p.seq = s.payload_seq
    where ${lotId}::bigint is null or s.lot_id = ${lotId}
    order by s.lot_id, s.interest_id`.execute(db)
  const models = new Map<number, Awaited<ReturnType<typeof loadModel>>>()
  const replays: Replay[] = []
  for (const row of rows) {
    const { modelNumber, content, votesNumber, votes, ...rest } = row
    const { lotExternalId, source, entity, externalId, payload, ...stored } = rest
    if (votesNumber !== null && votes === null)
      throw new Error(
        `Vote model ${votesNumber} of profile ${stored.interestId} is gone, but lot ${stored.lotId} names it`,
      )
    const model = models.get(modelNumber) ?? (await loadModel(db, modelNumber))
    models.set(modelNumber, model)
    const lot = readLotOfPayload(connectors, { lotExternalId, source, entity, externalId, payload })
    const score =
      lot &&
      scoreLot(
        compileProfile(content, model, votes === null ? null : compileVotes(parseVotes(votes))),
        analyseLot(lot, model),
      )
    replays.push({ stored, replayed: score ? { percent: score.percent, receipt: score.makeReceipt().lines } : null })
  }
  return replays
}

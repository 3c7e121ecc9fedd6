// Makes a stored vote model again from the log of votes, the catalogue's model and the payloads that it names. `db` may
// read the payloads and the rows of every workspace: the owner.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import type { Connector } from '../../../portals/connector.ts'
import { parseVotes } from '../../../scoring/vote-model.ts'
import { readLotsToScore } from '../lots.ts'
import { loadModel } from '../model/model-store.ts'
import { readLotOfPayload, type LotPayload } from '../payload-lot.ts'
import { learn } from './learn.ts'
import { listTeachingVotes, type ProfileKey } from './vote-log.ts'

/** The content that the model must have. */
export async function rebuildVoteModel(
  db: Kysely<DB>,
  connectors: readonly Connector[],
  key: ProfileKey,
  number: number,
): Promise<{ stored: string; rebuilt: string }> {
  const { content, up_to_seq, model_number } = await db
    .selectFrom('vote_model')
    .select(['content', 'up_to_seq', 'model_number'])
    .where('workspace_id', '=', key.workspaceId)
    .where('interest_id', '=', key.interestId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const votes = await listTeachingVotes(db, key, up_to_seq)
  const payloads = new Map(parseVotes(content).votes.map(({ lotId, payloadSeq }) => [lotId, payloadSeq]))
  const lots = await readLotsToScore(db, [...payloads.keys()], new Date())
  const asRead = await Promise.all(
    lots.map(async ({ id, content: present }) => {
      const payloadSeq = payloads.get(id) ?? 0
      const then = await readThen(db, connectors, id, payloadSeq)
      return { id, payloadSeq, content: then ?? present }
    }),
  )
  return { stored: content, rebuilt: learn(votes, asRead, await loadModel(db, model_number)) }
}

/** Undefined for a lot that came without a payload. */
async function readThen(db: Kysely<DB>, connectors: readonly Connector[], lotId: number, payloadSeq: number) {
  const { rows } = await sql<LotPayload>`
    select l.external_id as "lotExternalId", p.source, p.entity, p.external_id as "externalId", p.payload
    from lot l join raw_payload p on p.seq = ${payloadSeq} where l.id = ${lotId}`.execute(db)
  return rows[0] && readLotOfPayload(connectors, rows[0])
}

// Makes a stored vote model again from the votes, the payloads and the catalogue's model that it names. Not from all
// votes up to some number: a vote may be committed after one with a higher number has been learned from.
// `db` may read the payloads and the rows of every workspace: the owner.
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../db/generated/schema.ts'
import type { Connector } from '../../../portals/connector.ts'
import type { LotContent } from '../../../scoring/content.ts'
import { parseVotes } from '../../../scoring/vote-model.ts'
import { readLotsToScore } from '../lots.ts'
import { loadModel } from '../model/model-store.ts'
import { readLotOfPayload, type LotPayload } from '../payload-lot.ts'
import { learn } from './learn.ts'
import { readVotes, type ProfileKey } from './vote-log.ts'

/** The content that the model must have. */
export async function rebuildVoteModel(
  db: Kysely<DB>,
  connectors: readonly Connector[],
  key: ProfileKey,
  number: number,
): Promise<{ stored: string; rebuilt: string }> {
  const { content, model_number } = await db
    .selectFrom('vote_model')
    .select(['content', 'model_number'])
    .where('workspace_id', '=', key.workspaceId)
    .where('interest_id', '=', key.interestId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const learned = parseVotes(content).votes
  const votes = await readVotes(
    db,
    key,
    learned.map(({ seq }) => seq),
  )
  const payloads = new Map(learned.map(({ lotId, payloadSeq }) => [lotId, payloadSeq]))
  const lots = await readLotsToScore(db, [...payloads.keys()], new Date())
  const asRead = await Promise.all(
    lots.map(async ({ id, content: present }) => {
      const payloadSeq = payloads.get(id) ?? 0
      // a lot that came without a payload has never changed
      return {
        id,
        payloadSeq,
        content: payloadSeq === 0 ? present : await readContentOfPayload(db, connectors, id, payloadSeq),
      }
    }),
  )
  return { stored: content, rebuilt: learn(votes, asRead, await loadModel(db, model_number)) }
}

async function readContentOfPayload(
  db: Kysely<DB>,
  connectors: readonly Connector[],
  lotId: number,
  payloadSeq: number,
): Promise<LotContent> {
  const { rows } = await sql<LotPayload>`
    select l.external_id as "lotExternalId", p.source, p.entity, p.external_id as "externalId", p.payload
    from lot l join raw_payload p on p.seq = ${payloadSeq} where l.id = ${lotId}`.execute(db)
  const content = rows[0] && readLotOfPayload(connectors, rows[0])
  if (!content) throw new Error(`Payload ${payloadSeq} does not show lot ${lotId}`)
  return content
}

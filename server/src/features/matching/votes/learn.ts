// Learns from the votes on the lots of one profile. `db` is the role `background`.
import { sql, type Kysely } from 'kysely'
import { readDatabaseTime } from '../../../db/clock.ts'
import type { Database } from '../../../db/database.ts'
import type { DB } from '../../../db/generated/schema.ts'
import { LOCK_TEXTS } from '../../../db/locks.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { analyseLot } from '../../../scoring/analyse-lot.ts'
import { readTerms } from '../../../scoring/lot-terms.ts'
import type { ScoringModel } from '../../../scoring/model.ts'
import { learnFromVotes, parseVotes, serialiseVotes, type TeachingVote } from '../../../scoring/vote-model.ts'
import { readLotsToScore, type LotToScore } from '../lots.ts'
import type { ModelStore } from '../model/model-store.ts'
import { listTeachingVotes, type LoggedVote, type ProfileKey } from './vote-log.ts'

/** Whoever rates lots goes on for minutes: the open lots are scored once for what was learned meanwhile. */
const WAIT_MS = 90_000

/** Makes a new model if there are other votes than the newest one has learned from; the open lots are scored later. */
export async function learnForProfile(db: Database, models: ModelStore, key: ProfileKey): Promise<void> {
  const model = await models.loadNewest(db)
  if (!model) throw new Error('There is no scoring model yet')
  const { workspaceId, interestId } = key
  await db.transaction().execute(async (transaction) => {
    // a retry and a new request may run at the same time
    await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK_TEXTS.learning(interestId)}, 0))`.execute(
      transaction,
    )
    // deleted meanwhile
    if (!(await isThere(transaction, key))) return
    const votes = await listTeachingVotes(transaction, key)
    const newest = await findNewest(transaction, key)
    const known = newest ? parseVotes(newest.content).votes.map(({ seq }) => seq) : []
    if (known.join() === votes.map(({ seq }) => seq).join()) return
    const lots = await readLotsToScore(
      transaction,
      votes.map(({ lotId }) => lotId),
      await readDatabaseTime(transaction),
    )
    await transaction
      .insertInto('vote_model')
      .values({
        workspace_id: workspaceId,
        interest_id: interestId,
        number: (newest?.number ?? 0) + 1,
        votes: votes.length,
        model_number: model.number,
        content: learn(votes, lots, model),
      })
      .execute()
    await enqueue(
      transaction,
      'matching/rescoreInterest',
      { ...key, afterVotes: true },
      { startAfter: new Date(Date.now() + WAIT_MS) },
    )
  })
}

type VotedLot = Pick<LotToScore, 'id' | 'payloadSeq' | 'content'>

/** The content of the model. */
export function learn(votes: readonly LoggedVote[], lots: readonly VotedLot[], model: ScoringModel): string {
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  const teaching = votes.flatMap((vote): TeachingVote[] => {
    const lot = byId.get(vote.lotId)
    return lot ? [{ ...vote, payloadSeq: lot.payloadSeq, terms: readTerms(analyseLot(lot.content, model)) }] : []
  })
  return serialiseVotes(learnFromVotes(teaching))
}

async function isThere(db: Kysely<DB>, { workspaceId, interestId }: ProfileKey): Promise<boolean> {
  const { rows } = await sql`
    select from interest where workspace_id = ${workspaceId} and id = ${interestId}`.execute(db)
  return rows.length > 0
}

async function findNewest(db: Kysely<DB>, { workspaceId, interestId }: ProfileKey) {
  return db
    .selectFrom('vote_model')
    .select(['number', 'content'])
    .where('workspace_id', '=', workspaceId)
    .where('interest_id', '=', interestId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

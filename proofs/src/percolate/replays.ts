// Scores and vote models are made again from what they name, after the profile, the lot and the model have moved on.
import { buildNewModel } from '@tendertap/server/features/matching/model/build'
import { matchingConsumer } from '@tendertap/server/features/matching/consumer'
import { createModelStore } from '@tendertap/server/features/matching/model/model-store'
import { replayScores } from '@tendertap/server/features/matching/replay'
import { learnForProfile } from '@tendertap/server/features/matching/votes/learn'
import { rebuildVoteModel } from '@tendertap/server/features/matching/votes/rebuild'
import { savePage } from '@tendertap/server/features/ingestion/save/save-page'
import { createLexemeCache } from '@tendertap/server/features/lots/indexing/lexeme-cache'
import { catchUp } from '@tendertap/server/feed/run'
import { registerConsumer } from '@tendertap/server/feed/queries'
import { createLog } from '@tendertap/server/platform/log'
import { fakePortal, fakeTender } from '@tendertap/server/testing/fake-portal'
import { parseModel, serialiseModel } from '@tendertap/server/scoring/serialise-model'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '@tendertap/server/db/database'
import type { Context } from '../frame/context.ts'
import { makePrincipal } from '../guards/tenants.ts'
import { generateTenders } from '../national/lots.ts'
import { writeProfiles } from './profiles.ts'

const MANY = { lots: 300, profiles: 1_000, votedWorkspaces: 20 }
/** where no times are judged */
const FEW = { lots: 60, profiles: 300, votedWorkspaces: 5 }

/** Per cent of the stored scores and vote models that come out the same. */
export async function countReplays(context: Context, changeModel: boolean): Promise<number> {
  const size = context.measuring ? MANY : FEW
  const urls = await context.database()
  const [owner, background, ingestion] = [
    context.open(urls.owner),
    context.open(urls.background),
    context.open(urls.ingestion),
  ]
  const { connector } = fakePortal()
  const consumer = matchingConsumer()
  const lexemes = createLexemeCache()
  const log = createLog('error', 'proof')
  const tenders = [...generateTenders({ lots: size.lots * 5, now: new Date() })].filter(
    ({ status }) => status === 'Опубликован',
  )
  const save = (from: number, to: number, suffix = '') =>
    savePage(ingestion, {
      connector,
      lexemes,
      stream: 'tenders',
      fetchedAt: new Date(),
      items: tenders.slice(from, to).map(({ id, lots, publishedAt, endsAt }) =>
        fakeTender({
          id: `t${id}`,
          status: 'Опубликован',
          publishedAt: new Date(publishedAt).toISOString(),
          endsAt: new Date(endsAt).toISOString(),
          lots: lots.map((lot) => ({ id: `l${lot.id}`, nameRu: `${lot.nameRu}${suffix}`, ensTruCode: lot.ensTru })),
        }),
      ),
    })
  const match = () => catchUp(background, consumer, log, new AbortController().signal)
  await writeProfiles(owner, size.profiles)
  await writeVersions(owner)
  await registerConsumer(background, consumer.name)
  const half = Math.ceil(tenders.length / 2)
  await save(0, half)
  await buildNewModel(background)
  await match()
  const voted = await writeVotes(owner, size.votedWorkspaces)
  for (const key of voted) await learnForProfile(background, createModelStore(), key)
  // the world moves on: a new model, new lots, another name of some lots, other keywords of some profiles
  await buildNewModel(background)
  await save(half, tenders.length)
  await save(0, Math.ceil(half / 4), ' новый')
  await sql`
    update interest set keywords = keywords[2:], version = 2, changed_in = pg_current_xact_id() where id in (select id from interest order by id limit ${size.profiles / 5})`.execute(
    owner,
  )
  await writeVersions(owner)
  await match()
  if (changeModel) await forgetHalf(owner)
  const replays = await replayScores(owner, [connector])
  const rebuilt = await Promise.all(voted.map((key) => rebuildVoteModel(owner, [connector], key, 1)))
  context.say(`${replays.length} scores and ${rebuilt.length} vote models made again`)
  const equal = replays.filter(
    ({ stored, replayed }) =>
      replayed?.percent === stored.percent &&
      isDeepStrictEqual(JSON.parse(JSON.stringify(replayed.receipt)), JSON.parse(JSON.stringify(stored.receipt))),
  )
  const same = rebuilt.filter((model) => model.stored === model.rebuilt)
  if (replays.length === 0 || rebuilt.length === 0) return 0
  return (100 * (equal.length + same.length)) / (replays.length + rebuilt.length)
}

/** A lead of some workspaces votes on every lot that matches, and rejects every third. Returns the profiles. */
async function writeVotes(db: Database, workspaces: number) {
  const { rows } = await sql<{ id: string }>`
    select distinct workspace_id as id from lot_score order by 1 limit ${workspaces}`.execute(db)
  for (const { id } of rows) {
    const lead = await makePrincipal(db, id, ['lead'])
    await sql`
      insert into lot_vote_log (workspace_id, lot_id, user_id, accepted, reason, interest_ids)
      select workspace_id, lot_id, ${lead.userId}, lot_id % 3 > 0, case when lot_id % 3 = 0 then 'not_ours' end, array_agg(interest_id)
      from lot_score where workspace_id = ${id} group by 1, 2 order by 2`.execute(db)
  }
  const voted = await sql<{ workspaceId: string; interestId: string }>`
    select distinct workspace_id as "workspaceId", unnest(interest_ids) as "interestId" from lot_vote_log order by 1, 2`.execute(
    db,
  )
  return voted.rows
}

/** What every version of every profile says, as the feature of profiles stores it. */
async function writeVersions(db: Database): Promise<void> {
  await sql`
    insert into interest_version (workspace_id, interest_id, version, content)
    select workspace_id, id, version, json_build_object(
      'name', name, 'keywords', keywords, 'description', description, 'classes', classes, 'refusedClasses', refused_classes)
    from interest on conflict do nothing`.execute(db)
}

/** The model loses half of what it knows about the frequency of words. */
async function forgetHalf(db: Database): Promise<void> {
  const models = await db.selectFrom('scoring_model').select(['number', 'content']).execute()
  for (const { number, content } of models) {
    const model = parseModel(number, content)
    const frequencies = new Map([...model.frequencies].filter((_, place) => place % 2 === 0))
    await db
      .updateTable('scoring_model')
      .set({ content: serialiseModel({ ...model, frequencies }) })
      .where('number', '=', number)
      .execute()
  }
}

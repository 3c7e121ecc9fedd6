import type { Output } from '@tendertap/contract/calls/index'
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOCKS } from '../../../db/locks.ts'
import { createScoper } from '../../../db/scope.ts'
import { catchUp } from '../../../feed/run.ts'
import { registerConsumer } from '../../../feed/queries.ts'
import { writeChanges } from '../../../feed/write-changes.ts'
import { createLog } from '../../../platform/log.ts'
import { aLot, anInterest, aPerson, aWorkspace, getToken } from '../../../testing/builders.ts'
import { testServer } from '../../../testing/server.ts'
import { matchingConsumer } from '../consumer.ts'
import { matchingJobs } from '../jobs.ts'
import { buildNewModel } from '../model/build.ts'
import { createModelStore } from '../model/model-store.ts'
import { replayScores } from '../replay.ts'
import { rescoreInterest } from '../rescore.ts'
import { dropUnusedVoteModels } from '../tidy.ts'
import { learnForProfile } from './learn.ts'
import { rebuildVoteModel } from './rebuild.ts'

const server = await testServer()
const { background, owner } = server.db
const models = createModelStore()
const consumer = matchingConsumer()
const log = createLog('silent', 'worker')
const PAPER = '171214.000.000001'

beforeAll(async () => {
  for (const nameRu of ['Уголь каменный', 'Молоко питьевое', 'Ремонт кровли', 'Шины зимние', 'Кабель медный'])
    await aLot(server, { nameRu })
  for (const nameRu of ['Бумага офисная', 'Бумага туалетная', 'Салфетки бумажные', 'Картон', 'Тетради школьные'])
    await aLot(server, { nameRu, ensTruCode: PAPER })
  await buildNewModel(background)
  await registerConsumer(background, consumer.name)
})

type Person = Awaited<ReturnType<typeof aPerson>>

let workspaceId: string
let interestId: string
let lead: Person
let token: string
const key = () => ({ workspaceId, interestId })

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  lead = await aPerson(server, ['lead'], workspaceId)
  token = await getToken(server, lead)
  interestId = (await anInterest(server, workspaceId, { name: 'Картриджи', keywords: ['картридж'] })).id
})

interface Given {
  reason?: RejectReason
  by?: Person
  about?: string[]
}

/** As the voting feature logs it. */
async function vote(lotId: number, accepted: boolean, { reason, by = lead, about = [interestId] }: Given = {}) {
  await sql`
    insert into lot_vote_log (workspace_id, lot_id, user_id, accepted, reason, interest_ids)
    values (${workspaceId}, ${lotId}, ${by.id}, ${accepted}, ${reason ?? null}, ${about}::uuid[])`.execute(owner)
}
const reject = (lotId: number, given: Given = {}) => vote(lotId, false, { reason: 'not_ours', ...given })

const learn = () => learnForProfile(background, models, key())
const rescore = () => rescoreInterest(background, models, key())

async function readModels() {
  return owner
    .selectFrom('vote_model')
    .select(['number', 'votes', 'content'])
    .where('interest_id', '=', interestId)
    .orderBy('number')
    .execute()
}

const readScore = async (lotId: number, id = interestId) =>
  owner
    .selectFrom('lot_score')
    .select(['percent', 'vote_model_number as number', 'receipt'])
    .where('lot_id', '=', lotId)
    .where('interest_id', '=', id)
    .executeTakeFirst()

async function announce(lot: { id: number; tenderId: number }): Promise<void> {
  await server.db.ingestion
    .transaction()
    .execute((db) =>
      writeChanges(
        db,
        [{ tenderId: lot.tenderId, lotId: lot.id, change: { kind: 'published', before: null, after: null } }],
        new Date(),
      ),
    )
  await catchUp(background, consumer, log, new AbortController().signal)
}

async function aScoredLot(nameRu: string) {
  const lot = await aLot(server, { nameRu })
  await announce(lot)
  return lot
}

/** Until so many connections wait for a lock. */
const untilWaiting = async (count: number) => {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not granted`.execute(
        owner,
      )
      return rows.length
    })
    .toBe(count)
}

const listRescores = async () =>
  (
    await sql<{ afterVotes: boolean; waits: boolean }>`
      select data ? 'afterVotes' as "afterVotes", start_after > created_on as waits from pgboss.job
      where name = 'matching/rescoreInterest' and data->>'interestId' = ${interestId} order by 1`.execute(owner)
  ).rows

const readProgress = async () =>
  (
    await sql<{ finished: boolean }>`
      select finished_at is not null as finished from interest_scoring where interest_id = ${interestId}`.execute(owner)
  ).rows

describe('what leads accept and reject', () => {
  test('moves the lots like it: those that are open, those that come, and those that are opened', async () => {
    const voted = await aScoredLot('Картридж лазерный HP')
    const open = await aScoredLot('Картридж лазерный HP чёрный')
    const before = (await readScore(open.id))!
    expect(before.number).toBeNull()
    await reject(voted.id)
    await learn()
    await rescore()
    const after = (await readScore(open.id))!
    expect(after.percent).toBeLessThan(before.percent)
    expect(after).toMatchObject({
      number: 1,
      receipt: expect.arrayContaining([expect.objectContaining({ kind: 'votes', accepted: 0, rejected: 1 })]),
    })
    const came = await aScoredLot('Картридж лазерный HP чёрный')
    expect(await readScore(came.id)).toMatchObject({ number: 1, percent: after.percent })
    const unscored = await aLot(server, { nameRu: 'Картридж лазерный HP чёрный' })
    const { body } = await server.call('matching/getLotMatches', { lotId: unscored.id }, token)
    const [match] = body as Output<'matching/getLotMatches'>
    expect(match).toMatchObject({ percent: after.percent })
    expect(match?.receipt.reduce((sum, { points }) => sum + points, 0)).toBe(after.percent)
  })

  test('finds lots that no word and no class of the profile finds, but tells nobody of the open ones', async () => {
    const lots = await Promise.all(
      ['Тонер чёрный', 'Тонер цветной', 'Тонер для картриджа'].map((nameRu) => aLot(server, { nameRu })),
    )
    const open = await aLot(server, { nameRu: 'Тонер чёрный' })
    for (const lot of lots) await vote(lot.id, true)
    await learn()
    await owner.updateTable('interest').set({ min_score: '20' }).where('id', '=', interestId).execute()
    await rescore()
    expect(await readScore(open.id)).toMatchObject({ number: 1 })
    const notices = await sql<{ lot_id: number; waits: boolean }>`
      select lot_id, noticed_at is null as waits from match_notice where workspace_id = ${workspaceId}`.execute(owner)
    expect(notices.rows).toContainEqual({ lot_id: open.id, waits: false })
    expect(notices.rows.filter(({ waits }) => waits)).toEqual([])
    const came = await aScoredLot('Тонер чёрный')
    expect((await readScore(came.id))?.percent).toBe((await readScore(open.id))?.percent)
  })

  test('is learned by the profile that the vote is about alone, and by no other workspace', async () => {
    const lot = await aScoredLot('Картридж струйный')
    const sibling = (await anInterest(server, workspaceId, { name: 'Офис', keywords: ['картридж'] })).id
    await reject(lot.id)
    await learnForProfile(background, models, { workspaceId, interestId: sibling })
    const other = await aWorkspace(server)
    // an id from elsewhere in the log of a workspace teaches nothing there
    const theirs = (await anInterest(server, other, { name: 'Картриджи', keywords: ['картридж'] })).id
    await reject(lot.id, { about: [theirs] })
    await learnForProfile(background, models, { workspaceId: other, interestId: theirs })
    const made = await owner
      .selectFrom('vote_model')
      .select('number')
      .where('interest_id', 'in', [sibling, theirs])
      .execute()
    expect(made).toEqual([])
  })
})

describe('a vote', () => {
  test.each(['price', 'deadline', 'region', 'terms', 'other'] as const)(
    'against a lot because of «%s» teaches nothing',
    async (reason) => {
      await reject((await aLot(server, { nameRu: 'Картридж' })).id, { reason })
      await learn()
      expect(await readModels()).toEqual([])
    },
  )

  test('counts once per person and lot, the last one, also when it takes back what was taught', async () => {
    const { id } = await aLot(server, { nameRu: 'Картридж' })
    await reject(id)
    await reject(id, { by: await aPerson(server, ['lead'], workspaceId) })
    // by then the lot matches no more
    await vote(id, true, { about: [] })
    await learn()
    const [first] = await readModels()
    const learned = (content: string) =>
      (JSON.parse(content) as { votes: { accepted: boolean }[] }).votes.map(({ accepted }) => accepted)
    expect(learned(first!.content)).toEqual([false, true])
    await reject(id, { reason: 'price', about: [] })
    await learn()
    const second = (await readModels())[1]!
    expect(learned(second.content)).toEqual([false])
  })

  test('of a colleague counts too when the first one has already driven the lot below the threshold', async () => {
    const { id } = await aLot(server, { nameRu: 'Картридж' })
    await reject(id)
    const colleagues = [await aPerson(server, ['lead'], workspaceId), await aPerson(server, ['lead'], workspaceId)]
    for (const by of colleagues) await vote(id, true, { by, about: [] })
    await learn()
    expect(await readModels()).toMatchObject([{ number: 1, votes: 3 }])
  })

  test('asks for learning once per profile, however many follow it', async () => {
    for (const name of ['Картридж HP', 'Картридж Canon', 'Картридж Xerox']) {
      const { id } = await aScoredLot(name)
      expect(await server.call('lots/voteLot', { lotId: id, accepted: true }, token)).toMatchObject({ status: 200 })
    }
    const jobs = await sql<{ waits: boolean }>`
      select start_after > created_on as waits from pgboss.job where name = 'matching/learn' and data->>'interestId' = ${interestId}`.execute(
      owner,
    )
    expect(jobs.rows).toEqual([{ waits: true }])
    await learn()
    expect(await readModels()).toMatchObject([{ number: 1, votes: 3 }])
  })
})

describe('the open lots', () => {
  test('are scored once after all votes of a minute, and at once if somebody asks for it', async () => {
    for (const name of ['Картридж HP', 'Картридж Canon']) {
      await vote((await aLot(server, { nameRu: name })).id, true)
      await learn()
    }
    expect(await listRescores()).toEqual([{ afterVotes: true, waits: true }])
    const admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    await server.call('interests/rescoreInterest', { id: interestId }, admin)
    expect(await listRescores()).toEqual([
      { afterVotes: false, waits: false },
      { afterVotes: true, waits: true },
    ])
  })

  test('are scored after votes without a progress that nobody has asked for', async () => {
    const open = await aLot(server, { nameRu: 'Картридж лазерный' })
    await vote((await aLot(server, { nameRu: 'Картридж лазерный' })).id, true)
    await learn()
    const job = { id: 'one', attempt: 1, log, signal: new AbortController().signal }
    await matchingJobs(background)['matching/rescoreInterest']({ ...key(), afterVotes: true }, job)
    expect(await readScore(open.id)).toMatchObject({ number: 1 })
    expect(await readProgress()).toEqual([])
  })

  test('are scored to the end although the profile learns meanwhile, with what it knows by then', async () => {
    const open = await aLot(server, { nameRu: 'Картридж лазерный' })
    await vote((await aLot(server, { nameRu: 'Картридж лазерный' })).id, true)
    const rescored = await owner.transaction().execute(async (held) => {
      await sql`select pg_advisory_xact_lock_shared(${LOCKS.scoring})`.execute(held)
      const started = rescore()
      await untilWaiting(1)
      await learn()
      return [started]
    })
    await Promise.all(rescored)
    expect(await readScore(open.id)).toMatchObject({ number: 1 })
    expect(await readProgress()).toEqual([{ finished: true }])
  })
})

describe('a vote model', () => {
  test('is made only when there are other votes', async () => {
    const { id } = await aLot(server, { nameRu: 'Картридж' })
    await vote(id, true)
    await learn()
    await learn()
    const made = await readModels()
    expect(made).toMatchObject([{ number: 1, votes: 1 }])
    await reject((await aLot(server, { nameRu: 'Картридж' })).id)
    await learn()
    expect((await readModels()).map(({ number, votes }) => [number, votes])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('can be made again from the log of votes, to the byte, after others have followed', async () => {
    for (const [i, nameRu] of ['Картридж HP', 'Картридж Canon', 'Бумага А4', 'Картридж Xerox'].entries()) {
      await vote((await aLot(server, { nameRu })).id, i % 2 === 0, i % 2 === 0 ? {} : { reason: 'not_ours' })
      await learn()
    }
    // a vote that is taken back for another reason teaches nothing, and comes after all those that teach
    const { id } = await aLot(server, { nameRu: 'Картридж Brother' })
    await vote(id, true)
    await vote(id, true, { by: await aPerson(server, ['lead'], workspaceId) })
    await reject(id, { reason: 'price' })
    await learn()
    await buildNewModel(background)
    const all = await readModels()
    expect(all).toHaveLength(5)
    for (const { number } of all) {
      const { stored, rebuilt } = await rebuildVoteModel(owner, [], key(), number)
      expect(rebuilt).toBe(stored)
    }
  })

  test('is made once when two jobs learn at the same time', async () => {
    await vote((await aLot(server, { nameRu: 'Картридж' })).id, true)
    const jobs = await owner.transaction().execute(async (held) => {
      // neither can write before both have begun
      await sql`lock table vote_model in share mode`.execute(held)
      const started = [learn(), learn()]
      await untilWaiting(2)
      return started
    })
    await Promise.all(jobs)
    expect(await readModels()).toMatchObject([{ number: 1, votes: 1 }])
  })

  test('whose payload does not show the lot is not made again from the lot of today', async () => {
    const { id } = await aLot(server, { nameRu: 'Картридж' })
    const { external_id } = await owner
      .selectFrom('lot')
      .select('external_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await sql`
      insert into raw_head (source, entity, external_id, payload_hash, seq, seen_at)
      values ('ows', 'lot', ${external_id}, '?', 4242, now())`.execute(owner)
    await vote(id, true)
    await learn()
    await expect(rebuildVoteModel(owner, [], key(), 1)).rejects.toThrow(`Payload 4242 does not show lot ${id}`)
  })

  test('is read once, however many lots are opened', async () => {
    const lot = await aLot(server, { nameRu: 'Картридж' })
    await vote((await aLot(server, { nameRu: 'Картридж' })).id, true)
    await learn()
    const open = () => server.call('matching/getLotMatches', { lotId: lot.id }, token)
    const first = await open()
    expect(first.status).toBe(200)
    // whoever reads it again cannot parse it
    await owner.updateTable('vote_model').set({ content: '?' }).where('interest_id', '=', interestId).execute()
    expect(await open()).toMatchObject({ status: 200, body: first.body })
  })

  test('is never changed, and no other workspace sees it', async () => {
    await vote((await aLot(server, { nameRu: 'Картридж' })).id, true)
    await learn()
    for (const db of [background, server.db.application])
      await expect(sql`update vote_model set content = ''`.execute(db)).rejects.toThrow(/permission denied/)
    const scoped = createScoper({ application: server.db.application, operator: server.db.operator })
    const count = (id: string) =>
      scoped(
        id,
        async ({ db }) => (await sql`select from vote_model where interest_id = ${interestId}`.execute(db)).rows.length,
      )
    expect(await count(workspaceId)).toBe(1)
    expect(await count(await aWorkspace(server))).toBe(0)
  })

  test('goes with its profile, and at night if a newer one has taken its place in every score', async () => {
    const lot = await aScoredLot('Картридж')
    await vote(lot.id, true)
    await learn()
    await rescore()
    await vote((await aLot(server, { nameRu: 'Картридж HP' })).id, true)
    await learn()
    await dropUnusedVoteModels(background)
    expect((await readModels()).map(({ number }) => number)).toEqual([1, 2])
    await rescore()
    await dropUnusedVoteModels(background)
    expect((await readModels()).map(({ number }) => number)).toEqual([2])
    await owner.deleteFrom('interest').where('id', '=', interestId).execute()
    expect(await readModels()).toEqual([])
    await learn()
  })

  test('stays at night if a batch that has begun stores scores of it', async () => {
    const lot = await aScoredLot('Картридж')
    for (const nameRu of ['Картридж', 'Картридж HP']) {
      await vote((await aLot(server, { nameRu })).id, true)
      await learn()
    }
    const dropped = await owner.transaction().execute(async (batch) => {
      await sql`select pg_advisory_xact_lock_shared(${LOCKS.scoring})`.execute(batch)
      const started = dropUnusedVoteModels(background)
      await untilWaiting(1)
      await sql`update lot_score set vote_model_number = 1 where lot_id = ${lot.id} and interest_id = ${interestId}`.execute(
        batch,
      )
      return [started]
    })
    await Promise.all(dropped)
    expect((await readModels()).map(({ number }) => number)).toEqual([1, 2])
  })

  test('that is gone although a score names it fails the replay of that score', async () => {
    const lot = await aScoredLot('Картридж')
    const { rows } = await sql<{ seq: number }>`
      insert into raw_payload (source, entity, external_id, payload_hash, payload, fetched_at)
      values ('ows', 'lot', 'gone', '?', '', now()) returning seq`.execute(owner)
    await sql`
      update lot_score set vote_model_number = 7, payload_seq = ${rows[0]!.seq}
      where lot_id = ${lot.id} and interest_id = ${interestId}`.execute(owner)
    await expect(replayScores(owner, [], lot.id)).rejects.toThrow('Vote model 7')
  })
})

import type { Output } from '@tendertap/contract/calls/index'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { ChangeKind } from '@tendertap/domain/tenders/changes'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inWorkspace } from '../../db/scope.ts'
import { catchUp } from '../../feed/run.ts'
import { registerConsumer } from '../../feed/queries.ts'
import { writeChanges } from '../../feed/write-changes.ts'
import { createLog } from '../../platform/log.ts'
import {
  aLot,
  anInterest as anInterestRow,
  aPerson,
  aWorkspace,
  getToken,
  inDays,
  type LotFields,
} from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { listTold } from '../../testing/told.ts'
import { indexLots } from '../lots/indexing/index-lots.ts'
import { createLexemeCache } from '../lots/indexing/lexeme-cache.ts'
import { matchingConsumer } from './consumer.ts'
import { tellMatches } from './tell-matches.ts'
import { buildNewModel } from './model/build.ts'
import { createModelStore } from './model/model-store.ts'
import { rescoreInterest } from './rescore.ts'
import { dropNearMissesOfClosedLots, dropScoresOfDeletedProfiles } from './tidy.ts'

const server = await testServer()
const { background } = server.db
const consumer = matchingConsumer()
const log = createLog('silent', 'worker')

const OTHER_LOTS: LotFields[] = [
  { nameRu: 'Уголь каменный для котельной', ensTruCode: '051010.000.000001' },
  { nameRu: 'Молоко питьевое 2,5 %', ensTruCode: '105111.000.000001' },
  { nameRu: 'Услуги по охране зданий', ensTruCode: '801019.000.000001' },
  { nameRu: 'Ремонт кровли школы', ensTruCode: '439110.000.000001' },
  { nameRu: 'Кабель силовой медный', ensTruCode: '273213.000.000001' },
  { nameRu: 'Шины зимние R16', ensTruCode: '221111.000.000001' },
]

beforeAll(async () => {
  for (const fields of OTHER_LOTS) await aLot(server, fields)
  await aLot(server, { nameRu: 'Картридж лазерный HP', ensTruCode: '262040.000.000001' })
  await buildNewModel(background)
  await registerConsumer(background, consumer.name)
})

/** The lot appears in the catalogue, or changes. */
async function announce(lot: { id: number; tenderId: number }, kind: ChangeKind = 'published'): Promise<void> {
  await server.db.ingestion
    .transaction()
    .execute((db) =>
      writeChanges(
        db,
        [{ tenderId: lot.tenderId, lotId: lot.id, change: { kind, before: null, after: null } }],
        new Date(),
      ),
    )
}

const match = () => catchUp(background, consumer, log, new AbortController().signal)

async function aScoredLot(fields: LotFields) {
  const lot = await aLot(server, fields)
  await announce(lot)
  await match()
  return lot
}

async function rename(lot: { id: number; tenderId: number }, name: string): Promise<void> {
  await server.db.ingestion.updateTable('lot').set({ name_ru: name }).where('id', '=', lot.id).execute()
  await server.db.ingestion.transaction().execute((db) => indexLots(db, [lot.id], createLexemeCache()))
  await announce(lot, 'text')
  await match()
}

const listScores = async (interestId: string) =>
  (
    await sql<{ lot_id: number; percent: number }>`
      select lot_id, percent from lot_score where interest_id = ${interestId} order by lot_id`.execute(server.db.owner)
  ).rows
const listScoredLots = async (interestId: string) => (await listScores(interestId)).map((row) => row.lot_id)

const anInterest = async (...given: Parameters<typeof anInterestRow>) => (await anInterestRow(...given)).id

const listNotices = async () =>
  (
    await sql<{ lot_id: number; matched_at: Date; waits: boolean }>`
      select lot_id, matched_at, noticed_at is null as waits from match_notice
      where workspace_id = ${workspaceId} order by lot_id`.execute(server.db.owner)
  ).rows

let workspaceId: string
let token: string
let interestId: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  token = await getToken(server, await aPerson(server, ['manager', 'admin'], workspaceId))
  interestId = await anInterest(server, workspaceId, { name: 'Картриджи', keywords: ['картридж', 'тонер'] })
})

async function listMatches(lotId: number): Promise<Output<'matching/getLotMatches'>> {
  const { status, body } = await server.call('matching/getLotMatches', { lotId }, token)
  expect(status).toBe(200)
  return body
}

describe('a new lot', () => {
  test('is scored against the profiles of every workspace, and each sees its own scores alone', async () => {
    const other = await aWorkspace(server)
    const otherInterest = await anInterest(server, other, { name: 'Уголь', keywords: ['уголь'] })
    const lot = await aScoredLot({ nameRu: 'Картридж для принтера', ensTruCode: '262040.000.000002' })
    expect(await listScoredLots(interestId)).toEqual([lot.id])
    expect(await listScores(otherInterest)).toEqual([])
    const { body } = await server.call('lots/getLots', { id: lot.id }, token)
    const [shown] = body.data
    expect(shown?.percent).toBeGreaterThanOrEqual(75)
    expect(shown?.LotScoreOfLot).toEqual([
      {
        customCategory: 'high',
        Interest: { id: interestId, name: 'Картриджи', color: '#A9D08E' },
        percent: shown?.percent,
      },
    ])
    const stranger = await getToken(server, await aPerson(server, ['manager'], other))
    expect((await server.call('lots/getLots', { id: lot.id }, stranger)).body.data[0]).toMatchObject({
      percent: null,
      LotScoreOfLot: [],
    })
    expect((await server.call('tenders/getTenderDetails', { id: lot.tenderId }, token)).body.tender).toMatchObject({
      LotOfTender: [{ percent: shown?.percent }],
    })
  })

  test('that nobody looks for gets no score', async () => {
    await aScoredLot({ nameRu: 'Хлеб пшеничный' })
    expect(await listScores(interestId)).toEqual([])
  })

  test('that a filter keeps out gets no score, and the person who asks is told by which one', async () => {
    const far = await anInterest(server, workspaceId, {
      name: 'Картриджи для Астаны',
      keywords: ['картридж'],
      regions: ['71'],
      max_amount: '50000',
    })
    const lot = await aScoredLot({ nameRu: 'Картридж', katoCode: '750000000', amount: '90000' })
    expect(await listScoredLots(interestId)).toEqual([lot.id])
    expect(await listScores(far)).toEqual([])
    const matches = await listMatches(lot.id)
    expect(matches.find(({ Interest }) => Interest.id === far)).toMatchObject({
      failedFilters: ['regions', 'amount'],
      isMatch: false,
    })
  })

  test('is scored for no more profiles than the subscription allows, the oldest ones', async () => {
    await sql`update subscription set max_filters = 1 where workspace_id = ${workspaceId}`.execute(server.db.owner)
    const younger = await anInterest(server, workspaceId, { name: 'Ещё картриджи', keywords: ['картридж'] })
    const lot = await aScoredLot({ nameRu: 'Картридж' })
    expect(await listScoredLots(interestId)).toEqual([lot.id])
    expect(await listScores(younger)).toEqual([])
  })

  test('that matches is queued for a notice once, and its documents are requested', async () => {
    const lot = await aLot(server, { nameRu: 'Картридж' })
    const { id } = await server.db.ingestion
      .insertInto('document')
      .values({
        tender_id: lot.tenderId,
        url: 'https://portal.example/a',
        type: 'Проект договора',
        original_file_name: 'a',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await announce(lot)
    await match()
    await announce(lot, 'amount')
    await match()
    const notices = await sql`select lot_id from match_notice where workspace_id = ${workspaceId}`.execute(
      server.db.owner,
    )
    expect(notices.rows).toEqual([{ lot_id: lot.id }])
    const jobs = await sql<{ id: number }>`
      select (data->>'documentId')::int as id from pgboss.job where name = 'documents/fetch'`.execute(server.db.owner)
    expect(jobs.rows.map((row) => row.id)).toContain(id)
  })
})

describe('leads and managers', () => {
  const tell = () => inWorkspace(server.db.background, workspaceId, tellMatches)

  test('are told once of a lot that matches, by the profile that it matches best', async () => {
    await aPerson(server, ['lead'], workspaceId)
    await aPerson(server, ['procurement'], workspaceId)
    const lot = await aScoredLot({ nameRu: 'Картридж для принтера' })
    await tell()
    await announce(lot, 'amount')
    await match()
    await tell()
    const told = await listTold(server, workspaceId)
    expect(told.map(({ role, kind }) => `${role}: ${kind}`).toSorted()).toEqual([
      'admin: lot_matched',
      'lead: lot_matched',
      'manager: lot_matched',
    ])
    const [score] = await listScores(interestId)
    expect(told[0]?.facts).toMatchObject({ interest: 'Картриджи', percent: score?.percent, lot: { id: lot.id } })
  })

  test('are told nothing of an old lot that we have just read, unless it has changed', async () => {
    await aScoredLot({ nameRu: 'Картридж для принтера', publishedAt: inDays(-10) })
    const changed = await aScoredLot({ nameRu: 'Уголь каменный', publishedAt: inDays(-10) })
    await rename(changed, 'Картридж и тонер')
    await tell()
    const told = await listTold(server, workspaceId)
    expect(new Set(told.map(({ facts }) => (facts['lot'] as { id: number }).id))).toEqual(new Set([changed.id]))
  })

  test('are told nothing once the subscription has ended, also not of that time when it begins again', async () => {
    await aScoredLot({ nameRu: 'Картридж для принтера' })
    const setEnd = (end: Date) =>
      sql`update subscription set ends_at = ${end} where workspace_id = ${workspaceId}`.execute(server.db.owner)
    await setEnd(inDays(-1))
    await tell()
    await setEnd(inDays(30))
    await tell()
    expect(await listTold(server, workspaceId)).toEqual([])
  })

  test('are told nothing of a lot that no longer matches when the worker comes by', async () => {
    const lot = await aScoredLot({ nameRu: 'Картридж для принтера' })
    await rename(lot, 'Уголь каменный')
    await tell()
    expect(await listTold(server, workspaceId)).toEqual([])
  })
})

describe('a lot that changes', () => {
  test('is scored anew: it loses a score, or gets one', async () => {
    const lot = await aScoredLot({ nameRu: 'Картридж лазерный' })
    expect(await listScoredLots(interestId)).toEqual([lot.id])
    await rename(lot, 'Уголь каменный')
    expect(await listScores(interestId)).toEqual([])
    await rename(lot, 'Тонер и картридж')
    expect(await listScoredLots(interestId)).toEqual([lot.id])
  })

  test('and closes keeps its matches, but not its near misses', async () => {
    const nearMiss = await anInterest(server, workspaceId, {
      name: 'Оргтехника',
      keywords: ['картридж'],
      min_score: '100',
    })
    const lot = await aScoredLot({ nameRu: 'Картридж' })
    const [score] = await listScores(nearMiss)
    expect(score?.percent).toBeLessThan(100)
    await server.db.ingestion.updateTable('lot').set({ status: 'Итоги' }).where('id', '=', lot.id).execute()
    await announce(lot, 'status')
    await match()
    expect(await listScoredLots(interestId)).toEqual([lot.id])
    expect(await listScores(nearMiss)).toEqual([])
  })

  test('whose end passes without a change loses its near misses at night', async () => {
    const nearMiss = await anInterest(server, workspaceId, {
      name: 'Оргтехника',
      keywords: ['картридж'],
      min_score: '100',
    })
    const lot = await aScoredLot({ nameRu: 'Картридж' })
    await dropNearMissesOfClosedLots(background)
    expect(await listScoredLots(nearMiss)).toEqual([lot.id])
    await server.db.ingestion
      .updateTable('tender')
      .set({ application_end_at: inDays(-1) })
      .where('id', '=', lot.tenderId)
      .execute()
    await dropNearMissesOfClosedLots(background)
    expect(await listScores(nearMiss)).toEqual([])
    expect(await listScoredLots(interestId)).toEqual([lot.id])
  })
})

describe('a profile that changes', () => {
  const rescore = () => rescoreInterest(background, createModelStore(), { workspaceId, interestId })
  const change = async (fields: { keywords: string[] }) => {
    await sql`
      update interest set name = 'Другое', keywords = ${fields.keywords}, version = version + 1, changed_in = pg_current_xact_id(), scoring_asked_at = now()
      where id = ${interestId}`.execute(server.db.owner)
  }

  test('is scored against all open lots: what no longer fits goes, what fits now comes', async () => {
    const cartridge = await aScoredLot({ nameRu: 'Картридж' })
    const tyres = await aScoredLot({ nameRu: 'Шины летние', ensTruCode: '221111.000.000001' })
    const closed = await aScoredLot({ nameRu: 'Шины зимние', status: 'Завершен', ensTruCode: '221111.000.000001' })
    await change({ keywords: ['шины'] })
    await rescore()
    const scored = await listScoredLots(interestId)
    expect(scored).toContain(tyres.id)
    expect(scored).not.toContain(cartridge.id)
    expect(scored).not.toContain(closed.id)
    const progress = await sql<{ done: boolean }>`
      select finished_at is not null and lots_done = lots_total as done from interest_scoring where interest_id = ${interestId}`.execute(
      server.db.owner,
    )
    expect(progress.rows).toEqual([{ done: true }])
  })

  test('is known to the next lot that comes', async () => {
    await aScoredLot({ nameRu: 'Хлеб' })
    await change({ keywords: ['кабель'] })
    const lot = await aScoredLot({ nameRu: 'Кабель медный', ensTruCode: '273213.000.000001' })
    expect(await listScoredLots(interestId)).toContain(lot.id)
  })

  test('tells nobody of the lots it finds, as they may be hundreds, but keeps when it first found each', async () => {
    const lot = await aScoredLot({ nameRu: 'Муфта чугунная' })
    await aScoredLot({ nameRu: 'Муфта стальная', status: 'Завершен' })
    await change({ keywords: ['муфта'] })
    const setMinScore = (min: string) =>
      server.db.owner.updateTable('interest').set({ min_score: min }).where('id', '=', interestId).execute()
    await setMinScore('100')
    await rescore()
    // a near miss is no match
    expect(await listScoredLots(interestId)).toEqual([lot.id])
    expect(await listNotices()).toEqual([])
    await setMinScore('40')
    await rescore()
    const found = await listNotices()
    expect(found).toEqual([{ lot_id: lot.id, matched_at: expect.any(Date), waits: false }])
    await rescore()
    expect(await listNotices()).toEqual(found)
    await inWorkspace(background, workspaceId, tellMatches)
    expect(await listTold(server, workspaceId)).toEqual([])
  })

  test('leaves a lot that people are still to be told of as it is', async () => {
    const lot = await aScoredLot({ nameRu: 'Картридж' })
    const waiting = { lot_id: lot.id, matched_at: expect.any(Date), waits: true }
    expect(await listNotices()).toEqual([waiting])
    await change({ keywords: ['картридж', 'тонер'] })
    await rescore()
    expect(await listNotices()).toContainEqual(waiting)
  })

  test('and has found a lot makes the next change of that lot no news', async () => {
    const lot = await aScoredLot({ nameRu: 'Провод медный', ensTruCode: '273213.000.000002' })
    await change({ keywords: ['провод'] })
    await rescore()
    expect(await listScoredLots(interestId)).toContain(lot.id)
    await announce(lot, 'deadline')
    await match()
    expect((await listNotices()).filter(({ waits }) => waits)).toEqual([])
  })

  test('or is deleted is forgotten: no list shows its scores, and nobody is told of a lot for it', async () => {
    const known = await aScoredLot({ nameRu: 'Картридж' })
    await sql`delete from match_notice`.execute(server.db.owner)
    expect(await server.call('interests/deleteInterest', { id: interestId }, token)).toMatchObject({ status: 200 })
    const { body } = await server.call('lots/getLots', { id: known.id }, token)
    expect(body.data[0]).toMatchObject({ percent: null, LotScoreOfLot: [] })
    const lot = await aScoredLot({ nameRu: 'Картридж' })
    expect(await listScoredLots(interestId)).not.toContain(lot.id)
    expect(await listNotices()).toEqual([])
    await rescore()
    await dropScoresOfDeletedProfiles(background)
    expect(await listScores(interestId)).toEqual([])
  })

  test('while its lots are scored leaves the rest to the job that follows', async () => {
    const lot = await aScoredLot({ nameRu: 'Картридж' })
    await sql`update interest set changed_in = pg_current_xact_id(), statuses = '{Завершен}' where id = ${interestId}`.execute(
      server.db.owner,
    )
    await rescore()
    expect(await listScoredLots(interestId)).not.toContain(lot.id)
  })

  test('and a list that it uses can be saved by two administrators at once', async () => {
    const colleague = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    const { body: list } = await server.call('companies/createCompanyList', { name: 'Школы', companies: [] }, token)
    const use = { id: interestId, companiesListIds: [list.id] }
    await server.call('interests/updateInterest', use, token)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => [
        server.call('companies/updateCompanyList', { id: list.id, add: [`ТОО «${i}»`] }, token),
        server.call('interests/updateInterest', { ...use, name: `Профиль ${i}` }, colleague),
      ]).flat(),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})

test('a subscription that begins later lets further profiles score from then on', async () => {
  await sql`update subscription set max_filters = 1 where workspace_id = ${workspaceId}`.execute(server.db.owner)
  const younger = await anInterest(server, workspaceId, { name: 'Хлеб', keywords: ['хлеб'] })
  await aScoredLot({ nameRu: 'Хлеб ржаной' })
  expect(await listScores(younger)).toEqual([])
  // as if the new one had been assigned long ago and had just begun: nothing else has changed
  await sql`update subscription set ends_at = now() where workspace_id = ${workspaceId}`.execute(server.db.owner)
  await aScoredLot({ nameRu: 'Хлеб белый' })
  await sql`alter table subscription disable trigger touch_interests`.execute(server.db.owner)
  await sql`
    insert into subscription (workspace_id, plan, starts_at, ends_at, max_users, max_filters)
    values (${workspaceId}, 'commercial', clock_timestamp(), now() + interval '1 day', 5, 5)`.execute(server.db.owner)
  await sql`alter table subscription enable trigger touch_interests`.execute(server.db.owner)
  const lot = await aScoredLot({ nameRu: 'Хлеб пшеничный' })
  expect(await listScoredLots(younger)).toEqual([lot.id])
})

test('a near miss is stored, but no list shows it as a match', async () => {
  const strict = await anInterest(server, workspaceId, { name: 'Оргтехника', keywords: ['картридж'], min_score: '100' })
  const lot = await aScoredLot({ nameRu: 'Картридж' })
  const [score] = await listScores(strict)
  expect(score?.percent).toBeLessThan(100)
  const { body } = await server.call('lots/getLots', { interests: [strict] }, token)
  expect(body).toMatchObject({ total: 0, data: [] })
  const matches = await listMatches(lot.id)
  expect(matches.find(({ Interest }) => Interest.id === strict)).toMatchObject({
    percent: score?.percent,
    isMatch: false,
  })
})

describe('matching/getLotMatches', () => {
  test('explains the score by lines that add up to it, with the words marked, for lots below the limit too', async () => {
    const lot = await aLot(server, { nameRu: 'Картридж лазерный для принтера', ensTruCode: '262040.000.000001' })
    const coal = await anInterest(server, workspaceId, { name: 'Уголь', keywords: ['уголь'] })
    const matches = await listMatches(lot.id)
    expect(matches.map(({ Interest }) => Interest.id)).toEqual([interestId, coal])
    for (const { percent, receipt } of matches)
      expect(receipt.reduce((sum, { points }) => sum + points, 0)).toBe(percent)
    expect(matches[0]).toMatchObject({ level: 'high', minScore: 75, isMatch: true, failedFilters: [] })
    expect(matches[0]?.receipt).toContainEqual(expect.objectContaining({ keyword: 'картридж', field: 'name' }))
    expect(matches[0]?.marks).toEqual({ nameRu: [[0, 8]] })
    expect(matches[1]).toMatchObject({ level: 'low', isMatch: false })
  })

  test('knows no lot that is not there', async () => {
    expect(await server.call('matching/getLotMatches', { lotId: 99_999_999 }, token)).toMatchObject({ status: 404 })
  })
})

describe('the list of all lots', () => {
  test('is filtered by profile and by level, the best first', async () => {
    const good = await aScoredLot({ nameRu: 'Картридж', ensTruCode: '262040.000.000001' })
    const other = await anInterest(server, workspaceId, { name: 'Хлеб', keywords: ['хлеб'] })
    const bread = await aScoredLot({ nameRu: 'Хлеб ржаной' })
    const listIds = async (filter: object) =>
      ((await server.call('lots/getLots', filter, token)).body as Output<'lots/getLots'>).data.map(({ id }) => id)
    expect(await listIds({ interests: [interestId] })).toEqual([good.id])
    expect(await listIds({ interests: [other] })).toEqual([bread.id])
    expect(new Set(await listIds({ matchLevels: ['high'] }))).toEqual(new Set([good.id, bread.id]))
    expect(await listIds({ matchLevels: ['low'] })).toEqual([])
    const all = await listIds({ sortBy: 'percent' })
    expect(new Set(all.slice(0, 2))).toEqual(new Set([good.id, bread.id]))
    expect(all.length).toBeGreaterThan(2)
  })
})

test('a lot is open only while it is published', async () => {
  const lot = await aScoredLot({ nameRu: 'Картридж', status: 'Завершен' })
  expect(await listScores(interestId)).toEqual([])
  await server.db.ingestion.updateTable('lot').set({ status: PUBLISHED }).where('id', '=', lot.id).execute()
  await announce(lot, 'status')
  await match()
  expect(await listScoredLots(interestId)).toEqual([lot.id])
})

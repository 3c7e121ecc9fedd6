// From the page of a portal that shows a new lot, or a change, to the people whose saved searches find it or who follow
// it.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inWorkspace } from '../db/scope.ts'
import { catchUp } from '../feed/run.ts'
import { registerConsumer } from '../feed/queries.ts'
import { createLog } from '../platform/log.ts'
import { aScore } from '../testing/a-score.ts'
import { aPerson, aWorkspace, getToken, inDays, type TestPerson } from '../testing/builders.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { fakePortal, fakeTender, type FakeLot, type FakeTender } from '../testing/fake-portal.ts'
import { testServer } from '../testing/server.ts'
import { followingConsumer } from './following/consumer.ts'
import { followingJobs } from './following/jobs.ts'
import { LOT_LOADERS } from './index.ts'
import { savePage } from './ingestion/save/save-page.ts'
import { createLexemeCache } from './lots/indexing/lexeme-cache.ts'
import { savedSearchConsumer, scoredSearchConsumer } from './saved-searches/consumer.ts'
import { savedSearchJobs, tellDay } from './saved-searches/jobs.ts'

const server = await testServer()
const { owner, background, ingestion } = server.db
const { connector } = fakePortal()
const lexemes = createLexemeCache()
const log = createLog('silent', 'worker')

const SCORING = 'test/scoring'
const consumers = [savedSearchConsumer(LOT_LOADERS), scoredSearchConsumer(LOT_LOADERS, SCORING), followingConsumer]
const jobs = { ...savedSearchJobs(background, LOT_LOADERS, SCORING), ...followingJobs(background) }

let workspaceId: string
let person: TestPerson
let token: string

beforeAll(async () => {
  for (const { name } of consumers) await registerConsumer(background, name)
})

beforeEach(async () => {
  await emptyTables(
    owner,
    'tender, lot, lot_search, document, change, raw_payload, raw_head, saved_search, followed, delivery, event, pgboss.job',
  )
  workspaceId = await aWorkspace(server)
  person = await aPerson(server, ['manager'], workspaceId)
  token = await getToken(server, person)
})

/** The portal shows a tender. */
const show = (tender: Partial<FakeTender> = {}, lots: FakeLot[] = [{ id: 'l1', nameRu: 'Трубы стальные' }]) =>
  savePage(ingestion, {
    connector,
    lexemes,
    stream: 'tenders',
    items: [
      fakeTender({ id: 't1', endsAt: inDays(7).toISOString(), publishedAt: inDays(-1).toISOString(), lots, ...tender }),
    ],
    fetchedAt: new Date(),
  })

/** What the worker does until nothing is left to do. */
async function work(): Promise<void> {
  for (const consumer of consumers) await catchUp(background, consumer, log, new AbortController().signal)
  const { rows } = await sql<{ name: keyof typeof jobs; data: never }>`
    delete from pgboss.job where name = any(${Object.keys(jobs)}) returning name, data`.execute(owner)
  for (const { name, data } of rows)
    await jobs[name](data, { id: '', attempt: 1, log, signal: new AbortController().signal })
}

const save = async (search: object = {}, by = token): Promise<string> => {
  const filter = { search: 'трубы' }
  const { body } = await server.call('savedSearches/save', { name: 'Трубы', filter, cadence: 'at_once', ...search }, by)
  return body.id
}
const says = async (by = token): Promise<string[]> => {
  const { body } = await server.call('notices/getNotices', { language: 'ru' }, by)
  return body.data.map((notice: { says: string; lot: { nameRu: string } | null }) =>
    notice.lot ? `${notice.says}: ${notice.lot.nameRu}` : notice.says,
  )
}
const findId = async (table: 'lot' | 'tender', externalId: string) =>
  (await owner.selectFrom(table).select('id').where('external_id', '=', externalId).executeTakeFirstOrThrow()).id

async function anInterest(): Promise<string> {
  const admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
  const { body } = await server.call('interests/createInterest', { name: 'Трубы' }, admin)
  return body.id
}
/** The consumer that scores stands there. */
async function setScored(position: string): Promise<void> {
  await registerConsumer(background, SCORING)
  await sql`update feed_consumer set position = ${sql.raw(position)} where name = ${SCORING}`.execute(owner)
}

describe('a search that tells at once', () => {
  test('tells of a new lot that it finds, once, and of no other', async () => {
    await save()
    await show({}, [
      { id: 'l1', nameRu: 'Трубы стальные' },
      { id: 'l2', nameRu: 'Бумага' },
    ])
    await work()
    expect(await says()).toEqual(['Новый лот по поиску «Трубы»: Трубы стальные'])
    await sql`update feed_consumer set position = 0`.execute(owner)
    await work()
    expect(await says()).toHaveLength(1)
  })

  test('says nothing of a lot that has changed', async () => {
    await show({}, [{ id: 'l1', nameRu: 'Бумага' }])
    await work()
    await save()
    await show({}, [{ id: 'l1', nameRu: 'Трубы стальные' }])
    await work()
    expect(await says()).toEqual([])
  })

  test('says nothing of history that comes late', async () => {
    await save()
    await show({ publishedAt: inDays(-60).toISOString() })
    await work()
    expect(await says()).toEqual([])
  })

  test('finds what the list finds: synonyms, customers, prices, excluded words and typing errors', async () => {
    await save({ name: 'customer', filter: { companies: ['кгу "школа"'] } })
    await save({ name: 'cheap', filter: { search: 'трубы', maxPrice: 10 } })
    await save({ name: 'dear', filter: { search: 'трубы', minPrice: 10 } })
    await save({ name: 'not steel', filter: { search: 'трубы -стальные' } })
    await save({ name: 'misspelt', filter: { search: 'стальнве' } })
    await save({ name: 'phrase', filter: { search: '"трубы стальные"' } })
    await save({ name: 'closed', filter: { search: 'трубы', statuses: ['Отменен'] } })
    await show({}, [{ id: 'l1', nameRu: 'Трубы стальные', amount: '1000.00' }])
    await work()
    const found = (await says()).map((line) => /«(.*?)»/.exec(line)?.[1] ?? '')
    expect(new Set(found)).toEqual(new Set(['customer', 'dear', 'misspelt', 'phrase']))
  })

  test('tells nobody who has left, and no workspace without a subscription', async () => {
    const colleague = await aPerson(server, ['manager'], workspaceId)
    const ended = await aPerson(server, ['manager'])
    await save({}, await getToken(server, colleague))
    await save({}, await getToken(server, ended))
    await sql`update app_user set deactivated_at = now() where id = ${colleague.id}`.execute(owner)
    await sql`
      update subscription set ends_at = now() - interval '1 minute' where workspace_id = ${ended.workspaceId}`.execute(
      owner,
    )
    await show()
    await work()
    const { rows } = await sql`select from delivery`.execute(owner)
    expect(rows).toEqual([])
  })

  test('that was deleted or silenced meanwhile says nothing', async () => {
    const deleted = await save()
    const silenced = await save({ name: 'Ещё трубы' })
    await show()
    for (const consumer of consumers) await catchUp(background, consumer, log, new AbortController().signal)
    await server.call('savedSearches/delete', { id: deleted }, token)
    await server.call('savedSearches/update', { id: silenced, cadence: 'never' }, token)
    await work()
    expect(await says()).toEqual([])
  })

  test('by match tells of a lot once it is scored', async () => {
    const interestId = await anInterest()
    await save({ filter: { interests: [interestId] } })
    await setScored('0')
    await show()
    const lotId = await findId('lot', 'l1')
    // the one that scores is behind: the search waits for it
    const isDone = work()
    await aScore(server, { workspaceId, interestId, lotId, percent: 90 })
    await setScored('(select max(seq) from change)')
    await isDone
    expect(await says()).toEqual(['Новый лот по поиску «Трубы»: Трубы стальные'])
  })
})

describe('a search that tells by the day', () => {
  /** Long enough after what the portal has just shown. */
  const tell = (now = inDays(0.01)) =>
    inWorkspace(background, workspaceId, (scope) => tellDay(scope, { now, loaders: LOT_LOADERS, scoredBy: SCORING }))

  test('tells how many lots came, once', async () => {
    await show()
    await save({ cadence: 'daily' })
    await tell()
    expect(await says()).toEqual([])
    await show({ id: 't2' }, [
      { id: 'l2', nameRu: 'Трубы медные' },
      { id: 'l3', nameRu: 'Трубы латунные' },
    ])
    await work()
    expect(await says()).toEqual([])
    await tell()
    expect(await says()).toEqual(['По поиску «Трубы» 2 новых лота'])
    await tell(inDays(1))
    expect(await says()).toHaveLength(1)
  })

  test('is asked for in each workspace that has one', async () => {
    await save({ cadence: 'daily' })
    await show()
    await sql`update lot set first_seen_at = now() - interval '1 hour'`.execute(owner)
    await jobs['saved-searches/tellDaily']({}, { id: '', attempt: 1, log, signal: new AbortController().signal })
    await work()
    expect(await says()).toEqual(['По поиску «Трубы» 1 новый лот'])
  })

  test('tells again on the same day of what came since', async () => {
    await save({ cadence: 'daily' })
    await show()
    await tell()
    await show({ id: 't2' }, [{ id: 'l2', nameRu: 'Трубы медные' }])
    await tell()
    expect(await says()).toEqual(['По поиску «Трубы» 1 новый лот', 'По поиску «Трубы» 1 новый лот'])
  })

  test('leaves what came a moment ago for the next time', async () => {
    await save({ cadence: 'daily' })
    await show()
    await sql`update lot set first_seen_at = now() - interval '1 hour'`.execute(owner)
    await show({ id: 't2' }, [
      { id: 'l2', nameRu: 'Трубы медные' },
      { id: 'l3', nameRu: 'Трубы латунные' },
    ])
    await tell(new Date())
    expect(await says()).toEqual(['По поиску «Трубы» 1 новый лот'])
    await tell(inDays(1))
    expect(await says()).toEqual(['По поиску «Трубы» 2 новых лота', 'По поиску «Трубы» 1 новый лот'])
  })

  test('by match tells of a lot that is scored late the next time', async () => {
    const interestId = await anInterest()
    await save({ filter: { interests: [interestId] }, cadence: 'daily' })
    await save({ name: 'Все', cadence: 'daily' })
    await setScored('0')
    await show()
    await tell()
    expect(await says()).toEqual(['По поиску «Все» 1 новый лот'])
    await aScore(server, { workspaceId, interestId, lotId: await findId('lot', 'l1'), percent: 90 })
    await setScored('(select max(seq) from change)')
    await tell(inDays(1))
    expect(await says()).toEqual(['По поиску «Трубы» 1 новый лот', 'По поиску «Все» 1 новый лот'])
  })

  test('says nothing of what came before it told by the day', async () => {
    const id = await save({ cadence: 'never' })
    await show()
    await server.call('savedSearches/update', { id, cadence: 'daily' }, token)
    await tell()
    expect(await says()).toEqual([])
  })
})

describe('following', () => {
  const follow = async (by = token) =>
    server.call('following/followTender', { tenderId: await findId('tender', 't1') }, by)

  test('a customer tells of its new lots, once for a tender', async () => {
    await show({ id: 't0' }, [{ id: 'l0', nameRu: 'Бумага' }])
    expect((await server.call('following/followCustomer', { name: 'КГУ "Школа"' }, token)).status).toBe(200)
    await work()
    await show({}, [
      { id: 'l1', nameRu: 'Трубы стальные' },
      { id: 'l2', nameRu: 'Краны' },
    ])
    await show({ id: 't2', customer: { nameRu: 'ТОО «Другой»' } }, [
      { id: 'l3', nameRu: 'Парты', customer: { nameRu: 'ТОО «Другой»' } },
    ])
    await sql`update feed_consumer set position = 0 where name = ${followingConsumer.name}`.execute(owner)
    await work()
    const found = await says()
    expect(found).toContain('Новый лот заказчика, за которым вы следите: Трубы стальные')
    expect(found.filter((line) => line.includes('Краны') || line.includes('Парты'))).toEqual([])
  })

  test('a tender tells of its changes, once for a moment', async () => {
    await show()
    expect((await follow()).status).toBe(200)
    await show({ endsAt: inDays(9).toISOString() }, [{ id: 'l1', nameRu: 'Трубы стальные', amount: '5.00' }])
    await work()
    await sql`update feed_consumer set position = 0 where name = ${followingConsumer.name}`.execute(owner)
    await work()
    const found = await says()
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^Изменилась закупка, за которой вы следите: срок подачи теперь .*сумма.*Трубы стальные$/)
  })

  test('tells nobody who hears of it as of their own lot', async () => {
    const lead = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    const admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    await show()
    for (const by of [token, lead, admin]) await follow(by)
    const lotId = await findId('lot', 'l1')
    expect((await server.call('lots/activateLot', { lotId }, token)).status).toBe(200)
    await show({ endsAt: inDays(9).toISOString() })
    await work()
    const isFollowed = (line: string) => line.startsWith('Изменилась закупка')
    // a manager works on it; a lead who has not voted and an administrator only follow
    expect((await says()).filter(isFollowed)).toHaveLength(0)
    expect((await says(lead)).filter(isFollowed)).toHaveLength(1)
    expect((await says(admin)).filter(isFollowed)).toHaveLength(1)
  })

  test('ends', async () => {
    await show()
    await follow()
    const tenderId = await findId('tender', 't1')
    expect((await server.call('following/getAll', {}, token)).body).toMatchObject({
      customers: [],
      tenders: [{ id: tenderId }],
    })
    // what a colleague follows is nobody else's
    const lead = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    expect((await server.call('following/getAll', {}, lead)).body).toEqual({ customers: [], tenders: [] })
    await server.call('following/unfollowTender', { tenderId }, token)
    expect((await server.call('following/getAll', {}, token)).body).toEqual({ customers: [], tenders: [] })
    await show({ endsAt: inDays(9).toISOString() })
    await work()
    expect(await says()).toEqual([])
  })

  test('what is not in the catalogue is refused', async () => {
    for (const [path, input] of [
      ['following/followTender', { tenderId: 999_999_999 }],
      ['following/followCustomer', { name: 'Такого нет' }],
    ] as const)
      expect((await server.call(path, input, token)).body).toMatchObject({ code: 'not_found' })
  })
})

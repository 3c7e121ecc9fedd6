import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aLot, anInterest, aPerson, aWorkspace, getToken, inDays } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

async function aCompany(options: { subscribed?: boolean } = {}) {
  const workspaceId = await aWorkspace(server, options)
  return { workspaceId, token: await getToken(server, await aPerson(server, ['admin'], workspaceId)) }
}

async function aList(workspaceId: string, name = `Школы ${randomUUID()}`): Promise<string> {
  const { id } = await db.owner
    .insertInto('company_list')
    .values({ workspace_id: workspaceId, name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What matching and the log of versions see of a profile. */
async function readTraces(id: string) {
  const interest = await db.owner
    .selectFrom('interest')
    .select(['version', 'changed_in', 'scoring_asked_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const versions = await db.owner
    .selectFrom('interest_version')
    .select(['version', 'content'])
    .where('interest_id', '=', id)
    .orderBy('version')
    .execute()
  return { ...interest, versions }
}

/** The waiting jobs that score the profile; one waiting job stands for any number of requests. */
async function takeJobs(id: string): Promise<object[]> {
  const { rows } = await sql<{ data: object }>`
    delete from pgboss.job where name = 'matching/rescoreInterest' and data->>'interestId' = ${id} returning data`.execute(
    db.owner,
  )
  return rows.map(({ data }) => data)
}

const EMPTY_FILTER = {
  statuses: [],
  purchaseMethods: [],
  companies: [],
  regions: [],
  minAmount: null,
  maxAmount: null,
  sources: [],
  onlyEnsTru: false,
}

describe('interests/createInterest', () => {
  test('takes a name alone: 75 per cent, light green, no filter, waiting to be scored', async () => {
    const { token, workspaceId } = await aCompany()
    const { status, body } = await call('interests/createInterest', { name: ' Канцелярия ' }, token)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Канцелярия',
      keywords: [],
      description: null,
      minScore: 75,
      filter: EMPTY_FILTER,
      companiesListIds: [],
      companiesLists: [],
      color: '#A9D08E',
      ensTru: [],
      refusedEnsTru: [],
      isOverLimit: false,
      openMatches: 0,
      scoring: { state: 'waiting', lotsDone: 0, lotsTotal: null, finishedAt: null },
      createdAt: expect.any(String),
    })
    expect(await takeJobs(body.id)).toEqual([{ workspaceId, interestId: body.id }])
    expect(await readTraces(body.id)).toMatchObject({
      version: 1,
      versions: [
        {
          version: 1,
          content: { name: 'Канцелярия', keywords: [], description: null, classes: [], refusedClasses: [] },
        },
      ],
    })
  })

  test('keeps everything it is given, keywords cleaned and one company under two spellings once', async () => {
    const { token, workspaceId } = await aCompany()
    const [schools, clinics] = [await aList(workspaceId, 'Школы'), await aList(workspaceId, 'больницы')]
    await db.owner
      .insertInto('ens_tru_class')
      .values({ code: '171214', name_ru: 'Бумага', name_kz: 'Қағаз', lots: 10 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { status, body } = await call(
      'interests/createInterest',
      {
        name: 'Бумага',
        keywords: [' бумага офисная', '', 'Картридж', 'картридж', '-аренда'],
        description: ' Для школ ',
        minScore: 62.5,
        filter: {
          statuses: ['Опубликован', 'Опубликован'],
          purchaseMethods: ['Открытый конкурс'],
          companies: ['ТОО «Каспий»', 'тоо "каспий"', '"КГУ Школа"'],
          regions: ['71'],
          minAmount: 1000,
          maxAmount: 2_500_000.5,
          sources: ['ows'],
          onlyEnsTru: true,
        },
        companiesListIds: [schools, clinics, schools],
        color: 'f0a',
        ensTru: ['171214', '17', '171214'],
        refusedEnsTru: ['262040'],
      },
      token,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      keywords: ['бумага офисная', 'Картридж', '-аренда'],
      description: 'Для школ',
      minScore: 62.5,
      filter: {
        statuses: ['Опубликован'],
        purchaseMethods: ['Открытый конкурс'],
        companies: ['ТОО «Каспий»', 'КГУ Школа'],
        regions: ['71'],
        minAmount: 1000,
        maxAmount: 2_500_000.5,
        sources: ['ows'],
        onlyEnsTru: true,
      },
      companiesLists: [
        { id: clinics, name: 'больницы' },
        { id: schools, name: 'Школы' },
      ],
      color: '#FF00AA',
      ensTru: [
        { code: '171214', nameRu: 'Бумага', nameKz: 'Қағаз' },
        { code: '17', nameRu: null, nameKz: null },
      ],
      refusedEnsTru: ['262040'],
    })
    expect((await call('interests/getInterests', {}, token)).body).toEqual([body])
  })

  test.each([
    ['no name', { name: ' ' }],
    ['a colour of four digits', { name: 'А', color: '#1234' }],
    ['a minimum over 100', { name: 'А', minScore: 101 }],
    ['letters as a class', { name: 'А', ensTru: ['26.20'] }],
    ['an amount below zero', { name: 'А', filter: { minAmount: -1 } }],
  ])('refuses %s', async (_, input) => {
    const { token } = await aCompany()
    expect(await call('interests/createInterest', input as never, token)).toMatchObject({ status: 400 })
  })

  test('a company list of another company is as absent as one that never was', async () => {
    const { token } = await aCompany()
    const foreign = await aList(await aWorkspace(server))
    for (const listId of [foreign, randomUUID()])
      expect(await call('interests/createInterest', { name: 'А', companiesListIds: [listId] }, token)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect((await call('interests/getInterests', {}, token)).body).toEqual([])
  })

  test('is for administrators with a subscription; every member reads', async () => {
    const { workspaceId } = await aCompany()
    const lead = await getToken(server, await aPerson(server, ['lead', 'manager'], workspaceId))
    expect(await call('interests/createInterest', { name: 'А' }, lead)).toMatchObject({ status: 403 })
    expect(await call('interests/getInterests', {}, lead)).toMatchObject({ status: 200, body: [] })
    const ended = await aCompany({ subscribed: false })
    expect(await call('interests/createInterest', { name: 'А' }, ended.token)).toMatchObject({ status: 402 })
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    expect(await call('interests/getInterests', {}, superadmin)).toMatchObject({ status: 403 })
  })
})

describe('the limit of the subscription', () => {
  const setLimit = (workspaceId: string, max_filters: number, additional_filters = 0) =>
    db.owner
      .updateTable('subscription')
      .set({ max_filters, additional_filters })
      .where('workspace_id', '=', workspaceId)
      .execute()

  test('of ten requests at once only as many succeed as there is room for', async () => {
    const { token, workspaceId } = await aCompany()
    await setLimit(workspaceId, 2, 1)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => call('interests/createInterest', { name: `Профиль ${n}` }, token)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'filter_limit',
      error: errorTexts.filter_limit,
    })
    expect((await call('me/getMe', {}, token)).body.subscription).toMatchObject({ currentFilters: 3 })
    expect((await call('subscription/getCurrentSubscription', {}, token)).body.subscription).toMatchObject({
      currentFilters: 3,
    })
  })

  test('over a lowered limit nothing is deleted or added, and only the oldest score', async () => {
    const { token, workspaceId } = await aCompany()
    const ids: string[] = []
    for (const days of [-3, -2, -1]) ids.push((await anInterest(server, workspaceId, { created_at: inDays(days) })).id)
    await setLimit(workspaceId, 2)
    const { body } = await call('interests/getInterests', {}, token)
    expect(body.map(({ id, isOverLimit }: { id: string; isOverLimit: boolean }) => [id, isOverLimit])).toEqual([
      [ids[0], false],
      [ids[1], false],
      [ids[2], true],
    ])
    expect(await call('interests/createInterest', { name: 'Ещё' }, token)).toMatchObject({ status: 409 })
    expect(await call('interests/updateInterest', { id: ids[2] ?? '', name: 'Другое' }, token)).toMatchObject({
      status: 200,
      body: { name: 'Другое', isOverLimit: true },
    })
    expect(await call('interests/deleteInterest', { id: ids[0] ?? '' }, token)).toMatchObject({ status: 200 })
    expect((await call('interests/getInterests', {}, token)).body).toMatchObject([
      { isOverLimit: false },
      { isOverLimit: false },
    ])
  })

  test('the operator sees how many profiles a company has, and nothing of them', async () => {
    const { workspaceId } = await aCompany()
    await anInterest(server, workspaceId, { name: 'Тайна фирмы' })
    await anInterest(server, workspaceId)
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    const { body } = await call('superadmin/getWorkspaces', {}, superadmin)
    const found = body.find(({ id }: { id: string }) => id === workspaceId)
    expect(found.SubscriptionOfWorkspace).toMatchObject([{ currentFilters: 2, currentUsers: 1 }])
    expect(JSON.stringify(body)).not.toContain('Тайна фирмы')
  })
})

describe('interests/updateInterest', () => {
  async function aProfile() {
    const { token, workspaceId } = await aCompany()
    const listId = await aList(workspaceId)
    const { body } = await call(
      'interests/createInterest',
      {
        name: 'Бумага',
        keywords: ['бумага'],
        description: 'Офисная',
        minScore: 60,
        color: '#123456',
        filter: { statuses: ['Опубликован'], purchaseMethods: [], companies: [], minAmount: 5 },
        companiesListIds: [listId],
        ensTru: ['171214'],
      },
      token,
    )
    await takeJobs(body.id)
    return { token, workspaceId, listId, saved: body, id: body.id as string, before: await readTraces(body.id) }
  }

  test('a missing key is unchanged', async () => {
    const { token, saved, id } = await aProfile()
    const { body } = await call('interests/updateInterest', { id, keywords: ['картридж'] }, token)
    expect(body).toEqual({ ...saved, keywords: ['картридж'], scoring: saved.scoring })
  })

  test('null or an empty text clears; the minimum and the colour return to their defaults', async () => {
    const { token, id } = await aProfile()
    const cleared = {
      keywords: [],
      description: null,
      minScore: 75,
      color: '#A9D08E',
      filter: EMPTY_FILTER,
      companiesLists: [],
      ensTru: [],
    }
    const nothing = {
      keywords: null,
      description: '',
      minScore: null,
      color: '',
      filter: null,
      companiesListIds: null,
      ensTru: null,
      refusedEnsTru: null,
    }
    expect(await call('interests/updateInterest', { id, ...nothing }, token)).toMatchObject({
      status: 200,
      body: cleared,
    })
    expect(await call('interests/updateInterest', { id, color: null }, token)).toMatchObject({ body: cleared })
  })

  test('a filter replaces the whole filter', async () => {
    const { token, id } = await aProfile()
    const { body } = await call('interests/updateInterest', { id, filter: { regions: ['71'] } }, token)
    expect(body.filter).toEqual({ ...EMPTY_FILTER, regions: ['71'] })
  })

  test.each([
    ['another name', { name: 'Картон' }],
    ['other keywords', { keywords: ['картон'] }],
    ['another description', { description: null }],
    ['other classes', { ensTru: ['17'] }],
    ['a refused class', { refusedEnsTru: ['262040'] }],
    ['another filter', { filter: { sources: ['ows'] } }],
    ['no company list', { companiesListIds: [] }],
  ])('%s is a new version, which is kept and scored', async (_, change) => {
    const { token, workspaceId, id, before } = await aProfile()
    const { status, body } = await call('interests/updateInterest', { id, ...change }, token)
    expect({ status, state: body.scoring.state }).toEqual({ status: 200, state: 'waiting' })
    const after = await readTraces(id)
    expect(after.version).toBe(2)
    expect(after.versions).toHaveLength(2)
    expect(after.versions[1]).toMatchObject({ version: 2, content: { name: body.name, keywords: body.keywords } })
    expect(BigInt(after.changed_in)).toBeGreaterThan(BigInt(before.changed_in))
    expect(after.scoring_asked_at.getTime()).toBeGreaterThan(before.scoring_asked_at.getTime())
    expect(await takeJobs(id)).toEqual([{ workspaceId, interestId: id }])
  })

  test('another minimum is no new version, but the matches are found anew', async () => {
    const { token, id, before } = await aProfile()
    await call('interests/updateInterest', { id, minScore: 61 }, token)
    const after = await readTraces(id)
    expect(after).toMatchObject({ version: 1, versions: before.versions })
    expect(BigInt(after.changed_in)).toBeGreaterThan(BigInt(before.changed_in))
    expect(await takeJobs(id)).toHaveLength(1)
  })

  test('another colour, or the same values again, change nothing for matching', async () => {
    const { token, id, listId, before } = await aProfile()
    await call('interests/updateInterest', { id, color: '#ff0000' }, token)
    const same = { name: ' Бумага ', keywords: ['бумага', 'Бумага'], minScore: 60, companiesListIds: [listId] }
    expect(await call('interests/updateInterest', { id, ...same }, token)).toMatchObject({
      status: 200,
      body: { color: '#FF0000' },
    })
    expect(await readTraces(id)).toEqual(before)
    expect(await takeJobs(id)).toEqual([])
  })

  test('two changes at once are two versions', async () => {
    const { token, id } = await aProfile()
    await Promise.all(
      ['первое', 'второе', 'третье'].map((word) => call('interests/updateInterest', { id, keywords: [word] }, token)),
    )
    const { version, versions } = await readTraces(id)
    expect(version).toBe(4)
    expect(versions.map((one) => one.version)).toEqual([1, 2, 3, 4])
  })

  test('a stranger’s profile and a stranger’s list are absent', async () => {
    const { id } = await aProfile()
    const other = await aProfile()
    for (const input of [
      { id, name: 'Чужой' },
      { id: randomUUID(), name: 'Никакой' },
      { id: other.id, companiesListIds: [await aList(await aWorkspace(server))] },
    ])
      expect(await call('interests/updateInterest', input, other.token)).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    expect(await readTraces(other.id)).toEqual(other.before)
  })
})

describe('the state of the scoring', () => {
  const MINUTE = 60_000

  async function readScoring(
    progress: { started: number; finished?: number; done?: number; total?: number } | null,
    askedMinutesAgo = 10,
  ) {
    const { token, workspaceId } = await aCompany()
    const asked = new Date(Date.now() - askedMinutesAgo * MINUTE)
    const { id } = await anInterest(server, workspaceId, { scoring_asked_at: asked })
    const after = (minutes: number) => new Date(asked.getTime() + minutes * MINUTE)
    if (progress)
      await db.owner
        .insertInto('interest_scoring')
        .values({
          workspace_id: workspaceId,
          interest_id: id,
          lots_done: progress.done ?? 0,
          lots_total: progress.total ?? null,
          started_at: after(progress.started),
          finished_at: progress.finished === undefined ? null : after(progress.finished),
        })
        .execute()
    return (await call('interests/getInterests', {}, token)).body[0].scoring
  }

  test.each([
    ['nobody has begun', null, { state: 'waiting', lotsDone: 0, lotsTotal: null, finishedAt: null }],
    [
      'only an earlier request was answered',
      { started: -5, finished: -4, done: 9, total: 9 },
      { state: 'waiting', lotsDone: 0, lotsTotal: null, finishedAt: null },
    ],
    ['begun, not counted yet', { started: 1 }, { state: 'running', lotsDone: 0, lotsTotal: null, finishedAt: null }],
    ['half done', { started: 0, done: 3, total: 6 }, { state: 'running', lotsDone: 3, lotsTotal: 6, finishedAt: null }],
    [
      'done',
      { started: 1, finished: 2, done: 6, total: 6 },
      { state: 'done', lotsDone: 6, lotsTotal: 6, finishedAt: expect.any(String) },
    ],
  ])('%s', async (_, progress, scoring) => {
    expect(await readScoring(progress)).toEqual(scoring)
  })

  test.each([
    ['nobody has begun', null],
    ['not finished', { started: 1, done: 3, total: 6 }],
  ])('%s more than an hour after the request has failed', async (_, progress) => {
    expect(await readScoring(progress, 61)).toMatchObject({ state: 'failed' })
    expect(await readScoring({ started: 1, finished: 2, done: 6, total: 6 }, 61)).toMatchObject({ state: 'done' })
  })

  test('rescoring is asked for again, and enqueued; the version stays', async () => {
    const { token, workspaceId } = await aCompany()
    const { id } = await anInterest(server, workspaceId, { scoring_asked_at: inDays(-1) })
    expect(await call('interests/rescoreInterest', { id }, token)).toMatchObject({ status: 200, body: {} })
    expect((await readTraces(id)).scoring_asked_at.getTime()).toBeGreaterThan(inDays(-0.5).getTime())
    expect(await takeJobs(id)).toEqual([{ workspaceId, interestId: id }])
    const other = await aCompany()
    expect(await call('interests/rescoreInterest', { id }, other.token)).toMatchObject({ status: 404 })
    expect(await takeJobs(id)).toEqual([])
  })
})

test('open matches are the open lots whose score reaches the minimum of the profile', async () => {
  const { token, workspaceId } = await aCompany()
  const { id } = await anInterest(server, workspaceId, { min_score: 62.5 })
  const { number } = await db.owner
    .insertInto('scoring_model')
    .values({ lots: 1, scorer_version: 1, content: Buffer.alloc(0) })
    .returning('number')
    .executeTakeFirstOrThrow()
  const score = async (percent: number, fields: Parameters<typeof aLot>[1] = {}) => {
    const lot = await aLot(server, fields)
    await db.owner
      .insertInto('lot_score')
      .values({
        lot_id: lot.id,
        workspace_id: workspaceId,
        interest_id: id,
        percent,
        probability: percent / 100,
        interest_version: 1,
        payload_seq: 1,
        model_number: number,
        receipt: '[]',
      })
      .execute()
  }
  await score(63)
  await score(100)
  await score(62)
  await score(90, { endAt: inDays(-1) })
  await score(90, { status: 'Завершен' })
  expect((await call('interests/getInterests', {}, token)).body).toMatchObject([{ openMatches: 2 }])

  expect(await call('interests/deleteInterest', { id }, token)).toMatchObject({ status: 200, body: {} })
  expect((await call('interests/getInterests', {}, token)).body).toEqual([])
  expect(await call('interests/deleteInterest', { id }, token)).toMatchObject({ status: 404 })
})

test('every change is announced to the open screens of the company', async () => {
  const { token, workspaceId } = await aCompany()
  const { body } = await call('interests/createInterest', { name: 'Бумага' }, token)
  await call('interests/updateInterest', { id: body.id, color: '#000' }, token)
  await call('interests/rescoreInterest', { id: body.id }, token)
  await call('interests/deleteInterest', { id: body.id }, token)
  const events = await db.owner
    .selectFrom('live_event')
    .select(['kind', 'object_id'])
    .where('workspace_id', '=', workspaceId)
    .execute()
  expect(events.filter(({ kind }) => kind === 'interests')).toEqual(
    Array.from({ length: 4 }, () => ({ kind: 'interests', object_id: body.id })),
  )
})

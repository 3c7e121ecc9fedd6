import type { Path } from '@tendertap/contract/calls/index'
import { ERROR_STATUSES } from '@tendertap/contract/errors/errors'
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import type { Refusal } from '@tendertap/domain/lot-work/refusals'
import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, inDays, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let manager: TestPerson
let procurement: TestPerson
let managerToken: string
let procurementToken: string

beforeAll(async () => {
  workspaceId = await aWorkspace(server)
  manager = await aPerson(server, ['manager'], workspaceId)
  procurement = await aPerson(server, ['procurement'], workspaceId)
  managerToken = await getToken(server, manager)
  procurementToken = await getToken(server, procurement)
})

const REQUIRED = [
  'Заявка на участие',
  'Салық берешегінің жоқ екендігі туралы мәлімет',
  DEFAULT_CHECKLIST[1]?.descriptionEn,
]

const deactivate = (lotId: number) => server.call('lots/deactivateLot', { lotId }, managerToken)
const setPrice = (lotId: number, offerPrice: number | string = 90_000) =>
  server.call('lots/setOfferPrice', { lotId, offerPrice }, managerToken)
const collect = (lotId: number, documentDescription: string) =>
  server.call('lots/documentCollected', { lotId, documentDescription, collected: true }, procurementToken)
const complete = (lotId: number, token = procurementToken) =>
  server.call('lots/completeCollectingLotDocuments', { lotId }, token)
const place = (lotId: number, expectedStatus?: 'in_requesting_offers' | 'in_placement') =>
  server.call('lots/lotPlacement', { lotId, ...(expectedStatus && { expectedStatus }) }, procurementToken)
const add = (lotId: number, name: string, token = procurementToken) =>
  server.call('lots/addDocument', { lotId, name, required: true, comment: '' }, token)

const collectRequired = async (lotId: number) => {
  for (const description of REQUIRED) await collect(lotId, description ?? '')
}

/** Each point of the work with the way to it from the one before. */
const POINTS = {
  untouched: async () => {},
  taken: (lotId: number) => server.call('lots/activateLot', { lotId }, managerToken),
  priced: (lotId: number) => setPrice(lotId),
  collected: collectRequired,
  completed: (lotId: number) => complete(lotId),
  placed: (lotId: number) => place(lotId, 'in_requesting_offers'),
  confirmed: (lotId: number) => place(lotId, 'in_placement'),
} as const
type Point = keyof typeof POINTS | 'declined'

async function aLotAt(point: Point): Promise<number> {
  const { id } = await aLot(server)
  if (point === 'declined') await server.call('lots/declineLot', { lotId: id }, managerToken)
  else
    for (const [name, reach] of Object.entries(POINTS)) {
      await reach(id)
      if (name === point) break
    }
  return id
}

const listActions = (work: { meta: { action: string }[] }) => work.meta.map(({ action }) => action)

describe('the way of a lot from the price to the confirmed placement', () => {
  test('is logged step by step, with who did what', async () => {
    const lotId = await aLotAt('taken')
    const priced = await setPrice(lotId, '90500.50')
    expect(priced.status).toBe(200)
    expect(priced.body).toMatchObject({ status: 'in_requesting_offers', offerPrice: 90_500.5 })
    expect(priced.body.docs.at(-1)).toMatchObject({
      key: 'price',
      collected: true,
      collectedBy: 'Данияр Тестов',
      collectedAt: expect.stringMatching(/Z$/),
    })
    const marked = await collect(lotId, ' Қатысуға өтінім ')
    expect(marked.body.docs[0]).toMatchObject({ key: 'application', collected: true, collectedBy: 'Данияр Тестов' })
    expect(marked.body.docs[1]).toMatchObject({ collected: false, collectedAt: null, collectedBy: null })
    expect(marked.body.meta.at(-1)).toMatchObject({
      action: 'documentCollected',
      documentKey: 'application',
      user: { id: procurement.id },
    })
    await collectRequired(lotId)
    const completed = await complete(lotId, managerToken)
    expect(completed.body).toMatchObject({
      status: 'in_requesting_offers',
      documentsCompletedAt: expect.stringMatching(/Z$/),
    })
    expect((await place(lotId, 'in_requesting_offers')).body).toMatchObject({
      status: 'in_placement',
      completedAt: null,
    })
    const confirmed = await place(lotId, 'in_placement')
    expect(confirmed.body).toMatchObject({ status: 'placement_completed', completedAt: expect.stringMatching(/Z$/) })
    expect(listActions(confirmed.body)).toEqual([
      'activateLot',
      'setOfferPrice',
      'documentCollected',
      'documentCollected',
      'documentCollected',
      'completeCollectingLotDocuments',
      'lotPlacement',
      'completeLot',
    ])
    const { body } = await server.call('lots/getLots', { id: lotId }, managerToken)
    expect(body.data[0].LotsInProcessOfLot).toEqual([confirmed.body])
  })

  test('goes on after the deadline', async () => {
    const { id, tenderId } = await aLot(server)
    await server.call('lots/activateLot', { lotId: id }, managerToken)
    await sql`update tender set application_end_at = ${inDays(-1)} where id = ${tenderId}`.execute(owner)
    expect(await setPrice(id)).toMatchObject({ status: 200 })
    await collectRequired(id)
    expect(await complete(id)).toMatchObject({ status: 200 })
    expect(await place(id, 'in_requesting_offers')).toMatchObject({ status: 200 })
    expect(await deactivate(id)).toMatchObject({ status: 200 })
  })

  test('needs no subscription once the lot is taken', async () => {
    const lotId = await aLotAt('taken')
    const ends = (at: Date) =>
      sql`update subscription set ends_at = ${at} where workspace_id = ${workspaceId}`.execute(owner)
    await ends(inDays(-1))
    try {
      expect(await setPrice(lotId)).toMatchObject({ status: 200 })
      expect(await collect(lotId, 'Заявка на участие')).toMatchObject({ status: 200 })
    } finally {
      await ends(inDays(30))
    }
  })

  test('reaches the open screens of the workspace with each step', async () => {
    const lotId = await aLotAt('placed')
    const { rows } = await sql`
      select kind from live_event where workspace_id = ${workspaceId} and object_id = ${String(lotId)}`.execute(owner)
    // taken, priced, three documents, completed, placed
    expect(rows).toEqual(Array.from({ length: 7 }, () => ({ kind: 'lotWork' })))
  })
})

test.each(['taken', 'priced', 'completed', 'placed'] as const)(
  'a lot that is %s can be given up: it is declined, and what was done stays',
  async (point) => {
    const lotId = await aLotAt(point)
    const { status, body } = await deactivate(lotId)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'declined', declinedAt: expect.stringMatching(/Z$/), completedAt: null })
    expect(body.offerPrice).toBe(point === 'taken' ? null : 90_000)
    expect(listActions(body).at(-1)).toBe('deactivateLot')
  },
)

describe('a document that somebody adds', () => {
  test('stands before the price with its comment, and is collected by its name', async () => {
    const lotId = await aLotAt('priced')
    const input = { lotId, name: ' Справка из банка ', required: true, comment: 'Не старше месяца' }
    const first = await server.call('lots/addDocument', input, managerToken)
    expect(first.status).toBe(200)
    const { body } = await add(lotId, 'Образец')
    const keys = body.docs.map(({ key }: { key: string }) => key)
    expect(keys.slice(-4)).toEqual(['bid_security', 'added_1', 'added_2', 'price'])
    expect(body.docs.at(-3)).toEqual({
      key: 'added_1',
      descriptionRu: 'Справка из банка',
      descriptionKz: null,
      descriptionEn: null,
      collected: false,
      required: true,
      comment: 'Не старше месяца',
      collectedAt: null,
      collectedBy: null,
      needsRecheck: false,
      files: [],
    })
    expect(body.docs.at(-2)).toMatchObject({ comment: null })
    expect(body.meta.at(-2)).toMatchObject({ action: 'addDocument', documentKey: 'added_1', user: { id: manager.id } })
    await collectRequired(lotId)
    expect(await complete(lotId)).toMatchObject({ status: 409, body: { code: 'documents_not_collected' } })
    await collect(lotId, 'Образец')
    await collect(lotId, 'Справка из банка')
    expect(await complete(lotId)).toMatchObject({ status: 200 })
  })

  test('has a name of its own, in every language', async () => {
    const lotId = await aLotAt('taken')
    for (const name of ['Заявка на участие', ' Қатысуға өтінім', 'Price offer'])
      expect(await add(lotId, name)).toMatchObject({ status: 409, body: { code: 'document_already_in_checklist' } })
  })

  test('is added once, however many add it at once', async () => {
    const lotId = await aLotAt('taken')
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(lotId, 'Справка')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const different = await Promise.all(Array.from({ length: 10 }, (_, number) => add(lotId, `Справка ${number}`)))
    expect(different.filter(({ status }) => status === 200)).toHaveLength(10)
  })
})

describe('the call for the placement', () => {
  test('twice at once with the status that both saw takes one step', async () => {
    for (const [point, seen] of [
      ['completed', 'in_requesting_offers'],
      ['placed', 'in_placement'],
    ] as const) {
      const lotId = await aLotAt(point)
      const answers = await Promise.all([place(lotId, seen), place(lotId, seen)])
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(1)
      const code = seen === 'in_placement' ? 'already_completed' : 'status_changed'
      expect(refused[0]).toMatchObject({ status: 409, body: { code } })
    }
  })

  test('twice without a status within a second takes one step, and both get the same record', async () => {
    for (const point of ['completed', 'placed'] as const) {
      const lotId = await aLotAt(point)
      // the step before it was taken long ago
      await sql`update work_log set logged_at = logged_at - interval '1 minute' where lot_id = ${lotId}`.execute(owner)
      const [first, second, third] = await Promise.all([place(lotId), place(lotId), place(lotId)])
      expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
      expect(first.body.status).toBe(point === 'completed' ? 'in_placement' : 'placement_completed')
      expect([second.body, third.body]).toEqual([first.body, first.body])
    }
  })

  test('again without a status after a second takes the next step', async () => {
    const lotId = await aLotAt('completed')
    await place(lotId)
    await sql`update work_log set logged_at = logged_at - interval '1 second' where lot_id = ${lotId}`.execute(owner)
    expect((await place(lotId)).body).toMatchObject({ status: 'placement_completed' })
  })

  test('with another status than the record has is refused, and changes nothing', async () => {
    const lotId = await aLotAt('placed')
    expect(await place(lotId, 'in_requesting_offers')).toMatchObject({ status: 409, body: { code: 'status_changed' } })
    const { rows } = await sql`select status from lot_work where lot_id = ${lotId}`.execute(owner)
    expect(rows).toEqual([{ status: 'in_placement' }])
  })
})

describe('a step is refused', () => {
  const steps = { deactivate, setPrice, collect, complete, place, add }
  test.each<[keyof typeof steps, Point, Refusal, string?]>([
    ['deactivate', 'untouched', 'not_in_work'],
    ['deactivate', 'confirmed', 'already_completed'],
    ['deactivate', 'declined', 'already_declined'],
    ['setPrice', 'untouched', 'not_in_work'],
    ['setPrice', 'priced', 'price_already_set'],
    ['setPrice', 'placed', 'price_already_set'],
    ['setPrice', 'declined', 'already_declined'],
    ['collect', 'untouched', 'not_in_work', 'Заявка на участие'],
    ['collect', 'taken', 'document_not_in_checklist', 'Справка'],
    ['collect', 'taken', 'price_marks_itself', 'Ценовое предложение'],
    ['collect', 'collected', 'document_already_collected', 'Application for participation'],
    ['collect', 'completed', 'documents_already_completed', 'Лицензии и разрешения, если они нужны'],
    ['collect', 'placed', 'documents_already_completed', 'Лицензии и разрешения, если они нужны'],
    ['complete', 'taken', 'documents_not_collected'],
    ['complete', 'priced', 'documents_not_collected'],
    ['complete', 'completed', 'documents_already_completed'],
    ['complete', 'confirmed', 'already_completed'],
    ['place', 'taken', 'documents_not_completed'],
    ['place', 'collected', 'documents_not_completed'],
    ['place', 'declined', 'already_declined'],
    ['add', 'untouched', 'not_in_work', 'Справка'],
    ['add', 'completed', 'documents_already_completed', 'Справка'],
    ['add', 'confirmed', 'already_completed', 'Справка'],
  ])('%s on a lot that is %s: %s', async (step, point, code, text = '') => {
    const lotId = await aLotAt(point)
    const take = steps[step] as (lotId: number, text?: string) => ReturnType<typeof deactivate>
    expect(await take(lotId, text || undefined)).toMatchObject({ status: ERROR_STATUSES[code], body: { code } })
  })

  test('completing without a price', async () => {
    const lotId = await aLotAt('taken')
    await collectRequired(lotId)
    expect(await complete(lotId)).toMatchObject({ status: 409, body: { code: 'offer_price_missing' } })
  })

  const inputs = {
    'lots/deactivateLot': {},
    'lots/setOfferPrice': { offerPrice: 1 },
    'lots/documentCollected': { documentDescription: 'Справка', collected: true },
    'lots/completeCollectingLotDocuments': {},
    'lots/lotPlacement': {},
    'lots/addDocument': { name: 'Справка', required: false, comment: '' },
    'lots/moveWork': { toLotId: 999_999_998 },
  } as const satisfies Partial<Record<Path, object>>
  type Step = keyof typeof inputs
  const send = (path: Step, lotId: number, token: string) => server.call(path, { ...inputs[path], lotId }, token)

  test.each<[Step, readonly Role[]]>([
    ['lots/deactivateLot', ['manager']],
    ['lots/setOfferPrice', ['manager']],
    ['lots/documentCollected', ['procurement']],
    ['lots/completeCollectingLotDocuments', ['manager', 'procurement']],
    ['lots/lotPlacement', ['procurement']],
    ['lots/addDocument', ['manager', 'procurement']],
    ['lots/moveWork', ['manager']],
  ])('%s to everyone but %s, on a lot that does not exist and on another workspace’s work', async (path, allowed) => {
    const lotId = await aLotAt('priced')
    const strangers = await aWorkspace(server)
    const inWork = path === 'lots/moveWork' ? { status: 404 } : { body: { code: 'not_in_work' } }
    for (const role of ['lead', 'manager', 'procurement', 'controller', 'admin'] as const) {
      const person = await getToken(server, await aPerson(server, [role], strangers))
      const isAllowed = allowed.includes(role)
      expect(await send(path, lotId, person)).toMatchObject(isAllowed ? inWork : { status: 403 })
      expect(await send(path, 999_999_999, person)).toMatchObject({ status: isAllowed ? 404 : 403 })
    }
  })

  test.each([0, -5, 1.005, '', 'много'])('the price %j', async (offerPrice) => {
    const lotId = await aLotAt('taken')
    expect(await setPrice(lotId, offerPrice)).toMatchObject({ status: 400 })
  })
})

describe('of many at once', () => {
  test.each<[string, Point, (lotId: number) => Promise<{ status: number }>]>([
    ['prices', 'taken', (lotId) => setPrice(lotId)],
    ['marks on one document', 'taken', (lotId) => collect(lotId, 'Заявка на участие')],
    ['completions', 'collected', (lotId) => complete(lotId)],
    ['placements', 'completed', (lotId) => place(lotId, 'in_requesting_offers')],
    ['confirmations', 'placed', (lotId) => place(lotId, 'in_placement')],
    ['deactivations', 'placed', deactivate],
  ])('%s one wins and the others are told so', async (_, point, step) => {
    const lotId = await aLotAt(point)
    const before = await countLog(lotId)
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => step(lotId)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await countLog(lotId)).toBe(before + 1)
  })

  async function countLog(lotId: number): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from work_log where lot_id = ${lotId}`.execute(owner)
    return Number(rows[0]?.n)
  }
})

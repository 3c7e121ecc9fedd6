import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createScoper, type Scope } from '../../db/scope.ts'
import { aLot, aPerson, getToken, type TestLot, type TestPerson } from '../../testing/builders.ts'
import { countRoundTrips } from '../../testing/count-queries.ts'
import { testServer } from '../../testing/server.ts'
import type { LotIds, LotLoaders } from './attachments.ts'
import { searchLots } from './search/search.ts'

/** Every second lot has been voted on and scored, as a table of the feature would say. */
const isTouched = (lotId: number) => lotId % 2 === 0
const voteBy = (workspaceId: string | null) => ({
  accepted: true,
  description: `of ${workspaceId}`,
  reason: null,
  carried: false,
  castBeforeChange: false,
  createdAt: '2026-11-01T05:00:00.000Z',
  User: { fullName: 'Айгуль', id: '0198f000-0000-7000-8000-000000000000' },
})
const score = (lotId: number) => ({
  percent: 60 + (lotId % 40),
  LotScoreOfLot: [
    {
      customCategory: null,
      Interest: { name: 'Бумага', id: '0198f000-0000-7000-8000-000000000001', color: '#336699' },
      percent: 60 + (lotId % 40),
    },
  ],
})

const listTouched = async (db: Scope['db'], lotIds: LotIds) =>
  (await sql<{ id: number }>`select id from unnest(${lotIds}) as id where id % 2 = 0`.execute(db)).rows

const loaders: LotLoaders = {
  votes: async ({ db, workspaceId }, lotIds) =>
    new Map((await listTouched(db, lotIds)).map(({ id }) => [id, { Votes: [voteBy(workspaceId)] }])),
  scores: async ({ db }, lotIds) => new Map((await listTouched(db, lotIds)).map(({ id }) => [id, score(id)])),
}

const server = await testServer({ lotLoaders: loaders })
let person: TestPerson
let token: string
let lots: TestLot[]

beforeAll(async () => {
  person = await aPerson(server, ['manager'])
  token = await getToken(server, person)
  lots = []
  for (let count = 0; count < 4; count += 1) lots.push(await aLot(server))
})

const search = (page: number) =>
  createScoper(server.db)(
    person.workspaceId,
    (scope) => searchLots(scope, { filter: { page, limit: 10 }, now: new Date(), loaders }),
    'read only',
  )

/** What the answer must show on a lot. */
const expected = (lotId: number) => ({
  Votes: isTouched(lotId) ? [voteBy(person.workspaceId)] : [],
  ...(isTouched(lotId) ? score(lotId) : { percent: null, LotScoreOfLot: [] }),
  // no loader is registered for work
  LotsInProcessOfLot: [],
  intoWorkStatus: 'not_processed',
})

test('what a feature attaches to lots is shown in the list, each lot with its own', async () => {
  const { status, body } = await server.call('lots/getLots', {}, token)
  expect(status).toBe(200)
  expect(body.data).toHaveLength(lots.length)
  for (const lot of body.data) expect(lot).toMatchObject(expected(lot.id))
})

test('what a feature attaches to lots is shown on the lots of a tender', async () => {
  for (const { id, tenderId } of lots) {
    const { status, body } = await server.call('tenders/getTenderDetails', { id: tenderId }, token)
    expect(status).toBe(200)
    expect(body.tender.LotOfTender).toMatchObject([{ id, ...expected(id) }])
  }
})

test('loading attachments costs a search no extra round trip', async () => {
  expect(await countRoundTrips(() => search(1))).toBe(1)
})

test('a page beyond the end is replaced by the last one, with what is attached to its lots', async () => {
  const { ids, findAttachments } = await search(3)
  expect(ids).toHaveLength(lots.length)
  for (const id of ids) expect(findAttachments(id)).toEqual(expected(id))
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aScore } from '../testing/a-score.ts'
import {
  aLot,
  anInterest,
  aPerson,
  aWorkspace,
  getToken,
  inDays,
  type LotFields,
  type TestPerson,
} from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { LOT_LOADERS } from './index.ts'

const server = await testServer()
const { owner } = server.db
/** It answers as for a workspace with very many scores: the lots are found in another way. */
const withLargeSets = await testServer({
  beside: server,
  lotLoaders: { ...LOT_LOADERS, hasManyScores: async () => true },
})

let workspaceId: string
let interestId: string
let lead: TestPerson
let colleague: TestPerson
let leadToken: string
let managerToken: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  interestId = (await anInterest(server, workspaceId, { min_score: '75' })).id
  lead = await aPerson(server, ['lead'], workspaceId)
  colleague = await aPerson(server, ['lead'], workspaceId)
  leadToken = await getToken(server, lead)
  managerToken = await getToken(server, await aPerson(server, ['manager'], workspaceId))
})

type Filter = Parameters<typeof server.call<'lots/lotsWithFilters'>>[1]

const listIds = async (path: 'lots/lotsWithFilters' | 'lots/getPotentialLots', filter: Filter, token: string) => {
  const { status, body } = await server.call(path, filter, token)
  expect(status).toBe(200)
  const { requestId: _, ...other } = (await withLargeSets.call(path, filter, token)).body
  expect(other).toEqual(body)
  const ids: number[] = body.data.map((lot: { id: number }) => lot.id)
  return ids
}
const listToRate = (filter: Filter = {}, token = leadToken) => listIds('lots/lotsWithFilters', filter, token)
const listPotential = (filter: Filter = {}, token = managerToken) => listIds('lots/getPotentialLots', filter, token)

async function aMatchedLot(percent = 80, fields: LotFields = {}, interest = interestId): Promise<number> {
  const { id } = await aLot(server, fields)
  await aScore(server, { workspaceId, interestId: interest, lotId: id, percent })
  return id
}

async function aVote(lotId: number, { id }: TestPerson, accepted = true): Promise<void> {
  await sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted) values (${workspaceId}, ${lotId}, ${id}, ${accepted})`.execute(
    owner,
  )
}

async function aWorkRecord(lotId: number, status: 'in_collecting_documents' | 'declined'): Promise<void> {
  await sql`
    insert into lot_work (workspace_id, lot_id, status, declined_at)
    values (${workspaceId}, ${lotId}, ${status}, ${status === 'declined' ? new Date() : null})`.execute(owner)
}

async function withdraw(lotId: number): Promise<void> {
  await sql`update lot set withdrawn_at = now() where id = ${lotId}`.execute(owner)
  await sql`delete from lot_search where lot_id = ${lotId}`.execute(owner)
}

describe.each([
  ['the lots to rate', () => listToRate(), (filter: Filter) => listToRate(filter)],
  ['the potential lots', () => listPotential(), (filter: Filter) => listPotential(filter)],
])('in %s stand', (_, list, listFiltered) => {
  test('the open lots that match a profile, from its limit on', async () => {
    const atLimit = await aMatchedLot(75)
    await aMatchedLot(74)
    await aLot(server)
    expect(await list()).toEqual([atLimit])
  })

  test('no lot that is closed, past its deadline or withdrawn', async () => {
    await aMatchedLot(90, { status: 'Завершено' })
    await aMatchedLot(90, { endAt: inDays(-1) })
    await withdraw(await aMatchedLot(90))
    const open = await aMatchedLot(80)
    expect(await list()).toEqual([open])
  })

  test('no lot that was taken or declined', async () => {
    await aWorkRecord(await aMatchedLot(), 'in_collecting_documents')
    await aWorkRecord(await aMatchedLot(), 'declined')
    expect(await list()).toEqual([])
  })

  test('what a colleague accepted, though it matches nothing', async () => {
    const { id } = await aLot(server)
    await aVote(id, colleague)
    expect(await list()).toEqual([id])
    const { body } = await server.call('lots/getLots', { id }, leadToken)
    expect(body.data[0]).toMatchObject({ percent: null, Votes: [{ accepted: true }] })
    expect(await listFiltered({ matchLevels: ['high'] })).toEqual([])
    expect(await listFiltered({ interests: [interestId] })).toEqual([])
  })

  test('each lot once, with its best percent, however many profiles match', async () => {
    const other = (await anInterest(server, workspaceId, { name: 'Другой', min_score: '10' })).id
    const lot = await aMatchedLot(80)
    await aScore(server, { workspaceId, interestId: other, lotId: lot, percent: 40 })
    await aVote(lot, colleague)
    expect(await list()).toEqual([lot])
    expect(await listFiltered({ interests: [other] })).toEqual([lot])
    expect(await listFiltered({ matchLevels: ['low'] })).toEqual([])
    expect(await listFiltered({ matchLevels: ['high'] })).toEqual([lot])
  })

  test('nothing of another workspace', async () => {
    const lot = await aMatchedLot()
    await aVote((await aLot(server)).id, colleague)
    const other = await aWorkspace(server)
    const token = await getToken(server, await aPerson(server, ['lead', 'manager'], other))
    expect(await listToRate({}, token)).toEqual([])
    expect(await listPotential({}, token)).toEqual([])
    expect(await listToRate({ id: lot }, token)).toEqual([])
  })

  test('what the filter leaves: by words, by id, by amount', async () => {
    const cable = await aMatchedLot(80, { nameRu: 'Кабель силовой', amount: '500' })
    const paper = await aMatchedLot(90, { nameRu: 'Бумага офисная', amount: '900' })
    expect(await listFiltered({ search: 'кабели' })).toEqual([cable])
    expect(await listFiltered({ search: '"бумага офисная"' })).toEqual([paper])
    expect(await listFiltered({ id: paper })).toEqual([paper])
    expect(await listFiltered({ minPrice: 600 })).toEqual([paper])
    expect(await listFiltered({ statuses: ['Завершено'] })).toEqual([])
  })

  test('the lots in every order that a list knows', async () => {
    const first = await aMatchedLot(80, {
      nameRu: 'А кабель',
      amount: '900',
      publishedAt: inDays(-3),
      endAt: inDays(5),
      customer: 'Я',
    })
    const second = await aMatchedLot(90, {
      nameRu: 'Б кабель',
      amount: '500',
      publishedAt: inDays(-2),
      endAt: inDays(2),
      customer: 'А',
    })
    expect(await listFiltered({ sortBy: 'percent' })).toEqual([second, first])
    expect(await listFiltered({ sortBy: 'amount', sort: 'asc' })).toEqual([second, first])
    expect(await listFiltered({ sortBy: 'amount', sort: 'desc' })).toEqual([first, second])
    expect(await listFiltered({ sortBy: 'publicationDate', sort: 'desc' })).toEqual([second, first])
    expect(await listFiltered({ sortBy: 'applicationEndAt', sort: 'asc' })).toEqual([second, first])
    expect(await listFiltered({ sortBy: 'applicationEndAt', sort: 'desc' })).toEqual([first, second])
    expect(await listFiltered({ sortBy: 'name', sort: 'asc' })).toEqual([first, second])
    expect(await listFiltered({ sortBy: 'customer', sort: 'asc' })).toEqual([second, first])
    expect(await listFiltered({ sortBy: 'status', sort: 'asc' })).toEqual([first, second])
    expect(await listFiltered({ sortBy: 'relevance', search: 'кабель' })).toEqual([second, first])
    expect(await listFiltered({ search: 'кабель' })).toEqual([second, first])
  })
})

describe('the lots to rate', () => {
  test('are without those that I voted on, and with those that others rejected', async () => {
    await aVote(await aMatchedLot(), lead)
    await aVote(await aMatchedLot(), lead, false)
    const { id: unmatched } = await aLot(server)
    await aVote(unmatched, lead)
    expect(await listToRate()).toEqual([])
    const rejected = await aMatchedLot(80)
    await aVote(rejected, colleague, false)
    const { id: stranger } = await aLot(server, { endAt: inDays(9) })
    await aVote(stranger, colleague, false)
    expect(await listToRate()).toEqual([rejected, stranger])
    await aVote(rejected, lead)
    expect(await listToRate()).toEqual([stranger])
  })

  test('come by deadline, then by percent; a page and its total say so', async () => {
    const soon = inDays(1)
    const late = inDays(8)
    const lots = [
      await aMatchedLot(95, { endAt: late }),
      await aMatchedLot(80, { endAt: soon }),
      await aMatchedLot(90, { endAt: soon }),
    ]
    const { id: unmatched } = await aLot(server, { endAt: soon })
    await aVote(unmatched, colleague)
    expect(await listToRate()).toEqual([lots[2], lots[1], unmatched, lots[0]])
    const { body } = await server.call('lots/lotsWithFilters', { page: 7 }, leadToken)
    expect(body).toMatchObject({ total: 4, totalExact: true, page: 1, limit: 10, nearMatches: null })
  })

  test('are paged without a gap or a repeat', async () => {
    const lots: number[] = []
    for (let number = 0; number < 12; number += 1) lots.push(await aMatchedLot(80, { endAt: inDays(3 + number) }))
    expect([...(await listToRate({ page: 1 })), ...(await listToRate({ page: 2 }))]).toEqual(lots)
  })

  test('show what is attached to them, and the marks of the searched words', async () => {
    const lot = await aMatchedLot(80, { nameRu: 'Кабель' })
    await aVote(lot, colleague)
    const { body } = await server.call('lots/lotsWithFilters', { search: 'кабель' }, leadToken)
    expect(body.data).toMatchObject([
      { id: lot, percent: 80, Votes: [{ User: { id: colleague.id } }], highlights: { nameRu: [[0, 6]] } },
    ])
  })

  test('are a lead’s alone', async () => {
    expect(await server.call('lots/lotsWithFilters', {}, managerToken)).toMatchObject({ status: 403 })
  })

  test('can’t be sorted by a field that nobody knows', async () => {
    const unknown = { sortBy: 'colour' as 'name' }
    expect(await server.call('lots/lotsWithFilters', unknown, leadToken)).toMatchObject({
      status: 400,
      body: { code: 'unknown_sort_field' },
    })
    expect(await server.call('lots/getPotentialLots', unknown, managerToken)).toMatchObject({
      status: 400,
      body: { code: 'unknown_sort_field' },
    })
  })
})

describe('the potential lots', () => {
  test('are without those that more leads rejected than accepted', async () => {
    const even = await aMatchedLot(80)
    await aVote(even, lead)
    await aVote(even, colleague, false)
    const rejected = await aMatchedLot(80)
    await aVote(rejected, lead, false)
    const { id: unmatched } = await aLot(server)
    await aVote(unmatched, lead, false)
    expect(await listPotential()).toEqual([even])
    await aVote(rejected, colleague)
    expect(await listPotential()).toEqual([even, rejected])
  })

  test('come accepted first, then by deadline, then by percent', async () => {
    const [soon, late] = [inDays(1), inDays(8)]
    const urgent = await aMatchedLot(80, { endAt: soon })
    const urgentAndBetter = await aMatchedLot(90, { endAt: soon })
    const lateAccepted = await aMatchedLot(76, { endAt: late })
    await aVote(lateAccepted, lead)
    const { id: soonAccepted } = await aLot(server, { endAt: soon })
    await aVote(soonAccepted, colleague)
    expect(await listPotential()).toEqual([soonAccepted, lateAccepted, urgentAndBetter, urgent])
  })

  test('are a manager’s alone', async () => {
    expect(await server.call('lots/getPotentialLots', {}, leadToken)).toMatchObject({ status: 403 })
  })
})

test('a lead accepts, the manager sees it first and takes it, and it leaves both lists', async () => {
  const other = await aMatchedLot(99, { endAt: inDays(1) })
  const lot = await aMatchedLot(80, { endAt: inDays(9) })
  await server.call('lots/voteLot', { lotId: lot, accepted: true }, leadToken)
  expect(await listToRate()).toEqual([other])
  expect(await listPotential()).toEqual([lot, other])
  await server.call('lots/activateLot', { lotId: lot }, managerToken)
  expect(await listPotential()).toEqual([other])
  expect(await listToRate({}, await getToken(server, colleague))).toEqual([other])
})

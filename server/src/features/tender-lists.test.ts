import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aScore } from '../testing/a-score.ts'
import { aTender, aWork, type TestTender } from '../testing/a-tender.ts'
import { aDocument, anInterest, aPerson, aWorkspace, getToken, inDays } from '../testing/builders.ts'
import { countQueries } from '../testing/count-queries.ts'
import { testServer } from '../testing/server.ts'
import { LOT_LOADERS } from './index.ts'

/** A large list is read as far as its page goes, where that fills the page. */
let isLarge: boolean
const server = await testServer({ lotLoaders: { ...LOT_LOADERS, hasManyScores: async () => isLarge } })
const { owner } = server.db

const DAY_MS = 24 * 60 * 60 * 1000

let workspaceId: string
let interestId: string
let leadToken: string
let leadId: string
let managerToken: string

beforeEach(async () => {
  isLarge = true
  workspaceId = await aWorkspace(server)
  interestId = (await anInterest(server, workspaceId, { min_score: '50' })).id
  const lead = await aPerson(server, ['lead'], workspaceId)
  leadId = lead.id
  leadToken = await getToken(server, lead)
  managerToken = await getToken(server, await aPerson(server, ['manager'], workspaceId))
})

type Filter = Input<'tenders/getArchivedTenders'>

async function list(path: 'tenders/tendersWithFilters' | 'tenders/getArchivedTenders', filter: Filter, by: string) {
  const { status, body } = await server.call(path, filter, by)
  expect(status).toBe(200)
  return body
}
const listToRate = (filter: Filter = {}, by = leadToken) => list('tenders/tendersWithFilters', filter, by)
const listArchived = (filter: Filter = {}, by = managerToken) => list('tenders/getArchivedTenders', filter, by)
const toIds = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

/** The lots of the tender from the first on have these percents. */
async function aMatchedTender(percents: number[], fields: Parameters<typeof aTender>[1] = { lots: 2 }) {
  const tender = await aTender(server, fields)
  for (const [place, percent] of percents.entries())
    await aScore(server, { workspaceId, interestId, lotId: tender.lots[place]!.id, percent })
  return tender
}

/** As it was given while the lot was open. */
const aVote = (tender: TestTender, place: number) =>
  sql`insert into lot_vote (workspace_id, lot_id, user_id, accepted) values (${workspaceId}, ${tender.lots[place]!.id}, ${leadId}, true)`.execute(
    owner,
  )

const aRecord = (tender: TestTender, places: number[], status: 'declined' | 'in_collecting_documents') =>
  aWork(server, { workspaceId, lotIds: places.map((place) => tender.lots[place]!.id), status })

async function withdraw(tender: TestTender, places: number[]): Promise<void> {
  const lotIds = places.map((place) => tender.lots[place]!.id)
  await sql`update lot set withdrawn_at = now() where id = any(${lotIds})`.execute(owner)
  await sql`delete from lot_search where lot_id = any(${lotIds})`.execute(owner)
}

/** All pages one after another, with the number of listed lots of each tender. */
async function listPages(listPage: (filter: Filter) => ReturnType<typeof list>, filter: Filter = {}) {
  const first = await listPage(filter)
  const pages = [first]
  for (let page = 2; page <= Math.ceil(first.total / first.limit); page += 1)
    pages.push(await listPage({ ...filter, page }))
  return pages.flatMap(({ data }) =>
    (data as { id: number; listedLots: number }[]).map(({ id, listedLots }) => [id, listedLots]),
  )
}

describe('the tenders to rate', () => {
  test('have a lot that awaits my vote, the nearest deadline first', async () => {
    const later = await aMatchedTender([60], { lots: 2, endAt: inDays(5) })
    const sooner = await aMatchedTender([60, 90], { lots: 2, endAt: inDays(2) })
    await aMatchedTender([90], { lots: 1, endAt: inDays(-1) })
    await aTender(server, { lots: 1 })
    const page = await listToRate()
    expect(page).toMatchObject({ total: 2, totalExact: true, page: 1, limit: 10 })
    expect(toIds(page)).toEqual([sooner.id, later.id])
    expect(page.data).toMatchObject([
      { code: sooner.code, listedLots: 2, percent: 90, userFilter: { id: interestId, category: 'high' } },
      { listedLots: 1, percent: 60, intoWorkStatus: 'not_processed', VotesOfTender: [], resultInfo: null },
    ])
    expect(page.data[0]).not.toHaveProperty('LotOfTender')
  })

  test('leave my list with my last vote, on the lot or on the tender', async () => {
    const [byLots, whole] = [await aMatchedTender([60, 60]), await aMatchedTender([60, 60])]
    await server.call('lots/voteLot', { lotId: byLots.lots[0]!.id, accepted: true }, leadToken)
    expect((await listToRate({ code: byLots.code })).data).toMatchObject([{ listedLots: 1 }])
    await server.call('lots/voteLot', { lotId: byLots.lots[1]!.id, accepted: true }, leadToken)
    const { body: vote } = await server.call('tenders/voteTender', { id: whole.id, accepted: true }, leadToken)
    expect(await listToRate()).toMatchObject({ data: [], total: 0 })
    const colleague = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    const page = await listToRate({}, colleague)
    expect(toIds(page)).toEqual([byLots.id, whole.id])
    expect(page.data[1]).toMatchObject({ VotesOfTender: [vote], listedLots: 2 })
  })

  test('are filtered and sorted like lots', async () => {
    const cheap = await aMatchedTender([60], { lots: 1, nameRu: 'Бумага', amount: '1000', endAt: inDays(1) })
    const dear = await aMatchedTender([90], { lots: 1, nameRu: 'Ручки шариковые', amount: '9000', endAt: inDays(2) })
    expect(toIds(await listToRate({ search: 'ручка' }))).toEqual([dear.id])
    expect(toIds(await listToRate({ search: '"ручки шариковые"' }))).toEqual([dear.id])
    expect(toIds(await listToRate({ maxPrice: 5000 }))).toEqual([cheap.id])
    expect(toIds(await listToRate({ matchLevels: ['high'] }))).toEqual([dear.id])
    for (const sortBy of ['amount', 'percent', 'name', 'applicationEndAt'] as const)
      expect(toIds(await listToRate({ sortBy, sort: 'desc' }))).toEqual([dear.id, cheap.id])
    expect(toIds(await listToRate({ sortBy: 'amount', sort: 'asc' }))).toEqual([cheap.id, dear.id])
    for (const sortBy of ['customer', 'status', 'publicationDate', 'relevance'] as const)
      expect(toIds(await listToRate({ sortBy }))).toHaveLength(2)
  })

  test('are paged; a page beyond the end becomes the last one', async () => {
    for (let place = 0; place < 11; place += 1) await aMatchedTender([60], { lots: 1, endAt: inDays(1 + place) })
    const [first, second] = [await listToRate(), await listToRate({ page: 7 })]
    expect([first.data.length, second.data.length, second.page, second.total]).toEqual([10, 1, 2, 11])
    expect(new Set([...toIds(first), ...toIds(second)]).size).toBe(11)
  })

  test.each([true, false])('are paged in their order with all their lots, large list: %s', async (large) => {
    isLarge = large
    const expected: [id: number, lots: number][] = []
    const now = Date.now()
    for (let place = 0; place < 13; place += 1) {
      // three have the same deadline
      const endAt = new Date(now + (1 + Math.floor(place / 3)) * DAY_MS)
      const tender = await aMatchedTender(place % 2 === 0 ? [60, 70, 80] : [60], { lots: 4, endAt })
      if (place % 4 === 0) await server.call('lots/voteLot', { lotId: tender.lots[1]!.id, accepted: true }, leadToken)
      if (place % 6 === 0) await aRecord(tender, [0], 'declined')
      expected.push([tender.id, (place % 2 === 0 ? 3 : 1) - (place % 4 === 0 ? 1 : 0) - (place % 6 === 0 ? 1 : 0)])
      // neither matches, nor is open
      await aTender(server, { lots: 2, endAt })
      await aMatchedTender([60], { lots: 1, endAt, status: 'Отменено' })
    }
    expect(await listPages(listToRate)).toEqual(expected)
    expect(await listPages(listToRate, { minPrice: 1 })).toEqual(expected)
    expect(await listToRate()).toMatchObject({ total: 13, totalExact: true })
  })

  test('show the documents of the tender and not those of its lots', async () => {
    const tender = await aMatchedTender([60])
    const lot = { id: tender.lots[0]!.id, tenderId: tender.id }
    await aDocument(server, lot, { url: 'https://portal.example/of-lot' })
    const { id } = await aDocument(server, lot, { url: 'https://portal.example/of-tender' })
    await sql`update document set lot_id = null where id = ${id}`.execute(owner)
    expect((await listToRate()).data[0].DocumentsOfTender).toMatchObject([{ id }])
  })

  test('ask the database as often for ten tenders as for one', async () => {
    await aMatchedTender([60])
    const one = await countQueries(() => listToRate())
    for (let place = 0; place < 9; place += 1) await aMatchedTender([60, 70])
    expect(await countQueries(() => listToRate())).toBe(one)
  })

  test.each(['manager', 'procurement', 'controller', 'admin'] as const)('are not for a %s', async (role) => {
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await server.call('tenders/tendersWithFilters', {}, other)).toMatchObject({ status: 403 })
  })
})

describe('the archived tenders', () => {
  test('were declined as a whole, or nobody took them in time; the newest first', async () => {
    const declined = await aTender(server, { lots: 2, publishedAt: inDays(-3) })
    await aRecord(declined, [0, 1], 'declined')
    const missed = await aTender(server, { lots: 2, publishedAt: inDays(-2), endAt: inDays(-1) })
    await aVote(missed, 0)
    const page = await listArchived()
    expect(page.total).toBe(2)
    expect(toIds(page)).toEqual([missed.id, declined.id])
    expect(page.data).toMatchObject([
      { listedLots: 1, intoWorkStatus: 'not_processed', declinedAt: null },
      { listedLots: 2, intoWorkStatus: 'declined', declinedAt: expect.stringMatching(/Z$/) },
    ])
  })

  test('have no lot that is in work or can still be taken', async () => {
    const partly = await aTender(server, { lots: 2 })
    await aRecord(partly, [0], 'declined')
    const inWork = await aTender(server, { lots: 2 })
    await aRecord(inWork, [0], 'declined')
    await aRecord(inWork, [1], 'in_collecting_documents')
    expect(toIds(await listArchived())).toEqual([])
    await aRecord(partly, [1], 'declined')
    expect(toIds(await listArchived())).toEqual([partly.id])
  })

  test('are also those whose lots the portal withdrew', async () => {
    const whole = await aTender(server, { lots: 2, publishedAt: inDays(-3) })
    await aVote(whole, 0)
    await withdraw(whole, [0, 1])
    const declined = await aTender(server, { lots: 2, publishedAt: inDays(-2) })
    await aRecord(declined, [0], 'declined')
    await withdraw(declined, [0, 1])
    // of this one a lot can still be taken
    const part = await aTender(server, { lots: 2 })
    await aVote(part, 0)
    await withdraw(part, [0])
    const newer = await aTender(server, { lots: 1, publishedAt: inDays(-1), endAt: inDays(-1) })
    await aVote(newer, 0)
    const page = await listArchived()
    expect(toIds(page)).toEqual([newer.id, declined.id, whole.id])
    expect(page.data).toMatchObject([
      { intoWorkStatus: 'not_processed' },
      { intoWorkStatus: 'declined' },
      { intoWorkStatus: 'not_processed', listedLots: 1 },
    ])
    expect(toIds(await listArchived({ workStatuses: ['declined'] }))).toEqual([declined.id])
    expect(toIds(await listArchived({ workStatuses: ['not_processed'] }))).toEqual([newer.id, whole.id])
    expect(toIds(await listArchived({ code: whole.code }))).toEqual([whole.id])
  })

  test.each([true, false])('are paged in their order, however they ended, large list: %s', async (large) => {
    isLarge = large
    const expected: [id: number, lots: number][] = []
    for (let place = 0; place < 21; place += 1) {
      const publishedAt = inDays(-1 - Math.floor(place / 3))
      const make = (fields: Partial<Parameters<typeof aTender>[1]> = {}) =>
        aMatchedTender([60, 90], { lots: 3, publishedAt, ...fields })
      const closed = { status: 'Завершено', endAt: inDays(-1) }
      // they may end by being closed, past their deadline, declined, withdrawn, or partly so
      const kind = place % 7
      const tender = await make(kind < 3 ? closed : kind === 3 ? { endAt: inDays(-1) } : {})
      if (kind === 1 || kind === 5) await aRecord(tender, [2], 'declined')
      if (kind === 2) await withdraw(tender, [0])
      if (kind === 4 || kind === 5) await aRecord(tender, [0, 1], 'declined')
      if (kind === 4 || kind === 6) await withdraw(tender, kind === 4 ? [2] : [0, 1, 2])
      expected.push([tender.id, kind === 1 || kind === 5 ? 3 : 2])
      // nothing of it matches; one lot is in work; one can still be taken
      await aTender(server, { lots: 2, publishedAt, ...closed })
      await aRecord(await make(closed), [2], 'in_collecting_documents')
      await aRecord(await make(), [0, 1], 'declined')
    }
    // of those published at one moment the later number comes first
    const placeOf = ([id]: [id: number, lots: number]) => expected.findIndex((entry) => entry[0] === id)
    const ordered = expected.toSorted(
      (one, other) => Math.floor(placeOf(one) / 3) - Math.floor(placeOf(other) / 3) || other[0] - one[0],
    )
    expect(await listPages(listArchived)).toEqual(ordered)
    expect(await listArchived()).toMatchObject({ total: 21, totalExact: true })
    const declined = ordered.filter((entry) => [4, 5].includes(placeOf(entry) % 7))
    expect(await listPages(listArchived, { workStatuses: ['declined'] })).toEqual(declined)
  })

  test('can be listed by what became of them', async () => {
    const declined = await aTender(server, { lots: 1 })
    await aRecord(declined, [0], 'declined')
    const half = await aTender(server, { lots: 2, endAt: inDays(-1) })
    await aRecord(half, [0], 'declined')
    expect(toIds(await listArchived({ workStatuses: ['declined'] }))).toEqual([declined.id])
    const missed = await listArchived({ workStatuses: ['not_processed'] })
    expect(toIds(missed)).toEqual([half.id])
    expect(missed.data[0].intoWorkStatus).toBe('not_processed')
    expect(toIds(await listArchived({ workStatuses: ['declined', 'not_processed'] }))).toHaveLength(2)
    expect(toIds(await listArchived({ workStatuses: ['in_placement'] }))).toEqual([])
  })

  test('are those of one’s own workspace', async () => {
    const declined = await aTender(server, { lots: 1 })
    await aRecord(declined, [0], 'declined')
    expect(toIds(await listArchived({}, await getToken(server, await aPerson(server, ['manager']))))).toEqual([])
  })

  test.each(['procurement', 'controller', 'admin'] as const)('are shown to a %s', async (role) => {
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await listArchived({}, other)).toMatchObject({ data: [], total: 0 })
  })

  test('are not for a lead', async () => {
    expect(await server.call('tenders/getArchivedTenders', {}, leadToken)).toMatchObject({ status: 403 })
  })
})

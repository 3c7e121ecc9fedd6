import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { getStage, STAGES, type Stage } from '@tendertap/domain/lot-work/stage'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import type { Role } from '@tendertap/domain/roles'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aScore } from '../testing/a-score.ts'
import { aTender } from '../testing/a-tender.ts'
import { aLot, anInterest, aPerson, aWorkspace, getToken, inDays, type LotFields } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { LOT_LOADERS } from './index.ts'

const server = await testServer()
const { owner } = server.db
/** It answers as for a workspace with very many scores: the archive is found in another way. */
const withLargeArchive = await testServer({
  beside: server,
  lotLoaders: { ...LOT_LOADERS, hasManyScores: async () => true },
})

let workspaceId: string
let interestId: string
let token: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  interestId = (await anInterest(server, workspaceId, { min_score: '75' })).id
  token = await getToken(server, await aPerson(server, ['manager'], workspaceId))
})

type List = 'lots/getActiveLots' | 'lots/getCompletedLots' | 'lots/getArchivedLots'
type Filter = Parameters<typeof server.call<'lots/getActiveLots'>>[1]

async function list(path: List, filter: Filter = {}, by = token): Promise<number[]> {
  const { status, body } = await server.call(path, filter, by)
  expect(status).toBe(200)
  const { requestId: _, ...other } = (await withLargeArchive.call(path, filter, by)).body
  expect(other).toEqual(body)
  return body.data.map((lot: { id: number }) => lot.id)
}

interface WorkFields {
  completedAt?: Date
  declinedAt?: Date
}

async function work(lotId: number, status: RecordedStatus, fields: WorkFields = {}): Promise<number> {
  const isPlaced = status === 'in_placement' || status === 'placement_completed'
  await sql`
    insert into lot_work (workspace_id, lot_id, status, offer_price, documents_completed_at, completed_at, declined_at)
    values (${workspaceId}, ${lotId}, ${status}, ${isPlaced ? 5 : null}, ${isPlaced ? new Date() : null},
      ${status === 'placement_completed' ? (fields.completedAt ?? new Date()) : null},
      ${status === 'declined' ? (fields.declinedAt ?? new Date()) : null})`.execute(owner)
  return lotId
}

const aWorkedLot = async (status: RecordedStatus, lot: LotFields = {}, fields: WorkFields = {}) =>
  work((await aLot(server, lot)).id, status, fields)

async function aMatchedLot(fields: LotFields = {}, percent = 80): Promise<number> {
  const { id } = await aLot(server, fields)
  await aScore(server, { workspaceId, interestId, lotId: id, percent })
  return id
}

async function withdraw(lotId: number, at = inDays(0)): Promise<number> {
  await sql`update lot set withdrawn_at = ${at} where id = ${lotId}`.execute(owner)
  await sql`delete from lot_search where lot_id = ${lotId}`.execute(owner)
  return lotId
}

const ONE_OF_EACH = [
  'in_collecting_documents',
  'in_requesting_offers',
  'in_placement',
  'placement_completed',
  'declined',
] as const

describe.each<[List, readonly RecordedStatus[]]>([
  ['lots/getActiveLots', ['in_collecting_documents', 'in_requesting_offers', 'in_placement']],
  ['lots/getCompletedLots', ['placement_completed']],
  ['lots/getArchivedLots', ['declined']],
])('%s', (path, statuses) => {
  test(`has the lots that are ${statuses.join(', ')}, and nothing of another workspace`, async () => {
    const lots = new Map<RecordedStatus, number>()
    for (const status of ONE_OF_EACH) lots.set(status, await aWorkedLot(status))
    await aLot(server)
    const expected = statuses.map((status) => lots.get(status))
    expect((await list(path)).toSorted((one, other) => one - other)).toEqual(expected)
    const { body } = await server.call(path, {}, token)
    expect(body).toMatchObject({ total: expected.length, totalExact: true, page: 1 })
    const stranger = await getToken(server, await aPerson(server, ['manager']))
    expect(await list(path, {}, stranger)).toEqual([])
  })

  test('is read by those who work and oversee, even without a subscription', async () => {
    const unsubscribed = await aWorkspace(server, { subscribed: false })
    for (const role of ['lead', 'manager', 'procurement', 'controller', 'admin'] as const satisfies readonly Role[]) {
      const person = await getToken(server, await aPerson(server, [role], unsubscribed))
      const isReader = (WORK_READERS as readonly Role[]).includes(role)
      expect(await server.call(path, {}, person)).toMatchObject({ status: isReader ? 200 : 403 })
    }
  })

  test('has what the filter leaves: by words, numbers, amount and match', async () => {
    const [status] = statuses as [RecordedStatus]
    const cable = await aLot(server, { nameRu: 'Кабель силовой', amount: '500' })
    await work(cable.id, status)
    const paper = await work(await aMatchedLot({ nameRu: 'Бумага офисная', amount: '900' }), status)
    await aLot(server, { nameRu: 'Кабель другой' })
    const cases: [Filter, number[]][] = [
      [{ search: 'кабели' }, [cable.id]],
      [{ search: '"бумага офисная"' }, [paper]],
      [{ id: paper }, [paper]],
      [{ code: cable.number }, [cable.id]],
      [{ code: cable.code }, [cable.id]],
      [{ minPrice: 600 }, [paper]],
      [{ interests: [interestId] }, [paper]],
      [{ matchLevels: ['low'] }, []],
      [{ sortBy: 'percent' }, [paper, cable.id]],
      [{ sortBy: 'amount', sort: 'asc' }, [cable.id, paper]],
      [{ sortBy: 'name', sort: 'asc' }, [paper, cable.id]],
    ]
    for (const [filter, expected] of cases) expect([filter, await list(path, filter)]).toEqual([filter, expected])
  })

  test('keeps a lot that the portal withdrew, after the others', async () => {
    const [status] = statuses as [RecordedStatus]
    const past = inDays(-20)
    const { id, number, code } = await aLot(server)
    const withdrawn = await withdraw(await work(id, status, { completedAt: past, declinedAt: past }))
    const other = await aWorkedLot(status)
    expect(await list(path)).toEqual([other, withdrawn])
    expect(await list(path, { id: withdrawn })).toEqual([withdrawn])
    for (const typed of [number, code]) expect(await list(path, { code: typed })).toEqual([withdrawn])
    expect(await list(path, { openOnly: true })).toEqual([other])
  })

  test('is paged without a gap or a repeat', async () => {
    const [status] = statuses as [RecordedStatus]
    const lots: number[] = []
    for (let number = 0; number < 12; number += 1) {
      const [at, endAt] = [inDays(-1 - number), inDays(1 + number)]
      lots.push(await aWorkedLot(status, { endAt }, { completedAt: at, declinedAt: at }))
    }
    expect([...(await list(path)), ...(await list(path, { page: 2 }))]).toEqual(lots)
  })
})

describe('the lots in work', () => {
  test('come by deadline, and stay after it: those that are over come last, the latest first', async () => {
    const long = await aWorkedLot('in_collecting_documents', { endAt: inDays(-9) })
    const lately = await aWorkedLot('in_placement', { endAt: inDays(-1) })
    const closed = await aWorkedLot('in_placement', { endAt: inDays(1), status: 'Отменено' })
    const late = await aWorkedLot('in_requesting_offers', { endAt: inDays(8) })
    const soon = await aWorkedLot('in_collecting_documents', { endAt: inDays(2) })
    expect(await list('lots/getActiveLots')).toEqual([soon, late, closed, lately, long])
    expect(await list('lots/getActiveLots', { search: 'бумага' })).toEqual([soon, late, closed, lately, long])
  })

  test('can be those of one status', async () => {
    const collecting = await aWorkedLot('in_collecting_documents', { endAt: inDays(1) })
    const placed = await aWorkedLot('in_placement', { endAt: inDays(2) })
    const listOf = (...workStatuses: RecordedStatus[]) => list('lots/getActiveLots', { workStatuses })
    expect(await listOf('in_placement')).toEqual([placed])
    expect(await listOf('in_placement', 'in_collecting_documents')).toEqual([collecting, placed])
    expect(await listOf()).toEqual([collecting, placed])
    expect(await listOf('declined')).toEqual([])
  })

  test('can be those at one stage, which is the stage that the domain says, also page by page', async () => {
    const entries = (['licence', 'charter', 'price'] as const).flatMap((key) =>
      [true, false].flatMap((required) => [true, false].map((collected) => ({ key, required, collected }))),
    )
    const checklists = [
      [],
      ...entries.map((entry) => [entry]),
      ...entries.slice(0, 4).map((one) => [one, ...entries.slice(4, 5)]),
    ]
    const byStage = new Map<Stage, number[]>(STAGES.map((stage) => [stage, []]))
    for (const documentsCompletedAt of [null, new Date()])
      for (const [place, docs] of checklists.entries()) {
        const lotId = await aWorkedLot('in_requesting_offers', { endAt: inDays(1 + place) })
        await sql`update lot_work set documents_completed_at = ${documentsCompletedAt} where lot_id = ${lotId}`.execute(
          owner,
        )
        for (const { key, required, collected } of docs)
          await sql`
            insert into work_document (workspace_id, lot_id, key, position, description_ru, required, collected)
            values (${workspaceId}, ${lotId}, ${key}, 1, ${key}, ${required}, ${collected})`.execute(owner)
        byStage.get(getStage({ documentsCompletedAt, docs }))?.push(lotId)
      }
    for (const stage of STAGES) {
      const expected = byStage.get(stage) ?? []
      const pages = [1, 2].slice(0, Math.ceil(expected.length / 10))
      const listed = await Promise.all(pages.map((page) => server.call('lots/getActiveLots', { stage, page }, token)))
      expect(listed.flatMap(({ body }) => body.data.map((lot: { id: number }) => lot.id))).toEqual(expected)
      for (const { body } of listed) expect(body).toMatchObject({ total: expected.length, totalExact: true })
    }
    expect([...byStage.values()].every((lots) => lots.length > 0)).toBe(true)
    expect((await server.call('lots/getActiveLots', { stage: 4 } as never, token)).status).toBe(400)
  })
})

test('the lots completed last come first', async () => {
  const older = await aWorkedLot('placement_completed', { endAt: inDays(9) }, { completedAt: inDays(-2) })
  const newer = await aWorkedLot('placement_completed', { endAt: inDays(1) }, { completedAt: inDays(-1) })
  expect(await list('lots/getCompletedLots')).toEqual([newer, older])
})

describe('the archive', () => {
  const aVote = async (lotId: number) => {
    const lead = await aPerson(server, ['lead'], workspaceId)
    await sql`
      insert into lot_vote (workspace_id, lot_id, user_id, accepted) values (${workspaceId}, ${lotId}, ${lead.id}, false)`.execute(
      owner,
    )
    return lotId
  }

  test('has what matched or was voted on and nobody took in time, beside what was declined, the latest first', async () => {
    const matched = await aMatchedLot({ endAt: inDays(-3) })
    const voted = await aVote((await aLot(server, { endAt: inDays(-5) })).id)
    const declined = await aWorkedLot('declined', {}, { declinedAt: inDays(-4) })
    const closed = await aMatchedLot({ status: 'Отменено', endAt: inDays(5) })
    // open, below the limit, neither voted nor matched, taken
    await aMatchedLot()
    await aVote((await aLot(server)).id)
    await aMatchedLot({ endAt: inDays(-1) }, 74)
    await aLot(server, { endAt: inDays(-1) })
    await work(await aMatchedLot({ endAt: inDays(-1) }), 'in_placement')
    const expected = [closed, matched, declined, voted]
    expect(await list('lots/getArchivedLots')).toEqual(expected)
    const listOf = (...workStatuses: ('declined' | 'not_processed' | 'in_placement')[]) =>
      list('lots/getArchivedLots', { workStatuses })
    expect(await listOf('declined')).toEqual([declined])
    expect(await listOf('not_processed')).toEqual([closed, matched, voted])
    expect(await listOf('not_processed', 'declined')).toEqual(expected)
    expect(await listOf('in_placement')).toEqual([])
    expect(await list('lots/getArchivedLots', { interests: [interestId] })).toEqual([closed, matched])
  })

  test('is paged through declined, missed and withdrawn lots alike, also with words that most of them have', async () => {
    const lots: number[] = []
    const withdrawn = new Set<number>()
    for (let number = 0; number < 36; number += 1) {
      const at = inDays(-1 - number)
      // a portal leaves some lots published after their deadline
      const status = number % 5 === 0 ? undefined : 'Завершено'
      const missed = () => aMatchedLot({ endAt: at, ...(status && { status }) })
      if (number % 3 === 0) lots.push(await aWorkedLot('declined', {}, { declinedAt: at }))
      else if (number % 12 === 4) lots.push(await withdraw(await aMatchedLot({ endAt: inDays(2) }), at))
      else if (number % 12 === 10) lots.push(await withdraw(await missed()))
      else lots.push(await missed())
      if (number % 6 === 4) withdrawn.add(lots[number] ?? 0)
      await aLot(server, { endAt: at, status: 'Завершено' })
    }
    const found = lots.filter((id) => !withdrawn.has(id))
    for (const { filter, expected } of [
      { filter: {}, expected: lots },
      { filter: { search: 'бумага' }, expected: found },
      { filter: { minPrice: 1 }, expected: found },
    ]) {
      const pages = Array.from({ length: Math.ceil(expected.length / 10) }, (_, place) =>
        list('lots/getArchivedLots', { ...filter, page: place + 1 }),
      )
      expect((await Promise.all(pages)).flat()).toEqual(expected)
    }
  }, 60_000)

  test('has what matched or was voted on and the portal withdrew, by the day when it was over', async () => {
    const late = await withdraw(await aMatchedLot({ endAt: inDays(-6) }))
    const other = await aMatchedLot({ endAt: inDays(-3) })
    const early = await withdraw(await aVote((await aLot(server, { endAt: inDays(2) })).id))
    // neither matched nor voted on, and taken
    await withdraw((await aLot(server)).id)
    await work(await withdraw(await aMatchedLot()), 'in_placement')
    expect(await list('lots/getArchivedLots')).toEqual([early, other, late])
    expect(await list('lots/getArchivedLots', { workStatuses: ['declined'] })).toEqual([])
    expect(await list('lots/getArchivedLots', { interests: [interestId] })).toEqual([other, late])
    expect(await list('lots/getArchivedLots', { openOnly: true })).toEqual([])
  })

  test('is paged through a tender of which the portal withdrew some lots, by its code', async () => {
    const { lots, code } = await aTender(server, { lots: 14, endAt: inDays(-2), status: 'Завершено' })
    for (const { id } of lots) await aVote(id)
    for (const { id } of lots.slice(-2)) await withdraw(id)
    const pages = [
      ...(await list('lots/getArchivedLots', { code })),
      ...(await list('lots/getArchivedLots', { code, page: 2 })),
    ]
    expect(pages.toSorted((one, other) => one - other)).toEqual(lots.map(({ id }) => id))
  })

  test('has a lot once, whatever is known of it', async () => {
    const lot = await aMatchedLot({ endAt: inDays(-1) })
    await aVote(lot)
    await aVote(lot)
    expect(await list('lots/getArchivedLots')).toEqual([lot])
    const declined = await work(await aVote(await aMatchedLot({ endAt: inDays(-1) })), 'declined')
    expect(await list('lots/getArchivedLots')).toEqual([declined, lot])
  })

  test('has the lots of a tender that a lead voted on as a whole', async () => {
    const { id, tenderId } = await aLot(server, { endAt: inDays(-1) })
    const lead = await aPerson(server, ['lead'], workspaceId)
    await sql`
      insert into tender_vote (workspace_id, tender_id, user_id, accepted)
      values (${workspaceId}, ${tenderId}, ${lead.id}, true)`.execute(owner)
    expect(await list('lots/getArchivedLots')).toEqual([id])
  })
})

test('a lot goes from list to list with its work', async () => {
  const { id: lotId } = await aLot(server)
  const find = async () => [
    await list('lots/getActiveLots'),
    await list('lots/getCompletedLots'),
    await list('lots/getArchivedLots'),
  ]
  expect(await find()).toEqual([[], [], []])
  await server.call('lots/activateLot', { lotId }, token)
  expect(await find()).toEqual([[lotId], [], []])
  await server.call('lots/deactivateLot', { lotId }, token)
  expect(await find()).toEqual([[], [], [lotId]])
})

import type { Output } from '@tendertap/contract/calls/index'
import { EXCLUSION_COST_DAYS } from '@tendertap/domain/interests/edits'
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import type { WorkStatus } from '@tendertap/domain/lot-work/statuses'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerConsumer } from '../../../feed/queries.ts'
import { catchUp } from '../../../feed/run.ts'
import { writeChanges } from '../../../feed/write-changes.ts'
import { createLog } from '../../../platform/log.ts'
import {
  aLot,
  anInterest,
  aPerson,
  aWorkspace,
  getToken,
  inDays,
  type LotFields,
  type TestLot,
  type TestPerson,
} from '../../../testing/builders.ts'
import { testServer } from '../../../testing/server.ts'
import { matchingConsumer } from '../consumer.ts'
import { buildNewModel } from '../model/build.ts'

const server = await testServer()
const { background } = server.db
const consumer = matchingConsumer()
const log = createLog('silent', 'worker')

const PAPER = '171214.000.000001'
const OTHER_LOTS: LotFields[] = [
  { nameRu: 'Уголь каменный для котельной', ensTruCode: '051010.000.000001' },
  { nameRu: 'Услуги по охране зданий', ensTruCode: '801019.000.000001' },
  { nameRu: 'Ремонт кровли школы', ensTruCode: '439110.000.000001' },
  { nameRu: 'Картридж лазерный HP', ensTruCode: '262040.000.000001' },
  { nameRu: 'Бумага офисная А4', ensTruCode: PAPER },
  { nameRu: 'Бумага для принтера', ensTruCode: PAPER },
]

beforeAll(async () => {
  for (const fields of OTHER_LOTS) await aLot(server, fields)
  await buildNewModel(background)
  await registerConsumer(background, consumer.name)
})

let workspaceId: string
let lead: TestPerson
let token: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  lead = await aPerson(server, ['lead'], workspaceId)
  token = await getToken(server, lead)
})

/** The lot appears in the catalogue and is scored. */
async function aScoredLot(fields: LotFields): Promise<TestLot> {
  const lot = await aLot(server, fields)
  const change = { kind: 'published', before: null, after: null } as const
  await server.db.ingestion
    .transaction()
    .execute((db) => writeChanges(db, [{ tenderId: lot.tenderId, lotId: lot.id, change }], new Date()))
  await catchUp(background, consumer, log, new AbortController().signal)
  return lot
}

const aProfile = (fields: Parameters<typeof anInterest>[2]) =>
  anInterest(server, workspaceId, { name: 'Канцелярия', keywords: ['бумага'], ...fields })

async function listMatches(lot: TestLot): Promise<Output<'matching/getLotMatches'>> {
  return (await server.call('matching/getLotMatches', { lotId: lot.id }, token)).body
}

async function listEdits(lot: TestLot, interestId: string): Promise<Output<'matching/suggestEdits'>> {
  const { status, body } = await server.call('matching/suggestEdits', { lotId: lot.id, interestId }, token)
  expect(status).toBe(200)
  return body
}

async function listExclusions(lot: TestLot): Promise<Output<'matching/suggestExclusions'>> {
  const { status, body } = await server.call('matching/suggestExclusions', { lotId: lot.id }, token)
  expect(status).toBe(200)
  return body
}

describe('the changes with which a lot would match a profile', () => {
  /** What the lot scores after the change, by the calls that a person makes. */
  async function applyEdit(interestId: string, { kind, value }: { kind: string; value: string }, lot: TestLot) {
    const admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    const interests = await server.call('interests/getInterests', {}, admin)
    const interest = (interests.body as Output<'interests/getInterests'>).find(({ id }) => id === interestId)
    if (!interest) throw new Error('The profile is gone')
    const { keywords, ensTru, filter } = interest
    const changes: Record<string, object> = {
      keyword: { keywords: [...keywords, value] },
      exclusion: { keywords: keywords.filter((keyword) => keyword !== value) },
      class: { ensTru: [...ensTru.map(({ code }) => code), value] },
      minScore: { minScore: Number(value) },
      filter: { filter: { ...filter, [value]: [] } },
    }
    const updated = await server.call('interests/updateInterest', { id: interestId, ...changes[kind] }, admin)
    expect(updated.status).toBe(200)
    return (await listMatches(lot)).find(({ Interest }) => Interest.id === interestId)
  }

  test('each make it match when they are made, and give the percent that was promised', async () => {
    const lot = await aScoredLot({ nameRu: 'Картон переплётный', ensTruCode: '171259.000.000001' })
    const { id: first } = await aProfile({})
    const edits = await listEdits(lot, first)
    expect(edits.map(({ kind }) => kind)).toContain('keyword')
    expect(edits.length).toBeLessThanOrEqual(4)
    for (const edit of edits) {
      const { id } = await aProfile({})
      await server.db.owner.updateTable('subscription').set({ max_filters: 50 }).execute()
      expect(await applyEdit(id, edit, lot)).toMatchObject({ isMatch: true, percent: edit.percent })
    }
  })

  test('begin with the phrase of its name that says most exactly what is bought', async () => {
    const lot = await aScoredLot({ nameRu: 'Приобретение картона переплётного', ensTruCode: '171259.000.000001' })
    const [first] = await listEdits(lot, (await aProfile({})).id)
    expect(first).toMatchObject({ kind: 'keyword', value: 'картона переплётного', nameRu: null })
    expect(first?.percent).toBeGreaterThanOrEqual(75)
  })

  test('are words as people write them, and no adjective without its noun', async () => {
    const values = async (nameRu: string) => {
      const lot = await aScoredLot({ nameRu, ensTruCode: '329912.000.000001' })
      const edits = await listEdits(lot, (await aProfile({})).id)
      return edits.filter(({ kind }) => kind === 'keyword').map(({ value }) => value)
    }
    expect(await values('Папка-регистратор')).not.toContain('папкарегистратор')
    expect(await values('Аренда специальной техники')).not.toContain('аренда специальной')
  })

  test('remove the excluded word, if nothing else keeps the lot down', async () => {
    const lot = await aScoredLot({ nameRu: 'Бумага туалетная', ensTruCode: PAPER })
    const { id } = await aProfile({ keywords: ['бумага', '-аренда', '-туалетной'], classes: ['171214'] })
    const [edit, ...others] = await listEdits(lot, id)
    expect(edit).toMatchObject({ kind: 'exclusion', value: '-туалетной' })
    expect(others).toEqual([])
    expect(await applyEdit(id, edit!, lot)).toMatchObject({ isMatch: true, percent: edit?.percent })
  })

  test('remove no excluded word, if the lot has another one', async () => {
    const lot = await aScoredLot({ nameRu: 'Бумага туалетная белая', ensTruCode: PAPER })
    const { id } = await aProfile({ keywords: ['бумага', '-туалетная', '-белая'], classes: ['171214'] })
    expect(await listEdits(lot, id)).toEqual([])
  })

  test('remove the filter, unless another filter keeps the lot out too', async () => {
    const lot = await aScoredLot({ nameRu: 'Бумага офисная', ensTruCode: PAPER, katoCode: '750000000' })
    const { id } = await aProfile({ classes: ['171214'], regions: ['71'] })
    const edits = await listEdits(lot, id)
    expect(edits).toMatchObject([{ kind: 'filter', value: 'regions' }])
    expect(await applyEdit(id, edits[0]!, lot)).toMatchObject({ isMatch: true })
    const { id: strict } = await aProfile({ classes: ['171214'], regions: ['71'], max_amount: '5' })
    expect(await listEdits(lot, strict)).toEqual([])
  })

  test('confirm the class of the lot, which also opens a filter by classes', async () => {
    const lot = await aScoredLot({ nameRu: 'Бумага офисная', ensTruCode: PAPER })
    const { id } = await aProfile({ classes: ['262040'], only_classes: true })
    const edits = await listEdits(lot, id)
    expect(edits).toContainEqual(
      expect.objectContaining({ kind: 'class', value: '171214', nameRu: expect.any(String) }),
    )
    expect(edits.map(({ kind }) => kind)).not.toContain('keyword')
  })

  test('lower the threshold by a few points, never by many', async () => {
    const lot = await aScoredLot({ nameRu: 'Бумага офисная', ensTruCode: PAPER })
    const { id: probe } = await aProfile({})
    const percent = (await listMatches(lot)).find(({ Interest }) => Interest.id === probe)?.percent ?? 0
    expect(percent).toBeLessThanOrEqual(95)
    const near = await listEdits(lot, (await aProfile({ min_score: String(percent + 1) })).id)
    expect(near.at(-1)).toMatchObject({ kind: 'minScore', value: String(percent), percent })
    const far = await aScoredLot({ nameRu: 'Уголь каменный', ensTruCode: '051010.000.000001' })
    expect((await listEdits(far, probe)).map(({ kind }) => kind)).not.toContain('minScore')
  })

  test('are none if the lot matches already, or if the subscription does not let the profile score', async () => {
    const lot = await aScoredLot({ nameRu: 'Бумага офисная', ensTruCode: PAPER })
    const { id } = await aProfile({ classes: ['171214'] })
    expect(await listEdits(lot, id)).toEqual([])
    await server.db.owner
      .updateTable('subscription')
      .set({ max_filters: 1 })
      .where('workspace_id', '=', workspaceId)
      .execute()
    const { id: beyond } = await aProfile({ keywords: ['шины'] })
    expect(await listEdits(lot, beyond)).toEqual([])
  })

  test('are none if the lot will match without any as soon as it is scored again', async () => {
    const { id } = await aProfile({ classes: ['171214'] })
    const lot = await aScoredLot({ nameRu: 'Бумага офисная', ensTruCode: PAPER })
    await server.db.owner.updateTable('lot_score').set({ percent: 60 }).where('lot_id', '=', lot.id).execute()
    expect(await listMatches(lot)).toMatchObject([{ percent: 60, isMatch: false }])
    expect(await listEdits(lot, id)).toEqual([])
  })

  test('of another workspace’s profile, or for an unknown lot, are not found', async () => {
    const lot = await aScoredLot({ nameRu: 'Бумага' })
    const stranger = await anInterest(server, await aWorkspace(server))
    const { id } = await aProfile({})
    const ask = (lotId: number, interestId: string) =>
      server.call('matching/suggestEdits', { lotId, interestId }, token)
    expect(await ask(lot.id, stranger.id)).toMatchObject({ status: 404 })
    expect(await ask(999_999_999, id)).toMatchObject({ status: 404 })
    expect(await server.call('matching/suggestEdits', { lotId: lot.id, interestId: id })).toMatchObject({ status: 401 })
  })
})

describe('the words to exclude after a lot that is not ours', () => {
  const vote = (lot: TestLot, accepted: boolean, reason: RejectReason | null = null) =>
    server.db.owner
      .insertInto('lot_vote')
      .values({ workspace_id: workspaceId, lot_id: lot.id, user_id: lead.id, accepted, reason })
      .execute()
  const take = (lot: TestLot, status: WorkStatus) =>
    server.db.owner
      .insertInto('lot_work')
      .values({
        workspace_id: workspaceId,
        lot_id: lot.id,
        status,
        declined_at: status === 'declined' ? new Date() : null,
      })
      .execute()
  const aPaper = (nameRu: string, fields: LotFields = {}) => aScoredLot({ nameRu, ensTruCode: PAPER, ...fields })

  let interestId: string
  beforeEach(async () => {
    ;({ id: interestId } = await aProfile({ classes: ['171214'] }))
  })

  test('tell what they would have cost: matches lost, among them accepted ones and those in work', async () => {
    await vote(await aPaper('Бумага туалетной марки «Заря»'), true)
    await take(await aPaper('Бумага туалетная для гостиницы'), 'in_collecting_documents')
    await take(await aPaper('Туалетная бумага двухслойная'), 'declined')
    for (const name of ['Бумага офисная', 'Бумага для факса', 'Бумага писчая']) await vote(await aPaper(name), true)
    const lot = await aPaper('Бумага туалетная')
    const [proposal, ...others] = await listExclusions(lot)
    expect(others).toEqual([])
    expect(proposal).toMatchObject({
      Interest: { id: interestId, name: 'Канцелярия', color: '#A9D08E' },
      keyword: 'туалетная',
      matches: 7,
      lost: 3,
      lostAccepted: 1,
      lostInWork: 1,
    })
    expect(proposal?.percent).toBeLessThanOrEqual(20)
    expect(proposal?.examples).toHaveLength(3)
    expect(proposal?.examples.map(({ nameRu }) => nameRu)).toContain('Туалетная бумага двухслойная')
    expect(proposal?.examples.map(({ id }) => id)).not.toContain(lot.id)
  })

  test('begin with those that cost nothing that anybody wanted', async () => {
    await vote(await aPaper('Бумага белая офисная'), true)
    await vote(await aPaper('Бумага для факса'), true)
    for (const name of ['Бумага туалетная', 'Туалетная бумага в рулонах']) await aPaper(name)
    await vote(await aPaper('Бумага туалетная «Заря»'), false, 'not_ours')
    const proposals = await listExclusions(await aPaper('Бумага белая туалетная'))
    expect(proposals.map(({ keyword, lost, lostAccepted }) => [keyword, lost, lostAccepted])).toEqual([
      ['туалетная', 3, 0],
      ['белая', 1, 1],
    ])
  })

  test('are never the profile’s own words, nor words that most accepted lots have', async () => {
    await vote(await aPaper('Бумага офисная А4'), true)
    await vote(await aPaper('Бумага офисная А3'), true)
    await vote(await aPaper('Бумага офисная белая'), true)
    const keywords = (await listExclusions(await aPaper('Бумага офисная цветная'))).map(({ keyword }) => keyword)
    expect(keywords).toContain('цветная')
    expect(keywords).not.toContain('бумага')
    expect(keywords).not.toContain('офисная')
  })

  test('are never words of which most lots were wanted', async () => {
    await vote(await aPaper('Бумага рулонная'), true)
    await vote(await aPaper('Бумага для факса'), true)
    await vote(await aPaper('Бумага рулонная для плоттера'), true)
    for (const name of ['Бумага офисная', 'Бумага писчая']) await vote(await aPaper(name), true)
    const keywords = (await listExclusions(await aPaper('Бумага туалетная рулонная'))).map(({ keyword }) => keyword)
    expect(keywords).toEqual(['туалетная'])
  })

  test('count the last 90 days only', async () => {
    await aPaper('Бумага туалетная', { publishedAt: inDays(-EXCLUSION_COST_DAYS - 1) })
    await aPaper('Бумага туалетная', { publishedAt: inDays(-EXCLUSION_COST_DAYS + 1) })
    const [proposal] = await listExclusions(await aPaper('Бумага туалетная'))
    expect(proposal).toMatchObject({ matches: 2, lost: 1 })
  })

  test('are none for a lot that matches nothing, and one per profile come first if it matches several', async () => {
    expect(await listExclusions(await aScoredLot({ nameRu: 'Уголь каменный' }))).toEqual([])
    const { id: second } = await aProfile({ name: 'Бумажные изделия', classes: ['171214'] })
    const proposals = await listExclusions(await aPaper('Бумага туалетная трёхслойная ароматная'))
    expect(proposals).toHaveLength(3)
    expect(new Set(proposals.slice(0, 2).map(({ Interest }) => Interest.id))).toEqual(new Set([interestId, second]))
  })

  test('keep out what they promise once they are excluded', async () => {
    const lots = [await aPaper('Бумага туалетная'), await aPaper('Бумаги туалетной рулон'), await aPaper('Бумага')]
    const [proposal] = await listExclusions(lots[0]!)
    const admin = await getToken(server, await aPerson(server, ['admin'], workspaceId))
    const keywords = ['бумага', `-${proposal?.keyword}`]
    await server.call('interests/updateInterest', { id: interestId, keywords }, admin)
    const matched = await Promise.all(
      lots.map(
        async ({ id: lotId }) => (await server.call('matching/getLotMatches', { lotId }, token)).body[0]?.isMatch,
      ),
    )
    expect(matched).toEqual([false, false, true])
    expect(proposal?.lost).toBe(1)
  })

  test('do not know another workspace: neither its matches nor its votes', async () => {
    const lot = await aPaper('Бумага туалетная')
    const other = await aWorkspace(server)
    await anInterest(server, other, { name: 'Чужой профиль', classes: ['171214'] })
    const theirLead = await aPerson(server, ['lead'], other)
    const theirs = await aPaper('Бумага туалетная')
    await server.db.owner
      .insertInto('lot_vote')
      .values({ workspace_id: other, lot_id: theirs.id, user_id: theirLead.id, accepted: true })
      .execute()
    const proposals = await listExclusions(lot)
    expect(proposals).toMatchObject([{ matches: 2, lost: 1, lostAccepted: 0 }])
    expect(JSON.stringify(proposals)).not.toContain('Чужой')
  })

  test('need a subscription and a lot that exists', async () => {
    expect(await server.call('matching/suggestExclusions', { lotId: 999_999_999 }, token)).toMatchObject({
      status: 404,
    })
    const unpaid = await aPerson(server, ['lead'], await aWorkspace(server, { subscribed: false }))
    const theirToken = await getToken(server, unpaid)
    expect((await server.call('matching/suggestExclusions', { lotId: 1 }, theirToken)).status).toBe(402)
  })
})

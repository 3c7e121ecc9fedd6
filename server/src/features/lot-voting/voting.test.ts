import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aScore } from '../../testing/a-score.ts'
import { aLot, anInterest, aPerson, aWorkspace, getToken, inDays, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let lead: TestPerson
let token: string

beforeAll(async () => {
  workspaceId = await aWorkspace(server)
  lead = await aPerson(server, ['lead'], workspaceId)
  token = await getToken(server, lead)
})

interface Vote {
  accepted: boolean
  description?: string | null
  reason?: RejectReason | null
}

const vote = (lotId: number, given: Vote, by = token) => server.call('lots/voteLot', { lotId, ...given }, by)

const listVotes = async (lotId: number, by = token) =>
  (await server.call('lots/getLots', { id: lotId }, by)).body.data[0].Votes

interface LoggedVote {
  accepted: boolean
  reason: string | null
  interest_ids: string[]
}

const listLog = async (lotId: number) =>
  (
    await sql<LoggedVote>`
      select accepted, reason, interest_ids from lot_vote_log where lot_id = ${lotId} order by seq`.execute(owner)
  ).rows

describe('a vote', () => {
  test('is answered and shown on the lot, with who gave it and when', async () => {
    const { id, tenderId } = await aLot(server)
    const { status, body } = await vote(id, { accepted: true, description: ' Подходит ' })
    expect(status).toBe(200)
    expect(body).toEqual({
      accepted: true,
      description: 'Подходит',
      reason: null,
      carried: false,
      castBeforeChange: false,
      createdAt: expect.stringMatching(/Z$/),
      User: { fullName: 'Данияр Тестов', id: lead.id },
    })
    expect(await listVotes(id)).toEqual([body])
    const { tender } = (await server.call('tenders/getTenderDetails', { id: tenderId }, token)).body
    expect(tender.LotOfTender[0].Votes).toEqual([body])
  })

  test('that rejects keeps its reason; one that accepts has none, whatever was sent', async () => {
    const { id } = await aLot(server)
    expect((await vote(id, { accepted: false, reason: 'price', description: '' })).body).toMatchObject({
      accepted: false,
      reason: 'price',
      description: null,
    })
    expect((await vote(id, { accepted: false })).body).toMatchObject({ accepted: false, reason: null })
    expect((await vote(id, { accepted: true, reason: 'price' })).body).toMatchObject({ accepted: true, reason: null })
  })

  test('replaces one’s own and nobody else’s; the log keeps every one in order', async () => {
    const { id } = await aLot(server)
    const other = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    await vote(id, { accepted: true })
    await vote(id, { accepted: true }, other)
    await vote(id, { accepted: false, reason: 'not_ours' })
    const votes: { accepted: boolean; User: { id: string } }[] = await listVotes(id)
    expect(votes.map(({ accepted, User }) => [accepted, User.id === lead.id])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(await listLog(id)).toMatchObject([
      { accepted: true, reason: null },
      { accepted: true, reason: null },
      { accepted: false, reason: 'not_ours' },
    ])
  })

  test('is logged with the profiles that the lot matches', async () => {
    const { id } = await aLot(server)
    const matched = await anInterest(server, workspaceId, { name: 'Подходит', min_score: '80' })
    const nearMiss = await anInterest(server, workspaceId, { name: 'Почти', min_score: '81' })
    for (const interest of [matched, nearMiss])
      await aScore(server, { workspaceId, interestId: interest.id, lotId: id, percent: 80 })
    await vote(id, { accepted: true })
    expect(await listLog(id)).toEqual([{ accepted: true, reason: null, interest_ids: [matched.id] }])
  })

  test('reaches the open screens of the workspace and the audit log', async () => {
    const { id } = await aLot(server)
    await vote(id, { accepted: true })
    const events = await sql`
      select kind, user_id from live_event where workspace_id = ${workspaceId} and object_id = ${String(id)}`.execute(
      owner,
    )
    expect(events.rows).toEqual([{ kind: 'lotVotes', user_id: null }])
    const audit = await sql`select action, outcome from audit where object_id = ${String(id)}`.execute(owner)
    expect(audit.rows).toEqual([{ action: 'lots/voteLot', outcome: 'done' }])
  })

  test('is seen by nobody outside the workspace', async () => {
    const { id } = await aLot(server)
    await vote(id, { accepted: true })
    expect(await listVotes(id, await getToken(server, await aPerson(server, ['lead'])))).toEqual([])
    expect(await listVotes(id, await getToken(server, await aPerson(server, ['superadmin'])))).toEqual([])
  })

  test('of twenty people at once is counted twenty times', async () => {
    const { id } = await aLot(server)
    const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(server, ['lead'], workspaceId)))
    const tokens: string[] = []
    for (const person of people) tokens.push(await getToken(server, person))
    const answers = await Promise.all(tokens.map((one, place) => vote(id, { accepted: place % 2 === 0 }, one)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await listVotes(id)).toHaveLength(20)
    expect(await listLog(id)).toHaveLength(20)
  })
})

describe('a vote is refused', () => {
  const refusal = (code: keyof typeof errorTexts, status = 409) => ({ status, body: { code, error: errorTexts[code] } })

  test('on a lot that does not exist', async () => {
    expect(await vote(999_999_999, { accepted: true })).toMatchObject(refusal('not_found', 404))
  })

  test.each([
    ['whose deadline has passed', { endAt: inDays(-1) }],
    ['that is not published', { status: 'Завершено' }],
  ])('on a lot %s', async (_, fields) => {
    const { id } = await aLot(server, fields)
    expect(await vote(id, { accepted: true })).toMatchObject(refusal('lot_not_open'))
    expect(await listLog(id)).toEqual([])
  })

  test('on a lot that the portal has withdrawn', async () => {
    const { id } = await aLot(server)
    await sql`update lot set withdrawn_at = now() where id = ${id}`.execute(owner)
    expect(await vote(id, { accepted: true })).toMatchObject(refusal('lot_not_open'))
  })

  test.each([
    ['taken', 'lots/activateLot', 'already_in_work'],
    ['declined', 'lots/declineLot', 'already_declined'],
  ] as const)('on a lot that was %s, also where it would replace one’s own', async (_, step, code) => {
    const { id } = await aLot(server)
    await vote(id, { accepted: true })
    const manager = await getToken(server, await aPerson(server, ['manager'], workspaceId))
    expect(await server.call(step, { lotId: id }, manager)).toMatchObject({ status: 200 })
    expect(await vote(id, { accepted: false })).toMatchObject(refusal(code))
    expect(await listVotes(id)).toMatchObject([{ accepted: true }])
  })

  test.each(['manager', 'procurement', 'admin', 'controller'] as const)('to a %s', async (role) => {
    const { id } = await aLot(server)
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await vote(id, { accepted: true }, other)).toMatchObject({ status: 403 })
  })

  test('without a subscription', async () => {
    const { id } = await aLot(server)
    const unsubscribed = await aWorkspace(server, { subscribed: false })
    const other = await getToken(server, await aPerson(server, ['lead'], unsubscribed))
    expect(await vote(id, { accepted: true }, other)).toMatchObject({ status: 402 })
  })

  test('with a reason that nobody knows', async () => {
    const { id } = await aLot(server)
    expect(await vote(id, { accepted: false, reason: 'mood' as 'other' })).toMatchObject({ status: 400 })
  })
})

import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aScore } from '../../testing/a-score.ts'
import { aTender, aWork, type TestTender } from '../../testing/a-tender.ts'
import { anInterest, aPerson, aWorkspace, getToken, inDays, type TestPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string
let lead: TestPerson
let token: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
  lead = await aPerson(server, ['lead'], workspaceId)
  token = await getToken(server, lead)
})

interface Vote {
  accepted: boolean
  description?: string | null
  reason?: RejectReason | null
}
const voteTender = (id: number, vote: Vote, by = token) => server.call('tenders/voteTender', { id, ...vote }, by)
const voteLot = (lotId: number, vote: Vote, by = token) => server.call('lots/voteLot', { lotId, ...vote }, by)

interface ShownVote {
  accepted: boolean
  User: { id: string }
}

/** Of each lot in the order of their ids: what is shown on it. */
async function listVotes({ id }: TestTender, by = token): Promise<boolean[][]> {
  const { tender } = (await server.call('tenders/getTenderDetails', { id }, by)).body
  return tender.LotOfTender.map(({ Votes }: { Votes: ShownVote[] }) => Votes.map(({ accepted }) => accepted))
}

const listLog = async (tender: TestTender) =>
  (
    await sql<{ lot_id: number; accepted: boolean; interest_ids: string[] }>`
      select lot_id, accepted, interest_ids from lot_vote_log where lot_id = any(${tender.lots.map(({ id }) => id)}) and workspace_id = ${workspaceId} order by seq`.execute(
      owner,
    )
  ).rows

describe('a vote on a tender', () => {
  test('is one row that stands for each of its lots, and is answered', async () => {
    const tender = await aTender(server, { lots: 3 })
    const { status, body } = await voteTender(tender.id, { accepted: false, reason: 'terms', description: ' Далеко ' })
    expect(status).toBe(200)
    expect(body).toEqual({
      accepted: false,
      reason: 'terms',
      description: 'Далеко',
      carried: false,
      castBeforeChange: false,
      createdAt: expect.stringMatching(/Z$/),
      User: { fullName: 'Данияр Тестов', id: lead.id },
    })
    expect(await listVotes(tender)).toEqual([[false], [false], [false]])
    const rows = await sql`select from tender_vote where tender_id = ${tender.id}`.execute(owner)
    expect(rows.rows).toHaveLength(1)
    expect((await sql`select from lot_vote where workspace_id = ${workspaceId}`.execute(owner)).rows).toEqual([])
  })

  test('leaves the person’s own vote on one of the lots, given before or after', async () => {
    const tender = await aTender(server, { lots: 3 })
    const [first, second] = tender.lots.map(({ id }) => id)
    await voteLot(first!, { accepted: true })
    await voteTender(tender.id, { accepted: false, reason: 'not_ours' })
    await voteLot(second!, { accepted: true })
    expect(await listVotes(tender)).toEqual([[true], [true], [false]])
  })

  test('replaces one’s own vote on the tender and nobody else’s', async () => {
    const tender = await aTender(server, { lots: 2 })
    const other = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    await voteTender(tender.id, { accepted: true }, other)
    await voteTender(tender.id, { accepted: true })
    await voteTender(tender.id, { accepted: false })
    expect(await listVotes(tender)).toEqual([
      [true, false],
      [true, false],
    ])
  })

  test('given anew leaves the one that stood on lots that were taken or declined meanwhile', async () => {
    const tender = await aTender(server, { lots: 3 })
    const [taken, declined, open] = tender.lots.map(({ id }) => id) as [number, number, number]
    await voteLot(declined, { accepted: true })
    await voteTender(tender.id, { accepted: false, reason: 'terms', description: 'Далеко' })
    await aWork(server, { workspaceId, lotIds: [taken], status: 'in_collecting_documents' })
    await aWork(server, { workspaceId, lotIds: [declined], status: 'declined' })
    const [before] = (await server.call('lots/getLots', { id: taken }, token)).body.data
    await voteTender(tender.id, { accepted: true })
    expect(await listVotes(tender)).toEqual([[false], [true], [true]])
    const [after] = (await server.call('lots/getLots', { id: taken }, token)).body.data
    expect(after.Votes).toEqual(before.Votes)
    // and the next one finds the vote kept
    await voteTender(tender.id, { accepted: false })
    expect(await listVotes(tender)).toEqual([[false], [true], [false]])
    const { rows } = await sql`select lot_id from lot_vote where lot_id = ${open}`.execute(owner)
    expect(rows).toEqual([])
  })

  test('teaches by every lot without a vote of one’s own, with the profiles it matches', async () => {
    const tender = await aTender(server, { lots: 3 })
    const [first, second, third] = tender.lots.map(({ id }) => id) as [number, number, number]
    const { id: interestId } = await anInterest(server, workspaceId, { min_score: '70' })
    await aScore(server, { workspaceId, interestId, lotId: second, percent: 80 })
    await voteLot(first, { accepted: false })
    await voteTender(tender.id, { accepted: true })
    expect(await listLog(tender)).toEqual([
      { lot_id: first, accepted: false, interest_ids: [] },
      { lot_id: second, accepted: true, interest_ids: [interestId] },
      { lot_id: third, accepted: true, interest_ids: [] },
    ])
    const jobs = await sql`
      select from pgboss.job where name = 'matching/learn' and data ->> 'interestId' = ${interestId}`.execute(owner)
    expect(jobs.rows).toHaveLength(1)
  })

  test('takes its lots off the voter’s list and brings them to the colleagues and the manager', async () => {
    const tender = await aTender(server, { lots: 2 })
    const list = async (path: 'lots/lotsWithFilters' | 'lots/getPotentialLots', by: string) =>
      (await server.call(path, { code: tender.code }, by)).body.total
    const { id: interestId } = await anInterest(server, workspaceId, { min_score: '70' })
    await aScore(server, { workspaceId, interestId, lotId: tender.lots[0]!.id, percent: 80 })
    const colleague = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    const manager = await getToken(server, await aPerson(server, ['manager'], workspaceId))
    const count = async () => [
      await list('lots/lotsWithFilters', token),
      await list('lots/lotsWithFilters', colleague),
      await list('lots/getPotentialLots', manager),
    ]
    expect(await count()).toEqual([1, 1, 1])
    await voteTender(tender.id, { accepted: true })
    expect(await count()).toEqual([0, 2, 2])
    await voteTender(tender.id, { accepted: false })
    expect(await count()).toEqual([0, 2, 0])
  })

  test('does not teach by lots that cannot be voted on any more', async () => {
    const tender = await aTender(server, { lots: 3 })
    const [taken, withdrawn, open] = tender.lots.map(({ id }) => id) as [number, number, number]
    await aWork(server, { workspaceId, lotIds: [taken], status: 'in_collecting_documents' })
    await sql`update lot set withdrawn_at = now() where id = ${withdrawn}`.execute(owner)
    expect(await voteTender(tender.id, { accepted: true })).toMatchObject({ status: 200 })
    expect((await listLog(tender)).map(({ lot_id }) => lot_id)).toEqual([open])
  })

  test('reaches the open screens of the workspace and the audit log', async () => {
    const tender = await aTender(server, { lots: 2 })
    await voteTender(tender.id, { accepted: true })
    const events = await sql`select kind, object_id from live_event where workspace_id = ${workspaceId}`.execute(owner)
    expect(events.rows).toEqual([{ kind: 'tenderVotes', object_id: String(tender.id) }])
    const audit = await sql`select action, outcome from audit where object_id = ${String(tender.id)}`.execute(owner)
    expect(audit.rows).toEqual([{ action: 'tenders/voteTender', outcome: 'done' }])
  })

  test('is seen by nobody outside the workspace', async () => {
    const tender = await aTender(server, { lots: 2 })
    await voteTender(tender.id, { accepted: true })
    expect(await listVotes(tender, await getToken(server, await aPerson(server, ['lead'])))).toEqual([[], []])
    expect(await listVotes(tender, await getToken(server, await aPerson(server, ['superadmin'])))).toEqual([[], []])
  })
})

describe('a vote on a tender is refused', () => {
  test('if there is no such tender', async () => {
    expect(await voteTender(999_999_999, { accepted: true })).toMatchObject({ status: 404 })
  })

  test('if none of its lots is open', async () => {
    const tender = await aTender(server, { lots: 2, endAt: inDays(-1) })
    expect(await voteTender(tender.id, { accepted: true })).toMatchObject({
      status: 409,
      body: { code: 'lot_not_open' },
    })
  })

  test('if all of its lots are in work', async () => {
    const tender = await aTender(server, { lots: 2 })
    await aWork(server, { workspaceId, lotIds: tender.lots.map(({ id }) => id), status: 'in_collecting_documents' })
    const answer = await voteTender(tender.id, { accepted: true })
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_in_work' } })
  })

  test.each(['manager', 'procurement', 'controller', 'admin'] as const)('to a %s', async (role) => {
    const tender = await aTender(server, { lots: 1 })
    const other = await getToken(server, await aPerson(server, [role], workspaceId))
    expect(await voteTender(tender.id, { accepted: true }, other)).toMatchObject({ status: 403 })
  })
})

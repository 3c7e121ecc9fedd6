// From the page of a portal that shows a purchase announced again to the votes on its lots.
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inWorkspace } from '../db/scope.ts'
import { catchUp } from '../feed/run.ts'
import { registerConsumer } from '../feed/queries.ts'
import { createLog } from '../platform/log.ts'
import { aWork } from '../testing/a-tender.ts'
import { aPerson, aWorkspace, getToken, inDays, type TestPerson } from '../testing/builders.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { fakePortal, fakeTender, type FakeLot } from '../testing/fake-portal.ts'
import { testServer } from '../testing/server.ts'
import { savePage } from './ingestion/save/save-page.ts'
import { carryingConsumer } from './lot-voting/consumer.ts'
import { lotVotingJobs } from './lot-voting/jobs.ts'
import { recordVotes } from './lot-voting/record-votes.ts'
import { createLexemeCache } from './lots/indexing/lexeme-cache.ts'
import { lockLot } from './lots/lock-lot.ts'

const server = await testServer()
const { owner, application, background, ingestion } = server.db
const { connector } = fakePortal()
const lexemes = createLexemeCache()
const log = createLog('silent', 'worker')
const WAIT = { timeout: 10_000 }
const [PAPER, PENS] = ['171214.000.000001', '329912.100.000001']

let workspaceId: string
let lead: TestPerson
let token: string

beforeAll(() => registerConsumer(background, carryingConsumer.name))

beforeEach(async () => {
  await emptyTables(owner, 'tender, lot, document, change, raw_payload, raw_head, lot_vote_log, pgboss.job')
  workspaceId = await aWorkspace(server)
  lead = await aPerson(server, ['lead'], workspaceId)
  token = await getToken(server, lead)
})

interface Announced {
  supersedes?: string
  lots?: FakeLot[]
}

const paper = (id: string, nameRu?: string): FakeLot => ({ id, ensTruCode: PAPER, ...(nameRu && { nameRu }) })
const pens = (id: string): FakeLot => ({ id, ensTruCode: PENS })

async function announce(id: string, { supersedes, lots = [] }: Announced = {}): Promise<void> {
  const item = fakeTender({ id, endsAt: inDays(7).toISOString(), lots, ...(supersedes && { supersedes }) })
  await savePage(ingestion, { connector, lexemes, stream: 'tenders', items: [item], fetchedAt: new Date() })
}

const runJob = (data: { workspaceId: string; tenderId: number }) =>
  lotVotingJobs(background)['lot-voting/carryVotes'](data, {
    id: '',
    attempt: 1,
    log,
    signal: new AbortController().signal,
  })

/** What the worker does after a page or a vote, until nothing is left to do. Answers the number of jobs. */
async function carry(): Promise<number> {
  await catchUp(background, carryingConsumer, log, new AbortController().signal)
  const { rows } = await sql<{ data: { workspaceId: string; tenderId: number } }>`
    delete from pgboss.job where name = 'lot-voting/carryVotes' returning data`.execute(owner)
  for (const { data } of rows) await runJob(data)
  return rows.length === 0 ? 0 : rows.length + (await carry())
}

const findId = async (table: 'lot' | 'tender', externalId: string) =>
  (await owner.selectFrom(table).select('id').where('external_id', '=', externalId).executeTakeFirstOrThrow()).id

interface Given {
  accepted: boolean
  reason?: 'price' | 'not_ours'
  description?: string
}

async function voteLot(lot: string, given: Given, by = token): Promise<void> {
  expect(await server.call('lots/voteLot', { lotId: await findId('lot', lot), ...given }, by)).toMatchObject({
    status: 200,
  })
}

async function voteTender(tender: string, given: Given, by = token): Promise<void> {
  expect(await server.call('tenders/voteTender', { id: await findId('tender', tender), ...given }, by)).toMatchObject({
    status: 200,
  })
}

interface ShownVote {
  accepted: boolean
  carried: boolean
}

const show = ({ accepted, carried }: ShownVote) => `${carried ? 'carried' : 'own'} ${accepted ? 'for' : 'against'}`

async function listVotes(lot: string, by = token): Promise<string[]> {
  const { body } = await server.call('lots/getLots', { id: await findId('lot', lot) }, by)
  return body.data[0].Votes.map(show)
}

async function listTenderVotes(tender: string, by = token): Promise<string[]> {
  const { body } = await server.call('tenders/getTenderDetails', { id: await findId('tender', tender) }, by)
  return body.tender.VotesOfTender.map(show)
}

const countLog = async () => (await owner.selectFrom('lot_vote_log').select('seq').execute()).length

describe('votes on an announcement that is replaced', () => {
  test('carry over to the corresponding lots, marked, as they were given', async () => {
    await announce('t1', { lots: [paper('l1'), pens('l2')] })
    await voteLot('l1', { accepted: false, reason: 'price', description: 'Дорого' })
    const before = (await server.call('lots/getLots', { id: await findId('lot', 'l1') }, token)).body.data[0].Votes
    await announce('t2', { supersedes: 't1', lots: [pens('n2'), paper('n1')] })
    await carry()
    const after = (await server.call('lots/getLots', { id: await findId('lot', 'n1') }, token)).body.data[0].Votes
    expect(after).toEqual([{ ...before[0], carried: true }])
    expect(await listVotes('n2')).toEqual([])
    expect(await listVotes('l1')).toEqual(['own against'])
  })

  test('on the tender as a whole carry over as one row, and stand for lots that come later', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await voteTender('t1', { accepted: true })
    const colleague = await aPerson(server, ['lead'], workspaceId)
    await voteLot('l1', { accepted: false }, await getToken(server, colleague))
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await carry()
    expect(await listTenderVotes('t2')).toEqual(['carried for'])
    expect(await listVotes('n1')).toEqual(['carried for', 'carried against'])
    const { rows } = await sql`select user_id from lot_vote where lot_id = ${await findId('lot', 'n1')}`.execute(owner)
    expect(rows).toEqual([{ user_id: colleague.id }])
    await announce('t2', { supersedes: 't1', lots: [paper('n1'), pens('n2')] })
    expect(await listVotes('n2')).toEqual(['carried for'])
  })

  test('are not taught again, and the lot does not await the same lead', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await voteLot('l1', { accepted: true })
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await carry()
    expect(await countLog()).toBe(1)
    const list = async (by: string) =>
      (await server.call('lots/lotsWithFilters', { id: await findId('lot', 'n1') }, by)).body.data.length
    expect(await list(token)).toBe(0)
    expect(await list(await getToken(server, await aPerson(server, ['lead'], workspaceId)))).toBe(1)
  })

  test('carry over once, however often the worker does it', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await voteLot('l1', { accepted: true })
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await carry()
    await sql`update feed_consumer set position = 0`.execute(owner)
    expect(await carry()).toBe(1)
    expect(await listVotes('n1')).toEqual(['carried for'])
  })

  test('are announced to open screens once they have carried over', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await voteLot('l1', { accepted: true })
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await sql`delete from live_event`.execute(owner)
    await carry()
    await sql`update feed_consumer set position = 0`.execute(owner)
    await carry()
    const events = await owner.selectFrom('live_event').select(['kind', 'object_id']).execute()
    expect(events).toEqual([{ kind: 'tenderVotes', object_id: String(await findId('tender', 't2')) }])
  })

  test('carry over in every workspace, each its own', async () => {
    const stranger = await getToken(server, await aPerson(server, ['lead']))
    const uninvolved = await getToken(server, await aPerson(server, ['lead']))
    await announce('t1', { lots: [paper('l1')] })
    await voteLot('l1', { accepted: true })
    await voteLot('l1', { accepted: false }, stranger)
    await voteTender('t1', { accepted: false }, stranger)
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    expect(await carry()).toBe(2)
    expect([await listVotes('n1'), await listTenderVotes('t2')]).toEqual([['carried for'], []])
    expect([await listVotes('n1', stranger), await listTenderVotes('t2', stranger)]).toEqual([
      ['carried against'],
      ['carried against'],
    ])
    expect(await listVotes('n1', uninvolved)).toEqual([])
  })
})

describe('votes carry over, whatever comes first', () => {
  test('the new announcement first, and it says only later what it replaces', async () => {
    await announce('t2', { lots: [paper('n1')] })
    await announce('t1', { lots: [paper('l1')] })
    await voteLot('l1', { accepted: true })
    expect(await carry()).toBe(0)
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await carry()
    expect(await listVotes('n1')).toEqual(['carried for'])
  })

  test('the new announcement first, and the vote on the old one last', async () => {
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await announce('t1', { lots: [paper('l1')] })
    await carry()
    await voteLot('l1', { accepted: true })
    await carry()
    expect(await listVotes('n1')).toEqual(['carried for'])
    await voteTender('t1', { accepted: false })
    await carry()
    expect(await listTenderVotes('t2')).toEqual(['carried against'])
  })

  test('the lots of the new announcement after its head', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await voteLot('l1', { accepted: true })
    await announce('t2', { supersedes: 't1' })
    await carry()
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await carry()
    expect(await listVotes('n1')).toEqual(['carried for'])
  })

  test('on to the announcement after the next', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    await announce('t3', { supersedes: 't2', lots: [paper('m1')] })
    await voteLot('l1', { accepted: true })
    await voteTender('t1', { accepted: false })
    await carry()
    expect([await listVotes('m1'), await listTenderVotes('t3')]).toEqual([['carried for'], ['carried against']])
  })

  test('the vote on the old lot is still uncommitted when the worker begins', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await announce('t2', { supersedes: 't1', lots: [paper('n1')] })
    const [lotId, tenderId] = [await findId('lot', 'l1'), await findId('tender', 't2')]
    const vote = { userId: lead.id, accepted: true, reason: null, description: null }
    const { job } = await inWorkspace(application, workspaceId, async (scope) => {
      await lockLot(scope, lotId)
      await recordVotes(scope, [lotId], vote)
      const started = runJob({ workspaceId, tenderId })
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not granted`.execute(
          owner,
        )
        expect(rows).toHaveLength(1)
      }, WAIT)
      return { job: started }
    })
    await job
    expect(await listVotes('n1')).toEqual(['carried for'])
  })

  test('an ordinary announcement gives the worker nothing to do', async () => {
    await announce('t1', { lots: [paper('l1')] })
    await voteLot('l1', { accepted: true })
    await announce('t2', { lots: [paper('n1')] })
    expect(await carry()).toBe(0)
  })
})

describe('a vote that was carried over', () => {
  beforeEach(async () => {
    await announce('t1', { lots: [paper('l1'), pens('l2')] })
  })
  const announceAgain = () => announce('t2', { supersedes: 't1', lots: [paper('n1'), pens('n2')] })

  test('never replaces the person’s own', async () => {
    await voteLot('l1', { accepted: true })
    await voteTender('t1', { accepted: true })
    await announceAgain()
    await voteLot('n1', { accepted: false })
    await voteTender('t2', { accepted: false })
    await carry()
    expect([await listVotes('n1'), await listVotes('n2')]).toEqual([['own against'], ['own against']])
    expect(await listTenderVotes('t2')).toEqual(['own against'])
  })

  test('is replaced by the person’s next vote on the lot, which is taught and loses the mark', async () => {
    await voteLot('l1', { accepted: true })
    await announceAgain()
    await carry()
    await voteLot('n1', { accepted: false })
    expect(await listVotes('n1')).toEqual(['own against'])
    expect(await countLog()).toBe(2)
    // what the person thinks of the old lot now says nothing more about the new one
    await voteLot('l1', { accepted: true })
    await carry()
    expect(await listVotes('n1')).toEqual(['own against'])
  })

  test('gives way to the person’s vote on the new tender, which is taught', async () => {
    await voteLot('l1', { accepted: true })
    await announceAgain()
    await carry()
    await voteTender('t2', { accepted: false })
    expect([await listVotes('n1'), await listVotes('n2')]).toEqual([['own against'], ['own against']])
    expect(await countLog()).toBe(3)
    // and to nobody else's
    const colleague = await getToken(server, await aPerson(server, ['lead'], workspaceId))
    await voteTender('t2', { accepted: true }, colleague)
    expect(await listVotes('n1')).toEqual(['own against', 'own for'])
  })

  test('follows the one on the old lot until then', async () => {
    await voteLot('l1', { accepted: true })
    await announceAgain()
    await carry()
    await voteLot('l1', { accepted: false, reason: 'not_ours' })
    await carry()
    expect(await listVotes('n1')).toEqual(['carried against'])
  })

  test('on the tender carries on what stood on its lots: the vote on the tender, not an earlier one on a lot', async () => {
    await voteLot('l1', { accepted: true })
    await announceAgain()
    await carry()
    await voteTender('t2', { accepted: false })
    await announce('t3', { supersedes: 't2', lots: [paper('m1')] })
    await carry()
    expect(await listVotes('m1')).toEqual(['carried against'])
  })

  test('is taken back from the announcement after the next when the person votes on the tender between', async () => {
    await announceAgain()
    await announce('t3', { supersedes: 't2', lots: [paper('m1')] })
    await voteLot('l1', { accepted: true })
    await carry()
    expect([await listVotes('m1'), await listTenderVotes('t3')]).toEqual([['carried for'], []])
    await voteTender('t2', { accepted: false })
    await carry()
    expect([await listVotes('m1'), await listTenderVotes('t3')]).toEqual([['carried against'], ['carried against']])
  })

  test('does not spare the person who takes the lot a vote of their own, which is taught', async () => {
    const both = await getToken(server, await aPerson(server, ['manager', 'lead'], workspaceId))
    await voteLot('l1', { accepted: true }, both)
    await voteTender('t1', { accepted: true }, both)
    await announceAgain()
    await carry()
    const before = await countLog()
    for (const lot of ['n1', 'n2']) {
      const answer = await server.call('lots/activateLot', { lotId: await findId('lot', lot) }, both)
      expect(answer).toMatchObject({ status: 200 })
      expect(await listVotes(lot)).toEqual(['own for'])
    }
    expect((await countLog()) - before).toBe(2)
  })

  test.each(['in_collecting_documents', 'declined'] as const)('does not reach a lot that is %s', async (status) => {
    await voteLot('l1', { accepted: true })
    await voteLot('l2', { accepted: true })
    await voteTender('t1', { accepted: true })
    await announceAgain()
    await aWork(server, { workspaceId, lotIds: [await findId('lot', 'n1')], status })
    // another workspace's record does not count
    await aWork(server, { workspaceId: await aWorkspace(server), lotIds: [await findId('lot', 'n2')], status })
    await carry()
    expect([await listVotes('n1'), await listVotes('n2')]).toEqual([[], ['carried for']])
    expect(await listTenderVotes('t2')).toEqual([])
  })

  test('stays on a lot that is taken, whatever the person thinks of either tender afterwards', async () => {
    await voteLot('l1', { accepted: true })
    await announceAgain()
    await carry()
    await aWork(server, { workspaceId, lotIds: [await findId('lot', 'n1')], status: 'in_collecting_documents' })
    await voteLot('l1', { accepted: false })
    await carry()
    expect(await listVotes('n1')).toEqual(['carried for'])
    await voteTender('t2', { accepted: false })
    expect([await listVotes('n1'), await listVotes('n2')]).toEqual([['own for'], ['own against']])
  })
})

describe('a vote that was carried over follows the pairing', () => {
  beforeEach(async () => {
    await announce('t1', { lots: [paper('l1', 'Бумага А4')] })
    await voteLot('l1', { accepted: true })
    await announce('t2', { supersedes: 't1', lots: [paper('n1', 'Бумага')] })
    await carry()
  })

  test('to a lot that comes later and corresponds better', async () => {
    expect(await listVotes('n1')).toEqual(['carried for'])
    await announce('t2', { supersedes: 't1', lots: [paper('n1', 'Бумага'), paper('n2', 'Бумага А4')] })
    await carry()
    expect([await listVotes('n1'), await listVotes('n2')]).toEqual([[], ['carried for']])
  })

  test('but stays on a lot that is taken', async () => {
    await aWork(server, { workspaceId, lotIds: [await findId('lot', 'n1')], status: 'in_collecting_documents' })
    await announce('t2', { supersedes: 't1', lots: [paper('n1', 'Бумага'), paper('n2', 'Бумага А4')] })
    await carry()
    expect(await listVotes('n1')).toEqual(['carried for'])
  })

  test('after a lot of the old announcement comes later that corresponds better', async () => {
    expect(await listVotes('n1')).toEqual(['carried for'])
    await announce('t1', { lots: [paper('l1', 'Бумага А4'), paper('l2', 'Бумага')] })
    await carry()
    expect(await listVotes('n1')).toEqual([])
  })

  test('after the code of the new lot or of the old one is corrected', async () => {
    expect(await listVotes('n1')).toEqual(['carried for'])
    await announce('t2', { supersedes: 't1', lots: [{ ...pens('n1'), nameRu: 'Бумага' }] })
    await carry()
    expect(await listVotes('n1')).toEqual([])
    await announce('t1', { lots: [{ ...pens('l1'), nameRu: 'Бумага А4' }] })
    await carry()
    expect(await listVotes('n1')).toEqual(['carried for'])
  })

  test('to a lot whose name is corrected', async () => {
    await announce('t2', { supersedes: 't1', lots: [paper('n1', 'Бумага'), paper('n2', 'Картон')] })
    await carry()
    expect([await listVotes('n1'), await listVotes('n2')]).toEqual([['carried for'], []])
    await announce('t2', { supersedes: 't1', lots: [paper('n1', 'Бумага'), paper('n2', 'Бумага А4')] })
    await carry()
    expect([await listVotes('n1'), await listVotes('n2')]).toEqual([[], ['carried for']])
  })

  test('away from an announcement that turns out to replace another, on to the last of the chain', async () => {
    await voteTender('t1', { accepted: false })
    await announce('t3', { supersedes: 't2', lots: [paper('m1')] })
    await carry()
    const list = async () => [
      await listVotes('n1'),
      await listTenderVotes('t2'),
      await listVotes('m1'),
      await listTenderVotes('t3'),
    ]
    expect(await list()).toEqual([['carried for'], ['carried against'], ['carried for'], ['carried against']])
    await announce('t0', { lots: [paper('k1')] })
    await announce('t2', { supersedes: 't0', lots: [paper('n1', 'Бумага')] })
    await carry()
    expect(await list()).toEqual([[], [], [], []])
  })

  test('nowhere once the announcements lead round in a circle', async () => {
    // each next pairing changes the lot, so that a copy would never come to rest
    await announce('t2', { supersedes: 't1', lots: [paper('n1', 'Бумага А4'), paper('n2', 'Картон')] })
    await announce('t3', { supersedes: 't2', lots: [paper('m1', 'Картон'), paper('m2', 'Ватман')] })
    await announce('t4', { supersedes: 't3', lots: [paper('o1', 'Ватман'), paper('o2', 'Бумага А4')] })
    await carry()
    expect([await listVotes('n1'), await listVotes('m2'), await listVotes('o1')]).toEqual([
      ['carried for'],
      ['carried for'],
      ['carried for'],
    ])
    await announce('t2', { supersedes: 't4', lots: [paper('n1', 'Бумага А4'), paper('n2', 'Картон')] })
    await carry()
    for (const lot of ['n1', 'n2', 'm1', 'm2', 'o1', 'o2']) expect(await listVotes(lot)).toEqual([])
  })
})

test('the worker can write votes of one workspace at a time alone', async () => {
  await announce('t1', { lots: [paper('l1')] })
  const lotId = await findId('lot', 'l1')
  const insert = sql`
    insert into lot_vote (workspace_id, lot_id, user_id, accepted, carried) values (${workspaceId}, ${lotId}, ${lead.id}, true, true)`
  await expect(insert.execute(background)).rejects.toThrow(/row-level security/)
  await voteLot('l1', { accepted: true })
  const { numAffectedRows } = await sql`update lot_vote set accepted = false where lot_id = ${lotId}`.execute(
    background,
  )
  expect(numAffectedRows).toBe(0n)
})

test('the worker can delete copies of one workspace at a time alone, and nobody’s own vote', async () => {
  await announce('t1', { lots: [paper('l1')] })
  await voteLot('l1', { accepted: true })
  const remove = sql`delete from lot_vote where lot_id = ${await findId('lot', 'l1')}`
  const removeIn = (id: string) => inWorkspace(background, id, ({ db }) => remove.execute(db))
  expect((await removeIn(workspaceId)).numAffectedRows).toBe(0n)
  await sql`update lot_vote set carried = true`.execute(owner)
  expect((await remove.execute(background)).numAffectedRows).toBe(0n)
  expect((await removeIn(await aWorkspace(server))).numAffectedRows).toBe(0n)
  expect((await removeIn(workspaceId)).numAffectedRows).toBe(1n)
})

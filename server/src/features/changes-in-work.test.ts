// From the page of a portal that shows a tender differently to what it means for the votes and the work of a team.
import { DEFAULT_CHECKLIST } from '@tendertap/domain/lot-work/default-checklist'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inWorkspace } from '../db/scope.ts'
import { catchUp } from '../feed/run.ts'
import { registerConsumer } from '../feed/queries.ts'
import { createLog } from '../platform/log.ts'
import { aPerson, aWorkspace, getToken, inDays } from '../testing/builders.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import {
  fakeContract,
  fakeDeletion,
  fakePortal,
  fakeTender,
  type FakeLot,
  type FakeTender,
} from '../testing/fake-portal.ts'
import { testServer } from '../testing/server.ts'
import { listTold, listToldLines } from '../testing/told.ts'
import { savePage } from './ingestion/save/save-page.ts'
import { applyChanges } from './lot-work/apply-changes.ts'
import { changesInWorkConsumer } from './lot-work/consumer.ts'
import { lotWorkJobs } from './lot-work/jobs.ts'
import { createLexemeCache } from './lots/indexing/lexeme-cache.ts'

const server = await testServer()
const { owner, background, ingestion } = server.db
const { connector } = fakePortal()
const lexemes = createLexemeCache()
const log = createLog('silent', 'worker')

const specification = { name: 'спецификация.pdf', type: 'Техническая спецификация' }
const SPECIFICATION = DEFAULT_CHECKLIST[1]?.descriptionRu ?? ''
const SECURITY = DEFAULT_CHECKLIST[5]?.descriptionRu ?? ''

let workspaceId: string
let lead: string
let manager: string
let procurement: string

beforeAll(() => registerConsumer(background, changesInWorkConsumer.name))

beforeEach(async () => {
  await emptyTables(owner, 'tender, lot, document, change, raw_payload, raw_head, lot_vote_log, pgboss.job')
  workspaceId = await aWorkspace(server)
  const [one, two, three] = await Promise.all(
    (['lead', 'manager', 'procurement'] as const).map(async (role) =>
      getToken(server, await aPerson(server, [role], workspaceId)),
    ),
  )
  lead = one ?? ''
  manager = two ?? ''
  procurement = three ?? ''
})

const show = (items: Parameters<typeof savePage>[1]['items'], stream: 'tenders' | 'contracts' = 'tenders') =>
  savePage(ingestion, { connector, lexemes, stream, items, fetchedAt: new Date() })

const ENDS = inDays(7).toISOString()

/** The portal shows one tender with one lot; the test says what is different from its first version. */
async function announce(tender: Partial<FakeTender> = {}, lot: Partial<FakeLot> = {}): Promise<void> {
  await show([
    fakeTender({
      id: 't1',
      endsAt: ENDS,
      lots: [{ id: 'l1', nameRu: 'Бумага', amount: '1000.00', ...lot }],
      ...tender,
    }),
  ])
}

const findId = async (table: 'lot' | 'tender', externalId: string) =>
  (await owner.selectFrom(table).select('id').where('external_id', '=', externalId).executeTakeFirstOrThrow()).id

const runJob = (data: { workspaceId: string; tenderId: number }) =>
  lotWorkJobs(background)['lot-work/applyChanges'](data, {
    id: '',
    attempt: 1,
    log,
    signal: new AbortController().signal,
  })

/** What the worker does after a page, until nothing is left to do. */
async function work(): Promise<void> {
  await catchUp(background, changesInWorkConsumer, log, new AbortController().signal)
  const { rows } = await sql<{ data: { workspaceId: string; tenderId: number } }>`
    delete from pgboss.job where name = 'lot-work/applyChanges' returning data`.execute(owner)
  for (const { data } of rows) await runJob(data)
}

async function call(path: Parameters<typeof server.call>[0], input: object, token: string) {
  const answer = await server.call(path, { lotId: await findId('lot', 'l1'), ...input }, token)
  return answer
}

async function succeed(path: Parameters<typeof server.call>[0], input: object, token: string) {
  const answer = await call(path, input, token)
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}

const take = () => succeed('lots/activateLot', {}, manager)
const vote = () => succeed('lots/voteLot', { accepted: true }, lead)
const collect = (documentDescription: string) =>
  succeed('lots/documentCollected', { documentDescription, collected: true }, procurement)

async function findLot(lot = 'l1', token = manager) {
  const { body } = await server.call('lots/getLots', { id: await findId('lot', lot) }, token)
  return body.data[0]
}
const listConsequences = async (lot = 'l1') =>
  ((await findLot(lot)).LotsInProcessOfLot[0]?.changes ?? []).map(
    ({ kind, consequence }: { kind: string; consequence: string }) => `${kind}: ${consequence}`,
  )
const listToRecheck = async () =>
  (await findLot()).LotsInProcessOfLot[0].docs
    .filter(({ needsRecheck }: { needsRecheck: boolean }) => needsRecheck)
    .map(({ key }: { key: string }) => key)

describe('a change on the portal means for a lot in work', () => {
  beforeEach(async () => {
    await announce()
    await take()
  })

  test('a later deadline: another plan, with the old and the new date', async () => {
    await announce({ endsAt: inDays(9).toISOString() })
    await work()
    expect((await findLot()).LotsInProcessOfLot[0].changes).toMatchObject([
      { kind: 'deadline', consequence: 'plan_renewed', before: { applicationEndAt: ENDS }, documentKeys: [] },
    ])
  })

  test('another amount: another share of the price, and another look at the security that is there', async () => {
    await collect(SECURITY)
    await announce({}, { amount: '900.00' })
    await work()
    expect(await listConsequences()).toEqual(['amount: price_share_changed'])
    expect(await listToRecheck()).toEqual(['bid_security'])
  })

  test('another document: another look at the entry that names it, which blocks the completion', async () => {
    for (const { key, descriptionRu, required } of DEFAULT_CHECKLIST)
      if (required && key !== 'price') await collect(descriptionRu)
    await succeed('lots/setOfferPrice', { offerPrice: 900 }, manager)
    await announce({ documents: [{ url: '/a', ...specification }] })
    await work()
    expect(await listConsequences()).toEqual(['documents: documents_to_recheck'])
    expect(await listToRecheck()).toEqual(['technical_specification'])
    const refused = await call('lots/completeCollectingLotDocuments', {}, manager)
    expect(refused).toMatchObject({ status: 409, body: { code: 'documents_need_recheck' } })

    const confirmed = await succeed('lots/confirmDocument', { documentDescription: SPECIFICATION }, procurement)
    expect(confirmed.meta.at(-1)).toMatchObject({ action: 'confirmDocument', documentKey: 'technical_specification' })
    expect(await listToRecheck()).toEqual([])
    await succeed('lots/completeCollectingLotDocuments', {}, manager)
    // from now on it only warns
    await announce({ documents: [{ url: '/b', ...specification }] })
    await work()
    expect(await listToRecheck()).toEqual(['technical_specification'])
    await succeed('lots/lotPlacement', {}, procurement)
    await succeed('lots/confirmDocument', { documentDescription: SPECIFICATION }, procurement)
    expect(await listToRecheck()).toEqual([])
  })

  test('another document before the entry was collected: nothing to look at again', async () => {
    await announce({ documents: [{ url: '/a', ...specification }] })
    await collect(SPECIFICATION)
    await work()
    expect(await listConsequences()).toEqual(['documents: documents_to_recheck'])
    expect(await listToRecheck()).toEqual([])
  })

  test('another name: votes were given before it', async () => {
    await announce({}, { nameRu: 'Бумага А3' })
    await work()
    expect(await listConsequences()).toEqual(['text: votes_outdated'])
  })

  test('a cancelled purchase: the work can be stopped', async () => {
    await announce({ status: 'Отменен' }, { status: 'Отменен' })
    await work()
    expect(await listConsequences()).toEqual(['status: deactivation_offered'])
  })

  test('another status: nothing', async () => {
    await announce({ status: 'Вскрытие' }, { status: 'Вскрытие' })
    await work()
    expect(await listConsequences()).toEqual([])
  })

  test('a lot that is withdrawn: the work can be stopped, and nothing when it comes back', async () => {
    await show([fakeDeletion('lot', 'l1')])
    await announce()
    await work()
    expect(await listConsequences()).toEqual(['withdrawn: deactivation_offered'])
  })

  test('a new announcement: the work can be moved, and begins there without a change', async () => {
    await show([fakeTender({ id: 't2', endsAt: ENDS, supersedes: 't1', lots: [{ id: 'n1', nameRu: 'Бумага' }] })])
    await show([
      fakeTender({
        id: 't2',
        endsAt: inDays(9).toISOString(),
        supersedes: 't1',
        lots: [{ id: 'n1', nameRu: 'Бумага' }],
      }),
    ])
    await work()
    expect(await listConsequences()).toEqual(['superseded: move_offered'])
    await succeed('lots/moveWork', { toLotId: await findId('lot', 'n1') }, manager)
    await work()
    expect(await listConsequences('n1')).toEqual([])
  })

  test('a result: nothing until the offer is placed, then the form is filled with it', async () => {
    await show([fakeContract({ id: 'c1', tender: 't1', won: { l1: '950.00' } })], 'contracts')
    await work()
    expect(await listConsequences()).toEqual([])
    await sql`update lot_work set status = 'placement_completed', completed_at = now(), documents_completed_at = now(), offer_price = 1`.execute(
      owner,
    )
    await show([fakeContract({ id: 'c1', tender: 't1', won: { l1: '940.00' } })], 'contracts')
    await work()
    expect(new Set(await listConsequences())).toEqual(new Set(['result: result_prefilled']))
  })

  test('nothing more once it is declined', async () => {
    await succeed('lots/deactivateLot', {}, manager)
    await announce({ endsAt: inDays(9).toISOString() }, { nameRu: 'Бумага А3', amount: '5.00' })
    await work()
    expect(await listConsequences()).toEqual([])
  })
})

describe('a change on the portal is applied once', () => {
  const countRows = async () => (await owner.selectFrom('lot_consequence').select('lot_id').execute()).length

  beforeEach(async () => {
    await announce()
    await take()
    await collect(SPECIFICATION)
    await announce({ documents: [{ url: '/a', ...specification }], endsAt: inDays(9).toISOString() })
  })

  test('however often the worker reads the feed: what was confirmed stays confirmed', async () => {
    await work()
    await succeed('lots/confirmDocument', { documentDescription: SPECIFICATION }, procurement)
    await sql`update feed_consumer set position = 0`.execute(owner)
    await work()
    expect(await countRows()).toBe(2)
    expect(await listToRecheck()).toEqual([])
  })

  test('when the worker dies between reading the feed and the job, or within the job', async () => {
    await catchUp(background, changesInWorkConsumer, log, new AbortController().signal)
    const tenderId = await findId('tender', 't1')
    const { rows } = await sql`select from pgboss.job where name = 'lot-work/applyChanges'`.execute(owner)
    expect(rows).toHaveLength(1)
    const lost = inWorkspace(background, workspaceId, async (scope) => {
      await applyChanges(scope, tenderId)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(scope.db)
    })
    // what the client says depends on whether it reads the server's message or the end of the connection first
    await expect(lost).rejects.toBeInstanceOf(Error)
    expect(await countRows()).toBe(0)
    await Promise.all([runJob({ workspaceId, tenderId }), runJob({ workspaceId, tenderId })])
    await work()
    expect(await countRows()).toBe(2)
    expect(await listToRecheck()).toEqual(['technical_specification'])
  })

  test('in each workspace that works on the lot, and in no other', async () => {
    const other = await aWorkspace(server)
    const stranger = await getToken(server, await aPerson(server, ['manager'], other))
    await sql`delete from document`.execute(owner)
    await succeed('lots/activateLot', {}, stranger)
    await announce({ endsAt: inDays(11).toISOString() })
    await work()
    expect((await findLot('l1', stranger)).LotsInProcessOfLot[0].changes).toMatchObject([{ kind: 'deadline' }])
    expect(await listConsequences()).toHaveLength(3)
  })

  test('and open screens hear of it', async () => {
    await sql`delete from live_event`.execute(owner)
    await work()
    const events = await owner
      .selectFrom('live_event')
      .select(['kind', 'workspace_id', 'object_id'])
      .where('kind', '<>', 'notices')
      .execute()
    expect(events).toEqual([
      { kind: 'lotWork', workspace_id: workspaceId, object_id: String(await findId('lot', 'l1')) },
    ])
  })
})

describe('a vote', () => {
  const listVotes = async (lot = 'l1') =>
    (await findLot(lot, lead)).Votes.map(({ castBeforeChange }: { castBeforeChange: boolean }) => castBeforeChange)

  beforeEach(() => announce())

  test('is marked when the lot changes after it, until the lead votes again', async () => {
    await vote()
    await announce({}, { nameRu: 'Бумага А3' })
    expect(await listVotes()).toEqual([false])
    await work()
    expect(await listVotes()).toEqual([true])
    await vote()
    expect(await listVotes()).toEqual([false])
  })

  test('is not marked by a change before it, whenever the worker comes by', async () => {
    await announce({}, { nameRu: 'Бумага А3' })
    await vote()
    await work()
    expect(await listVotes()).toEqual([false])
  })

  test('is not marked by another deadline, amount or document', async () => {
    await vote()
    await announce({ endsAt: inDays(9).toISOString(), documents: [{ url: '/a' }] }, { amount: '5.00' })
    await work()
    expect(await listVotes()).toEqual([false])
  })

  test('on the tender is marked when one of its lots changes, and on that lot alone', async () => {
    const lots = (nameRu: string) => [
      { id: 'l1', nameRu },
      { id: 'l2', nameRu: 'Картон' },
    ]
    await announce({ lots: lots('Бумага') })
    const id = await findId('tender', 't1')
    await server.call('tenders/voteTender', { id, accepted: true }, lead)
    await announce({ lots: lots('Бумага А3') })
    await work()
    expect([await listVotes('l1'), await listVotes('l2')]).toEqual([[true], [false]])
    const { body } = await server.call('tenders/getTenderDetails', { id }, lead)
    expect(body.tender.VotesOfTender).toMatchObject([{ castBeforeChange: true }])
  })
})

test('the worker can write consequences and events of one workspace at a time alone', async () => {
  await announce()
  const lotId = await findId('lot', 'l1')
  const { seq } = await owner.selectFrom('change').select('seq').executeTakeFirstOrThrow()
  const insert = sql`insert into lot_consequence (workspace_id, lot_id, change_seq, consequence, changed_at)
    values (${workspaceId}, ${lotId}, ${seq}, 'plan_renewed', now())`
  await expect(insert.execute(background)).rejects.toThrow(/row-level security/)
  const event = sql`insert into live_event (workspace_id, kind, object_id) values (${workspaceId}, 'lotWork', '1')`
  await expect(event.execute(background)).rejects.toThrow(/row-level security/)
})

describe('the people concerned are told', () => {
  const forget = () => emptyTables(owner, 'event, delivery')

  beforeEach(async () => {
    await announce()
    await vote()
    await take()
    await forget()
  })

  test('once of what changed at one moment, with the new deadline', async () => {
    const endsAt = inDays(9).toISOString()
    await announce({ endsAt }, { amount: '900.00' })
    await work()
    const tenderId = await findId('tender', 't1')
    await runJob({ workspaceId, tenderId })
    const told = await listTold(server, workspaceId)
    expect(told.map(({ role, kind }) => `${role}: ${kind}`)).toEqual([
      'lead: lot_changed',
      'manager: lot_changed',
      'procurement: lot_changed',
    ])
    expect(told[0]?.facts).toMatchObject({
      kinds: ['deadline', 'amount'],
      deadline: { before: ENDS, after: endsAt },
      lot: { name: { ru: 'Бумага' }, workStatus: 'in_collecting_documents' },
    })
  })

  test('to look at a document again: by that notice alone', async () => {
    await collect(SPECIFICATION)
    await forget()
    await announce({ documents: [{ url: '/a', ...specification }] })
    await work()
    // the price is not set, so it is the manager's turn too
    expect(await listToldLines(server, workspaceId)).toEqual([
      'manager: recheck_needed',
      'procurement: recheck_needed',
      'lead: lot_changed',
    ])
  })

  test('to look at a document again, and of the deadline that moved with it or after it', async () => {
    await collect(SPECIFICATION)
    await forget()
    const documents = [{ url: '/a', ...specification }]
    await announce({ documents, endsAt: inDays(9).toISOString() })
    await announce({ documents, endsAt: inDays(10).toISOString() })
    await work()
    const told = await listTold(server, workspaceId)
    const ofBuyer = told.filter(({ role }) => role === 'procurement')
    expect(ofBuyer.map(({ kind, facts }) => [kind, facts['kinds']])).toEqual([
      ['recheck_needed', undefined],
      ['lot_changed', ['deadline', 'documents']],
      ['lot_changed', ['deadline']],
    ])
  })

  test('of a published result: procurement, to fill it in, and the others that it is there', async () => {
    await sql`update lot_work set status = 'placement_completed', completed_at = now(), documents_completed_at = now(), offer_price = 1`.execute(
      owner,
    )
    await sql`update lot_work set assignee_id = (select user_id from user_role where role = 'manager' and workspace_id = ${workspaceId})`.execute(
      owner,
    )
    await show([fakeContract({ id: 'c1', tender: 't1', won: { l1: '940.00' } })], 'contracts')
    await work()
    expect(await listToldLines(server, workspaceId)).toEqual([
      'procurement: result_published',
      'lead: lot_changed',
      'manager: lot_changed',
    ])
  })

  test('not any more when the work is stopped', async () => {
    await succeed('lots/deactivateLot', {}, manager)
    expect(await listToldLines(server, workspaceId)).toEqual(['lead: lot_stopped', 'procurement: lot_stopped'])
    await announce({ endsAt: inDays(9).toISOString() })
    await work()
    expect(await listToldLines(server, workspaceId)).toHaveLength(2)
  })

  test('not of what changed days ago: the worker was down, and My day lists it', async () => {
    await announce({ endsAt: inDays(9).toISOString() })
    await sql`update change set at = at - interval '4 days' where kind = 'deadline'`.execute(owner)
    await sql`update lot_work set on_lot_since = on_lot_since - interval '5 days'`.execute(owner)
    await work()
    expect(await listToldLines(server, workspaceId)).toEqual([])
  })
})

test('nobody is told of the changes of a lot that leads voted against and nobody works on', async () => {
  await announce()
  await succeed('lots/voteLot', { accepted: false, reason: 'price' }, lead)
  await announce({ endsAt: inDays(9).toISOString() })
  await work()
  expect(await listToldLines(server, workspaceId)).toEqual([])
})

import type { ParsedInput } from '@tendertap/contract/calls/index'
import type { RecordedStatus } from '@tendertap/domain/lot-work/statuses'
import type { Role } from '@tendertap/domain/roles'
import { isBurning, MAX_LINES } from '@tendertap/domain/today/day'
import type { ChangeKind } from '@tendertap/domain/tenders/changes'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aLot, aPerson, aWorkspace, getToken, inDays, type LotFields, type TestLot } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { owner } = server.db

let workspaceId: string

beforeEach(async () => {
  workspaceId = await aWorkspace(server)
})

async function signIn(...roles: Role[]): Promise<{ token: string; id: string }> {
  const person = await aPerson(server, roles, workspaceId)
  return { token: await getToken(server, person), id: person.id }
}

interface WorkFields {
  status?: RecordedStatus
  price?: boolean
  /** required documents: whether each is collected */
  docs?: boolean[]
  completed?: boolean
}

async function inWork(fields: WorkFields = {}, lot: LotFields = {}): Promise<TestLot> {
  const made = await aLot(server, lot)
  const { status = 'in_collecting_documents', price = false, docs = [false], completed = false } = fields
  await sql`
    insert into lot_work (workspace_id, lot_id, status, offer_price, documents_completed_at, created_at)
    values (${workspaceId}, ${made.id}, ${status}, ${price ? 5 : null}, ${completed ? new Date() : null}, ${inDays(-20)})`.execute(
    owner,
  )
  for (const [place, collected] of docs.entries())
    await sql`
      insert into work_document (workspace_id, lot_id, key, position, description_ru, required, collected)
      values (${workspaceId}, ${made.id}, ${`key ${place}`}, ${place}, ${`Документ ${place}`}, true, ${collected})`.execute(
      owner,
    )
  return made
}

const TO_PLACE: WorkFields = { status: 'in_requesting_offers', price: true, docs: [true], completed: true }
const PLACED: WorkFields = { ...TO_PLACE, status: 'in_placement' }

async function change({ tenderId, id }: TestLot, kind: ChangeKind, at = new Date(), ofTender = true): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    insert into change (at, tender_id, lot_id, kind) values (${at}, ${tenderId}, ${ofTender ? null : id}, ${kind})
    returning seq`.execute(owner)
  return rows[0]?.seq ?? 0
}

/** The others become lots of its tender. */
async function joinTender({ tenderId }: TestLot, ...others: TestLot[]): Promise<void> {
  const lotIds = others.map(({ id }) => id)
  await sql`update lot set tender_id = ${tenderId} where id = any(${lotIds}::bigint[])`.execute(owner)
  await sql`update lot_search set tender_id = ${tenderId} where lot_id = any(${lotIds}::bigint[])`.execute(owner)
}

async function read(token: string, input: Partial<ParsedInput<'today/getDay'>> = {}) {
  const { status, body } = await server.call('today/getDay', input, token)
  expect(status).toBe(200)
  return body
}
const ids = ({ lines }: { lines: { lotId: number }[] }) => lines.map(({ lotId }) => lotId)

describe('what waits for a person', () => {
  test('are the lots whose next step their roles can take, with the step', async () => {
    const collecting = await inWork({ docs: [true, false, false] }, { endAt: inDays(5) })
    const priced = await inWork({ status: 'in_requesting_offers', price: true }, { endAt: inDays(6) })
    const ready = await inWork({ status: 'in_requesting_offers', price: true, docs: [true] }, { endAt: inDays(7) })
    const toPlace = await inWork(TO_PLACE, { endAt: inDays(8) })
    const placed = await inWork(PLACED, { endAt: inDays(9) })
    const [manager, buyer, controller] = [
      await signIn('manager'),
      await signIn('procurement'),
      await signIn('controller'),
    ]
    const day = await read(manager.token)
    expect(ids(day.waiting)).toEqual([collecting.id, ready.id])
    expect(day.waiting).toMatchObject({
      total: 2,
      lines: [
        {
          contractNumber: collecting.number,
          tenderCode: collecting.code,
          TenderId: collecting.tenderId,
          missingDocuments: 2,
          turns: [{ step: 'setOfferPrice', by: ['manager'] }],
        },
        { turns: [{ step: 'completeCollecting', by: ['manager', 'procurement'] }], missingDocuments: 0 },
      ],
    })
    expect(ids((await read(buyer.token)).waiting)).toEqual(
      [collecting, priced, ready, toPlace, placed].map(({ id }) => id),
    )
    expect((await read(controller.token)).waiting).toEqual({ total: 0, lines: [] })
  })

  test('are the lots whose changed document nobody has looked at again', async () => {
    const { id } = await inWork({ status: 'in_requesting_offers', price: true, docs: [true] })
    await sql`update work_document set recheck_change = 1 where lot_id = ${id}`.execute(owner)
    const [manager, buyer] = [await signIn('manager'), await signIn('procurement')]
    expect((await read(manager.token)).waiting.total).toBe(0)
    expect((await read(buyer.token)).waiting).toMatchObject({
      total: 1,
      lines: [{ turns: [{ step: 'confirmDocument' }], work: { stage: 2, needsRecheck: true } }],
    })
  })

  test('are not what a colleague of the same role is responsible for; what is given to me comes first', async () => {
    const [me, colleague, boss] = [await signIn('procurement'), await signIn('procurement'), await signIn('manager')]
    const assign = async ({ id }: TestLot, to: string) => {
      await sql`update lot_work set assignee_id = ${to} where lot_id = ${id} and workspace_id = ${workspaceId}`.execute(
        owner,
      )
      return id
    }
    const free = await inWork({}, { endAt: inDays(4) })
    const mine = await assign(await inWork({}, { endAt: inDays(9) }), me.id)
    await assign(await inWork({}, { endAt: inDays(5) }), colleague.id)
    const ofBoss = await assign(await inWork({}, { endAt: inDays(6) }), boss.id)
    expect(ids((await read(me.token)).waiting)).toEqual([mine, free.id, ofBoss])
    expect((await server.call('today/getCount', {}, me.token)).body).toMatchObject({ waiting: 3 })
    // of the manager's lot, documents are the buyers'
    expect((await read(me.token)).waiting.lines.map(({ turns }: { turns: unknown[] }) => turns)).toMatchObject([
      [{ isOfAssignee: true }],
      [{ isOfAssignee: false }],
      [{ isOfAssignee: false }],
    ])
    // somebody who has left is responsible for nothing
    await sql`update app_user set deactivated_at = now() where id = ${colleague.id}`.execute(owner)
    expect((await read(me.token)).waiting.total).toBe(4)
  })

  test('come by deadline, those that are over last', async () => {
    const over = await inWork({}, { endAt: inDays(-1) })
    const late = await inWork({}, { endAt: inDays(9) })
    const soon = await inWork({}, { endAt: inDays(4) })
    const { token } = await signIn('manager')
    expect(ids((await read(token)).waiting)).toEqual([soon.id, late.id, over.id])
  })

  test('are counted as a whole, and only the first lines are sent', async () => {
    for (let place = 0; place <= MAX_LINES; place += 1) await inWork({}, { endAt: inDays(3 + place) })
    const { token } = await signIn('manager')
    const { waiting } = await read(token)
    expect([waiting.total, waiting.lines.length]).toEqual([MAX_LINES + 1, MAX_LINES])
    expect((await server.call('today/getCount', {}, token)).body).toMatchObject({ waiting: MAX_LINES + 1, changed: 0 })
  })

  test('are never another company’s lots', async () => {
    const theirs = await inWork()
    await change(theirs, 'deadline')
    workspaceId = await aWorkspace(server)
    const { token } = await signIn('manager', 'procurement', 'lead')
    const day = await read(token)
    expect([day.waiting.total, day.burning.total, day.changed.total]).toEqual([0, 0, 0])
  })
})

describe('a mention', () => {
  test('is shown to whom it names until they answer, with its beginning', async () => {
    const [asked, other] = [await signIn('procurement'), await signIn('manager')]
    const lot = await inWork()
    const say = (text: string, mentions: string[], token: string) =>
      server.call('lots/addComment', { lotId: lot.id, text, mentions }, token)
    const question = `Успеем? ${'а'.repeat(300)}`
    const { status } = await say(question, [asked.id], other.token)
    expect(status).toBe(200)
    expect((await read(asked.token)).mentions).toMatchObject({
      total: 1,
      lines: [{ lotId: lot.id, excerpt: question.slice(0, 200), author: { id: other.id }, isInWork: true }],
    })
    expect((await read(other.token)).mentions).toEqual({ total: 0, lines: [] })
    expect((await server.call('today/getCount', {}, asked.token)).body).toMatchObject({ mentions: 1 })
    await say('Успеем', [], asked.token)
    expect((await read(asked.token)).mentions.total).toBe(0)
  })
})

test('what burns: the offer is not placed and the applications end soon or have ended, the late ones first', async () => {
  const today = await inWork({}, { endAt: inDays(0.5) })
  const longAgo = await inWork({}, { endAt: inDays(-9) })
  const yesterday = await inWork(TO_PLACE, { endAt: inDays(-1) })
  const tomorrow = await inWork(TO_PLACE, { endAt: inDays(1) })
  await inWork(PLACED, { endAt: inDays(-1) })
  await inWork({}, { endAt: inDays(5) })
  const { token } = await signIn('controller')
  const { burning } = await read(token)
  expect(ids(burning)).toEqual([yesterday, longAgo, today, tomorrow].map(({ id }) => id))
  expect(burning.total).toBe(4)
})

test('a lot burns exactly when the domain says so', async () => {
  const expected: number[] = []
  for (const work of [{}, TO_PLACE, PLACED])
    for (const days of [-1, 1, 1.9, 2.1, 9]) {
      const endAt = inDays(days)
      const { id } = await inWork(work, { endAt })
      if (isBurning(work === PLACED ? 'in_placement' : 'in_requesting_offers', endAt, new Date())) expected.push(id)
    }
  const { token } = await signIn('manager')
  expect(ids((await read(token)).burning).toSorted((one, other) => one - other)).toEqual(expected)
})

describe('what changed', () => {
  test('since the person was here, on lots in work, the latest first', async () => {
    const [first, second, third] = [await inWork(), await inWork(), await inWork()]
    await change(first, 'deadline')
    const seen = await change(second, 'amount')
    await change(second, 'documents', new Date(), false)
    await change(third, 'text')
    const last = await change(second, 'deadline')
    await change(third, 'returned')
    await change(await aLot(server), 'deadline')
    const { token } = await signIn('manager')
    expect(ids((await read(token)).changed)).toEqual([second.id, third.id, first.id])
    await server.call('seen/markSeen', { place: 'today', seq: seen }, token)
    const day = await read(token)
    expect(day.since).toBe(seen)
    expect(day.newest).toBeGreaterThan(last)
    expect(day.changed).toMatchObject({
      total: 2,
      lines: [
        { lotId: second.id, kinds: ['deadline', 'documents'], lots: 1, isInWork: true },
        { lotId: third.id, kinds: ['text'] },
      ],
    })
    expect((await server.call('today/getCount', {}, token)).body).toMatchObject({ changed: 2 })
  })

  test('stays what it was for a page that says since when it is open', async () => {
    const lot = await inWork()
    const before = await change(lot, 'deadline')
    const seq = await change(lot, 'amount')
    const { token } = await signIn('manager')
    await server.call('seen/markSeen', { place: 'today', seq }, token)
    expect((await read(token)).changed.total).toBe(0)
    expect((await read(token, { since: before })).changed).toMatchObject({ total: 1, lines: [{ kinds: ['amount'] }] })
  })

  test('is no news after two weeks, nor if it was so before the lot was taken', async () => {
    await change(await inWork(), 'deadline', inDays(-15))
    const taken = await inWork()
    await change(taken, 'deadline', inDays(-2))
    await sql`update lot_work set created_at = ${inDays(-1)} where lot_id = ${taken.id}`.execute(owner)
    const { token } = await signIn('manager')
    expect((await read(token)).changed.total).toBe(0)
  })

  test('about a tender is one line for all its lots in work, about one lot it is that lot’s', async () => {
    const lot = await inWork()
    const [other, third] = [await inWork(), await inWork()]
    await joinTender(lot, other, third)
    const { token } = await signIn('manager')
    const seq = await change(lot, 'deadline')
    expect((await read(token)).changed).toMatchObject({ total: 1, lines: [{ lotId: lot.id, lots: 3 }] })
    await change({ ...other, tenderId: lot.tenderId }, 'amount', new Date(), false)
    expect((await read(token, { since: seq })).changed).toMatchObject({
      total: 1,
      lines: [{ lotId: other.id, lots: 1, kinds: ['amount'] }],
    })
  })

  test('is told to a lead about the lots and tenders on which they voted lately, and about no others in work', async () => {
    const lead = await signIn('lead')
    const [voted, longAgo, whole] = [await aLot(server), await aLot(server), await aLot(server)]
    const colleagues = await inWork()
    for (const [lotId, at] of [
      [voted.id, inDays(-3)],
      [longAgo.id, inDays(-70)],
    ] as const)
      await sql`
        insert into lot_vote (workspace_id, lot_id, user_id, accepted, created_at)
        values (${workspaceId}, ${lotId}, ${lead.id}, true, ${at})`.execute(owner)
    await sql`
      insert into tender_vote (workspace_id, tender_id, user_id, accepted, created_at)
      values (${workspaceId}, ${whole.tenderId}, ${lead.id}, true, ${inDays(-3)})`.execute(owner)
    for (const lot of [voted, longAgo, colleagues]) await change(lot, 'deadline')
    await change(whole, 'amount', new Date(), false)
    const day = await read(lead.token)
    expect(ids(day.changed)).toEqual([whole.id, voted.id])
    expect(day.changed.lines.map(({ isInWork }: { isInWork: boolean }) => isInWork)).toEqual([false, false])
    expect([day.waiting.total, day.burning.total]).toEqual([0, 0])
    const stranger = await signIn('lead')
    expect((await read(stranger.token)).changed.total).toBe(0)
  })

  test('is told about every lot of a tender voted on as a whole, until some of its lots are in work', async () => {
    const person = await signIn('lead', 'manager')
    const [voted, other] = [await aLot(server), await aLot(server)]
    await joinTender(voted, other)
    await sql`
      insert into lot_vote (workspace_id, lot_id, user_id, accepted, created_at)
      values (${workspaceId}, ${voted.id}, ${person.id}, true, ${inDays(-3)})`.execute(owner)
    await sql`
      insert into tender_vote (workspace_id, tender_id, user_id, accepted, created_at)
      values (${workspaceId}, ${voted.tenderId}, ${person.id}, true, ${inDays(-3)})`.execute(owner)
    await change({ ...other, tenderId: voted.tenderId }, 'amount', new Date(), false)
    expect((await read(person.token)).changed).toMatchObject({ total: 1, lines: [{ lotId: other.id, lots: 1 }] })
    const taken = await inWork()
    await joinTender(voted, taken)
    expect((await read(person.token)).changed.total).toBe(0)
  })
})

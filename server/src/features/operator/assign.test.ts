import { randomUUID } from 'node:crypto'
import type { Input } from '@tendertap/contract/calls/index'
import { addCalendarMonths } from '@tendertap/domain/clock'
import { calculateEndDate, type Duration, MANUAL_DEFAULTS } from '@tendertap/domain/subscription/plans'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { aPerson, aWorkspace, inDays, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server
const operator = await getToken(server, await aPerson(server, ['superadmin']))

const { months: _months, ...DEFAULTS } = MANUAL_DEFAULTS
type Assignment = Input<'superadmin/setManualSubscription'>

const assign = (workspaceId: string, start: Date, end: Date, changes: Partial<Assignment> = {}) =>
  call(
    'superadmin/setManualSubscription',
    { workspaceId, ...DEFAULTS, startDate: start.toISOString(), endDate: end.toISOString(), ...changes },
    operator,
  )

const aPeriod = (months: Duration, start = new Date()): [Date, Date] => [start, calculateEndDate(start, months)]

const listPeriods = async (workspaceId: string) =>
  (
    await db.owner
      .selectFrom('subscription')
      .select(['starts_at', 'ends_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('created_at')
      .execute()
  ).map(({ starts_at, ends_at }) => [starts_at, ends_at])
const aWorkspaceWithoutSubscription = () => aWorkspace(server, { subscribed: false })

describe('superadmin/setManualSubscription', () => {
  test('adds a row with the defaults of the form, and its administrators are told', async () => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    const admin = await aPerson(server, ['admin'], workspaceId)
    const lead = await aPerson(server, ['lead'], workspaceId)
    const now = new Date()
    const { status, body } = await assign(workspaceId, now, calculateEndDate(now, 1))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      plan: 'trial',
      status: 'active',
      startDate: now.toISOString(),
      endDate: calculateEndDate(now, 1).toISOString(),
      maxUsers: 5,
      additionalUsers: 0,
      maxFilters: 10,
      additionalFilters: 0,
      currentUsers: 2,
      currentFilters: 0,
    })
    expect(await listMessagesTo(server, admin.email)).toMatchObject([
      {
        kind: 'subscription_assigned',
        facts: {
          plan: 'trial',
          startDate: now.toISOString(),
          endDate: calculateEndDate(now, 1).toISOString(),
          users: 5,
          filters: 10,
        },
      },
    ])
    expect(await listMessagesTo(server, lead.email)).toEqual([])
    const me = await call('me/getMe', {}, await getToken(server, lead))
    expect(me.body.subscription).toMatchObject({ id: body.id, plan: 'trial', status: 'active' })
  })

  test('months are those of the calendar: 31 January and one month is 28 February', async () => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    // far enough to be still to come whenever this is read
    const january = new Date('2099-01-31T09:00:00+05:00')
    const { body } = await assign(workspaceId, january, calculateEndDate(january, 1))
    expect(body).toMatchObject({
      status: 'inactive',
      startDate: '2099-01-31T04:00:00.000Z',
      endDate: '2099-02-28T04:00:00.000Z',
    })
  })

  test('takes dates with an offset as the instants they are', async () => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    const { body } = await assign(workspaceId, new Date(), new Date(), {
      startDate: '2099-03-01T00:00:00+05:00',
      endDate: '2099-04-01T00:00:00+05:00',
    })
    expect(body).toMatchObject({ startDate: '2099-02-28T19:00:00.000Z', endDate: '2099-03-31T19:00:00.000Z' })
  })

  test('ends the running one where the new one begins', async () => {
    const workspaceId = await aWorkspace(server)
    const [running] = await listPeriods(workspaceId)
    const [start, end] = aPeriod(3)
    expect(await assign(workspaceId, start, end, { plan: 'commercial' })).toMatchObject({
      status: 200,
      body: { plan: 'commercial', status: 'active' },
    })
    expect(await listPeriods(workspaceId)).toEqual([
      [running?.[0], start],
      [start, end],
    ])
  })

  test('a shorter one also replaces the rest of the running one', async () => {
    const workspaceId = await aWorkspace(server)
    const [running] = await listPeriods(workspaceId)
    const [start, end] = aPeriod(1)
    await assign(workspaceId, start, end)
    expect(await listPeriods(workspaceId)).toEqual([
      [running?.[0], start],
      [start, end],
    ])
  })

  test('one that begins when the running one ends leaves it as it is', async () => {
    const workspaceId = await aWorkspace(server)
    const [running] = await listPeriods(workspaceId)
    const [start, end] = aPeriod(3, running?.[1])
    expect(await assign(workspaceId, start, end)).toMatchObject({ status: 200, body: { status: 'inactive' } })
    expect(await listPeriods(workspaceId)).toEqual([running, [start, end]])
  })

  test('replaces a future one, which then ends where it would have begun and is never shown as current', async () => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    const admin = await aPerson(server, ['admin'], workspaceId)
    const later = inDays(10)
    await assign(workspaceId, ...aPeriod(1, later))
    const [start, end] = aPeriod(1)
    expect(await assign(workspaceId, start, end, { maxUsers: 7 })).toMatchObject({
      status: 200,
      body: { status: 'active' },
    })
    expect(await listPeriods(workspaceId)).toEqual([
      [later, later],
      [start, end],
    ])
    expect((await call('me/getMe', {}, await getToken(server, admin))).body.subscription).toMatchObject({
      status: 'active',
      maxUsers: 7,
    })
  })

  test('an operator whose clock was ahead can put it right: the corrected one runs', async () => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    const admin = await aPerson(server, ['admin'], workspaceId)
    await assign(workspaceId, ...aPeriod(1, new Date(Date.now() - 1_000)))
    await assign(workspaceId, ...aPeriod(1, new Date(Date.now() - 60_000)), { maxUsers: 7 })
    expect((await call('me/getMe', {}, await getToken(server, admin))).body.subscription).toMatchObject({
      status: 'active',
      maxUsers: 7,
    })
  })

  test.each([
    ['an hour and a minute ago', 61 * 60_000],
    ['three months ago', 92 * 86_400_000],
  ])('one that begins %s is refused', async (_when, ago) => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    expect(await assign(workspaceId, ...aPeriod(3, new Date(Date.now() - ago)))).toMatchObject({
      status: 400,
      body: { code: 'subscription_in_past', error: 'Подписка не может начинаться в прошлом' },
    })
    expect(await listPeriods(workspaceId)).toEqual([])
  })

  test.each([
    ['a day', inDays(1)],
    ['31 days', inDays(31.5)],
    ['two months', addCalendarMonths(new Date(), 2)],
    ['two years', addCalendarMonths(new Date(), 24)],
    ['less than nothing', inDays(-1)],
  ])('one of %s is refused: it lasts 1, 3, 6 or 12 months', async (_length, end) => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    expect(await assign(workspaceId, new Date(), end)).toMatchObject({
      status: 400,
      body: { code: 'subscription_period', error: 'Подписка назначается на 1, 3, 6 или 12 месяцев' },
    })
    expect(await listPeriods(workspaceId)).toEqual([])
  })

  test('ten at once leave one running, and no two overlap', async () => {
    const workspaceId = await aWorkspace(server)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => assign(workspaceId, ...aPeriod(1, new Date(Date.now() + turn)))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const { rows } = await sql`
      select from subscription a join subscription b on a.workspace_id = b.workspace_id and a.id < b.id
      where a.workspace_id = ${workspaceId} and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)`.execute(
      db.owner,
    )
    expect(rows).toHaveLength(0)
  })

  test('two that overlap are refused by the database itself', async () => {
    const workspaceId = await aWorkspace(server)
    const insert = db.owner
      .insertInto('subscription')
      .values({ workspace_id: workspaceId, plan: 'trial', starts_at: inDays(1), ends_at: inDays(2), max_filters: 1 })
    await expect(insert.execute()).rejects.toThrow(/exclusion constraint/)
  })

  test.each<[string, Partial<Assignment>]>([
    ['no users', { maxUsers: 0 }],
    ['fewer than no additional users', { additionalUsers: -1 }],
    ['no filters', { maxFilters: 0 }],
    ['fewer than no additional filters', { additionalFilters: -1 }],
    ['half a user', { maxUsers: 1.5 }],
    ['a plan that cannot be assigned', { plan: 'free' as never }],
    ['a day instead of an instant', { startDate: '2099-01-01' }],
  ])('%s is refused', async (_what, change) => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    expect(await assign(workspaceId, ...aPeriod(1), change)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
    expect(await listPeriods(workspaceId)).toEqual([])
  })

  test('only an active workspace gets one', async () => {
    const workspaceId = await aWorkspaceWithoutSubscription()
    await db.owner.updateTable('workspace').set({ activated_at: null }).where('id', '=', workspaceId).execute()
    expect(await assign(workspaceId, ...aPeriod(1))).toMatchObject({
      status: 409,
      body: { code: 'workspace_not_active' },
    })
    expect(await assign(randomUUID(), ...aPeriod(1))).toMatchObject({ status: 404 })
  })
})

describe('renewal requests', () => {
  test('are listed with the choice and the contacts of the company; a new subscription closes them', async () => {
    const workspaceId = await aWorkspace(server, { name: 'ТОО «Продление»' })
    const admin = await aPerson(server, ['admin'], workspaceId)
    const ask = { subscriptionId: null, tariff: 'extended', months: 12 } as const
    expect(await call('subscription/renewSubscription', ask, await getToken(server, admin))).toMatchObject({
      status: 200,
    })
    const request = async () =>
      (await call('superadmin/getRenewalRequests', {}, operator)).body.find(
        (one: { workspaceId: string }) => one.workspaceId === workspaceId,
      )
    expect(await request()).toMatchObject({
      workspaceName: 'ТОО «Продление»',
      contactPerson: 'Асель Тестова',
      contactEmail: 'asel@test.example',
      contactPhone: '+77010000000',
      tariff: 'extended',
      months: 12,
      requestedAt: expect.any(String),
      closedAt: null,
      subscriptionEndDate: expect.any(String),
    })
    await assign(workspaceId, ...aPeriod(12), { plan: 'commercial' })
    expect(await request()).toMatchObject({ closedAt: expect.any(String) })
  })

  test('open requests come first, then the newest', async () => {
    const renewalOf = async (requestedAt: Date, closedAt: Date | null) => {
      const { id, workspaceId } = await aPerson(server, ['admin'])
      await db.owner
        .insertInto('renewal_request')
        .values({ workspace_id: workspaceId ?? '', requested_by: id, requested_at: requestedAt, closed_at: closedAt })
        .execute()
      return workspaceId
    }
    const answeredLast = await renewalOf(inDays(-1), inDays(0))
    const waitingLong = await renewalOf(inDays(-9), null)
    const answeredFirst = await renewalOf(inDays(-8), inDays(-7))
    const waiting = await renewalOf(inDays(-2), null)
    const listed = (await call('superadmin/getRenewalRequests', {}, operator)).body.map(
      (request: { workspaceId: string }) => request.workspaceId,
    )
    const ours = [waiting, waitingLong, answeredLast, answeredFirst]
    expect(listed.filter((id: string) => ours.includes(id))).toEqual(ours)
  })
})

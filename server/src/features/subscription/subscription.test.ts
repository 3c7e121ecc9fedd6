import { TERMS, type Duration, type Term } from '@tendertap/domain/subscription/plans'
import { addCalendarMonths } from '@tendertap/domain/clock'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPerson, aWorkspace, inDays, getToken } from '../../testing/builders.ts'
import { testMailbox } from '../../testing/mailbox.ts'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { OPERATOR_EMAIL, testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

const server = await testServer()
const { db, call } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

const findSubscription = (workspaceId: string | null) =>
  db.owner
    .selectFrom('subscription')
    .selectAll()
    .where('workspace_id', '=', workspaceId ?? '')
    .orderBy('starts_at', 'desc')
    .executeTakeFirstOrThrow()
const listRequests = (workspaceId: string | null) =>
  db.owner
    .selectFrom('renewal_request')
    .selectAll()
    .where('workspace_id', '=', workspaceId ?? '')
    .execute()

const countLetters = async (address: string) => (await listMessagesTo(server, address)).length

async function anAdmin(workspaceId?: string) {
  const person = await aPerson(server, ['admin'], workspaceId)
  return { ...person, token: await getToken(server, person) }
}

describe('subscription/getCurrentSubscription', () => {
  test('answers the running subscription, its limits and how much of them is used', async () => {
    const admin = await anAdmin()
    await aPerson(server, ['lead'], admin.workspaceId ?? '')
    const { id } = await findSubscription(admin.workspaceId)
    const { status, body } = await call('subscription/getCurrentSubscription', {}, admin.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      hasActiveSubscription: true,
      subscription: {
        id,
        status: 'active',
        maxUsers: 5,
        additionalUsers: 0,
        maxFilters: 5,
        additionalFilters: 0,
        currentUsers: 2,
        currentFilters: 0,
      },
      renewal: null,
      administrators: [{ fullName: 'Данияр Тестов', email: admin.email }],
    })
  })

  test.each(Object.entries(TERMS) as [Term, Duration][])(
    'names a plan by its nearest length: %s is %i months',
    async (term, months) => {
      const admin = await anAdmin()
      const starts = inDays(-3)
      await db.owner
        .updateTable('subscription')
        .set({ starts_at: starts, ends_at: addCalendarMonths(starts, months) })
        .where('workspace_id', '=', admin.workspaceId ?? '')
        .execute()
      expect((await call('subscription/getCurrentSubscription', {}, admin.token)).body.subscription).toMatchObject({
        plan: term,
      })
    },
  )

  test('missing maxUsers counts as 8', async () => {
    const admin = await anAdmin()
    await db.owner
      .updateTable('subscription')
      .set({ max_users: null })
      .where('workspace_id', '=', admin.workspaceId ?? '')
      .execute()
    expect((await call('subscription/getCurrentSubscription', {}, admin.token)).body.subscription).toMatchObject({
      maxUsers: 8,
    })
  })

  test('one that has ended is shown as inactive', async () => {
    const admin = await anAdmin()
    await db.owner
      .updateTable('subscription')
      .set({ ends_at: inDays(-1) })
      .where('workspace_id', '=', admin.workspaceId ?? '')
      .execute()
    const { body } = await call('subscription/getCurrentSubscription', {}, admin.token)
    expect(body).toMatchObject({ hasActiveSubscription: false, subscription: { status: 'inactive' } })
  })

  test('one that was replaced before it began is not shown', async () => {
    const admin = await anAdmin()
    const { id, workspace_id } = await findSubscription(admin.workspaceId)
    const never = {
      workspace_id,
      plan: 'trial',
      starts_at: inDays(-2),
      ends_at: inDays(-2),
      max_users: 1,
      max_filters: 1,
    }
    await db.owner.insertInto('subscription').values(never).execute()
    expect((await call('subscription/getCurrentSubscription', {}, admin.token)).body).toMatchObject({
      hasActiveSubscription: true,
      subscription: { id },
    })
  })

  test('a workspace that never had one, and a superadmin, have none', async () => {
    const admin = await anAdmin(await aWorkspace(server, { subscribed: false }))
    expect((await call('subscription/getCurrentSubscription', {}, admin.token)).body).toMatchObject({
      hasActiveSubscription: false,
      subscription: null,
    })
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    expect((await call('subscription/getCurrentSubscription', {}, superadmin)).body).toEqual({
      hasActiveSubscription: false,
      subscription: null,
      renewal: null,
      administrators: [],
    })
  })
})

describe('subscription/renewSubscription', () => {
  test('makes a request that the page shows and tells both sides by letter', async () => {
    const admin = await anAdmin()
    const { id } = await findSubscription(admin.workspaceId)
    expect(
      await call('subscription/renewSubscription', { subscriptionId: id, tariff: 'extended', months: 12 }, admin.token),
    ).toMatchObject({ status: 200, body: {} })
    expect(await listRequests(admin.workspaceId)).toMatchObject([
      { subscription_id: id, tariff: 'extended', months: 12, requested_by: admin.id, closed_at: null },
    ])
    const { body } = await call('subscription/getCurrentSubscription', {}, admin.token)
    expect(body.renewal).toMatchObject({ tariff: 'extended', months: 12 })

    const [toAdmin, toOperator] = await Promise.all([mailbox.letterTo(admin.email), mailbox.letterTo(OPERATOR_EMAIL)])
    expect(toAdmin.text).toMatch(/Расширенный[\s\S]*307.200/)
    expect(toOperator.text).toContain(admin.email)
    expect(toOperator.text).toMatch(/12 месяцев/)
  })

  test('keeps one pending request per workspace: a repeat changes it, and only a change sends letters', async () => {
    const admin = await anAdmin()
    const ask = (request: object) =>
      call('subscription/renewSubscription', { subscriptionId: null, ...request }, admin.token)
    await ask({})
    await ask({})
    await ask({ tariff: 'standard', months: 3 })
    const requests = await listRequests(admin.workspaceId)
    expect(requests).toMatchObject([{ subscription_id: null, tariff: 'standard', months: 3 }])
    expect(await countLetters(admin.email)).toBe(2)
  })

  test('ten at once leave one request and one pair of letters', async () => {
    const admin = await anAdmin()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call('subscription/renewSubscription', { tariff: 'standard', months: 1 }, admin.token),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await listRequests(admin.workspaceId)).toHaveLength(1)
    expect(await countLetters(admin.email)).toBe(1)
  })

  test('a foreign subscription is answered as an absent one', async () => {
    const admin = await anAdmin()
    const foreign = await findSubscription((await anAdmin()).workspaceId)
    const answers = [
      await call('subscription/renewSubscription', { subscriptionId: foreign.id }, admin.token),
      await call(
        'subscription/renewSubscription',
        { subscriptionId: '019a5b11-4c3d-7f86-b2e9-8d5570a9c399' },
        admin.token,
      ),
    ]
    const [one, other] = answers.map(({ status, body }) => ({ status, body: { ...body, requestId: '' } }))
    expect(one).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(one).toEqual(other)
    expect(await listRequests(admin.workspaceId)).toEqual([])
  })

  test('is for administrators: everyone else, the superadmin too, gets 403', async () => {
    const { workspaceId } = await anAdmin()
    for (const person of [
      await aPerson(server, ['lead', 'manager', 'procurement', 'controller'], workspaceId ?? ''),
      await aPerson(server, ['superadmin']),
    ]) {
      expect(await call('subscription/renewSubscription', {}, await getToken(server, person))).toMatchObject({
        status: 403,
      })
    }
  })

  test('the twenty-first change of mind within an hour is refused: each is a letter to the operator', async () => {
    const admin = await anAdmin()
    const statuses: number[] = []
    for (let time = 1; time <= 21; time += 1) {
      const request = { tariff: 'standard', months: time % 2 === 0 ? 1 : 12 } as const
      statuses.push((await call('subscription/renewSubscription', request, admin.token)).status)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })
})

describe('a subscription that is given', () => {
  test('closes the pending request, updates the open screens, and the next request is a new one', async () => {
    const admin = await anAdmin()
    await call('subscription/renewSubscription', { tariff: 'standard', months: 1 }, admin.token)
    const last = await findSubscription(admin.workspaceId)
    const given = await db.operator.transaction().execute(async (scoped) => {
      await scoped.updateTable('subscription').set({ ends_at: new Date() }).where('id', '=', last.id).execute()
      return scoped
        .insertInto('subscription')
        .values({
          workspace_id: last.workspace_id,
          plan: 'commercial',
          starts_at: inDays(1),
          ends_at: inDays(32),
          max_users: 5,
          max_filters: 5,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    })
    expect(await listRequests(admin.workspaceId)).toMatchObject([
      { closed_at: expect.any(Date), granted_subscription_id: given.id },
    ])
    expect((await call('subscription/getCurrentSubscription', {}, admin.token)).body.renewal).toBeNull()
    const recorded = await db.owner
      .selectFrom('live_event')
      .select(['kind', 'object_id'])
      .where('workspace_id', '=', last.workspace_id)
      .execute()
    expect(recorded).toContainEqual({ kind: 'subscription', object_id: given.id })

    await call('subscription/renewSubscription', {}, admin.token)
    expect(await listRequests(admin.workspaceId)).toHaveLength(2)
  })

  test('leaves the requests of others alone', async () => {
    const [mine, other] = [await anAdmin(), await anAdmin()]
    await call('subscription/renewSubscription', {}, other.token)
    await db.owner
      .deleteFrom('subscription')
      .where('workspace_id', '=', mine.workspaceId ?? '')
      .execute()
    await db.owner
      .insertInto('subscription')
      .values({
        workspace_id: mine.workspaceId ?? '',
        plan: 'trial',
        starts_at: inDays(-1),
        ends_at: inDays(1),
        max_filters: 1,
      })
      .execute()
    expect(await listRequests(other.workspaceId)).toMatchObject([{ closed_at: null }])
  })

  test('the operator reads requests and cannot change them', async () => {
    await expect(sql`update renewal_request set closed_at = now()`.execute(db.operator)).rejects.toThrow(
      /permission denied/,
    )
    expect((await db.operator.selectFrom('renewal_request').selectAll().execute()).length).toBeGreaterThan(0)
  })
})

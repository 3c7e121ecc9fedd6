import { randomUUID } from 'node:crypto'
import type { Input } from '@tendertap/contract/calls/index'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import { isReleasedEmail } from '@tendertap/domain/team/released-email'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { aPerson, aWorkspace, inDays, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server
const operator = await getToken(server, await aPerson(server, ['superadmin']))

beforeEach(() => db.owner.deleteFrom('rate_limit').execute())

interface Application {
  email: string
  workspaceId: string
}

async function anApplication(changes: Partial<Input<'auth/register'>> = {}): Promise<Application> {
  const email = changes.email ?? `${randomUUID()}@bereke.example`
  const form = {
    email,
    phone: '+77050009012',
    contactPerson: 'Марат Заявкин',
    companyName: 'ТОО «Береке»',
    bin: '990140000019',
    type: 'legal' as const,
    lang: 'en' as const,
  }
  await call('auth/register', { ...form, ...changes })
  const applications = (await call('superadmin/getRegistrationApplications', {}, operator)).body
  return { email, workspaceId: applications.find((one: Application) => one.email === email).workspaceId }
}

const findApplication = async (workspaceId: string) =>
  (await call('superadmin/getRegistrationApplications', {}, operator)).body.find(
    (one: Application) => one.workspaceId === workspaceId,
  )
const findWorkspace = async (workspaceId: string) =>
  (await call('superadmin/getWorkspaces', {}, operator)).body.find(({ id }: { id: string }) => id === workspaceId)

describe('applications', () => {
  test('are listed as they were sent, the latest first', async () => {
    const earlier = await anApplication({ bin: '990140000027' })
    const later = await anApplication({ position: 'Директор' })
    const list = (await call('superadmin/getRegistrationApplications', {}, operator)).body
    expect(list.slice(0, 2)).toMatchObject([
      {
        email: later.email,
        fullName: 'Марат Заявкин',
        phone: '+77050009012',
        position: 'Директор',
        companyName: 'ТОО «Береке»',
        bin: '990140000019',
        contactPerson: 'Марат Заявкин',
        contactEmail: later.email,
        contactPhone: '+77050009012',
        type: 'legal',
        activateDate: null,
        declineDate: null,
        submissions: 1,
      },
      { workspaceId: earlier.workspaceId },
    ])
  })

  test('a known BIN under another e-mail is flagged on both, whatever the state of the other', async () => {
    const bin = '990140000035'
    const first = await anApplication({ bin, companyName: 'ТОО «Первый»' })
    await call('superadmin/declineWorkspace', { workspaceId: first.workspaceId }, operator)
    const second = await anApplication({ bin, companyName: 'ТОО «Второй»' })
    expect(await findApplication(second.workspaceId)).toMatchObject({
      sameBin: [{ workspaceId: first.workspaceId, name: 'ТОО «Первый»', declineDate: expect.any(String) }],
    })
    expect(await findApplication(first.workspaceId)).toMatchObject({
      sameBin: [{ workspaceId: second.workspaceId, activateDate: null, declineDate: null }],
    })
  })

  test('individuals have no BIN, so none of them is flagged', async () => {
    await anApplication({ type: 'individual' })
    const { workspaceId } = await anApplication({ type: 'individual' })
    expect(await findApplication(workspaceId)).toMatchObject({ bin: null, sameBin: [] })
  })

  test('a repeat shows how often it was sent', async () => {
    const { email, workspaceId } = await anApplication()
    await anApplication({ email, companyName: 'ТОО «Иначе»' })
    expect(await findApplication(workspaceId)).toMatchObject({ companyName: 'ТОО «Иначе»', submissions: 2 })
  })
})

describe('accepting', () => {
  test('opens the workspace, and the administrator gets a letter with a link of 7 days', async () => {
    const { email, workspaceId } = await anApplication()
    const { status, body } = await call('superadmin/activateWorkspace', { workspaceId }, operator)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: workspaceId,
      activateDate: expect.any(String),
      declineDate: null,
      awaitsPassword: true,
      SubscriptionOfWorkspace: [],
    })
    expect(await findApplication(workspaceId)).toMatchObject({ activateDate: body.activateDate })

    const [letter, ...more] = await listMessagesTo(server, email)
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      kind: 'application_accepted',
      language: 'en',
      name: 'Марат Заявкин',
      facts: { workspace: 'ТОО «Береке»' },
    })
    const link = await db.owner
      .selectFrom('secret_link')
      .selectAll()
      .where('id', '=', letter?.linkId ?? '')
      .executeTakeFirstOrThrow()
    expect(link).toMatchObject({ purpose: 'set_password', workspace_id: workspaceId, used_at: null })
    expect(link.expires_at.getTime() - Date.now()).toBeGreaterThan(6.99 * 86_400_000)
    expect(link.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(7 * 86_400_000)
  })

  test('the letter can be sent again, and the earlier link stops working', async () => {
    const { email, workspaceId } = await anApplication()
    await call('superadmin/activateWorkspace', { workspaceId }, operator)
    expect(await call('superadmin/resendInvitation', { workspaceId }, operator)).toMatchObject({
      status: 200,
      body: {},
    })
    const [first, second] = await listMessagesTo(server, email)
    expect(second).toMatchObject({ kind: 'application_accepted' })
    const alive = await db.owner
      .selectFrom('secret_link')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .execute()
    expect(alive).toEqual([{ id: second?.linkId }])
    expect(second?.linkId).not.toBe(first?.linkId)
  })

  test('the letter is not sent again before the decision, after the password is set, or too often', async () => {
    const { email, workspaceId } = await anApplication()
    expect(await call('superadmin/resendInvitation', { workspaceId }, operator)).toMatchObject({
      status: 409,
      body: { code: 'workspace_not_active' },
    })
    await call('superadmin/activateWorkspace', { workspaceId }, operator)
    for (let sent = 1; sent <= 4; sent += 1)
      expect(await call('superadmin/resendInvitation', { workspaceId }, operator)).toMatchObject({ status: 200 })
    expect(await call('superadmin/resendInvitation', { workspaceId }, operator)).toMatchObject({ status: 429 })
    await db.owner.deleteFrom('rate_limit').execute()
    await db.owner.updateTable('app_user').set({ password_hash: 'set' }).where('email', '=', email).execute()
    expect(await call('superadmin/resendInvitation', { workspaceId }, operator)).toMatchObject({
      status: 409,
      body: { code: 'password_already_set' },
    })
    expect(await findWorkspace(workspaceId)).toMatchObject({ awaitsPassword: false })
    expect(await call('superadmin/resendInvitation', { workspaceId: randomUUID() }, operator)).toMatchObject({
      status: 404,
    })
  })
})

describe('the account of the first administrator', () => {
  const findPeople = (email: string) =>
    db.owner
      .selectFrom('app_user as u')
      .leftJoin('user_role as r', 'r.user_id', 'u.id')
      .select(['u.id', 'u.workspace_id', 'u.full_name', 'u.lang', 'u.password_hash', 'r.role'])
      .where('u.email', '=', email)
      .execute()
  const deactivate = async () => {
    const member = await aPerson(server, ['manager'])
    await db.owner
      .updateTable('app_user')
      .set({ deactivated_at: inDays(-1) })
      .where('id', '=', member.id)
      .execute()
    return member
  }

  test('is made when the application is accepted, without a password', async () => {
    const { email, workspaceId } = await anApplication()
    expect(await findPeople(email)).toEqual([])
    await call('superadmin/activateWorkspace', { workspaceId }, operator)
    expect(await findPeople(email)).toMatchObject([
      { workspace_id: workspaceId, full_name: 'Марат Заявкин', lang: 'en', password_hash: null, role: 'admin' },
    ])
  })

  test('is never made when it is declined', async () => {
    const { email, workspaceId } = await anApplication()
    await call('superadmin/declineWorkspace', { workspaceId }, operator)
    expect(await findPeople(email)).toEqual([])
  })

  test('a new address is flagged by nothing', async () => {
    expect(await findApplication((await anApplication()).workspaceId)).toMatchObject({ emailHolder: null })
  })

  test('takes the address of a deactivated member, which is flagged before; the member’s account stays closed', async () => {
    const former = await deactivate()
    const { workspaceId } = await anApplication({ email: former.email })
    expect(await findApplication(workspaceId)).toMatchObject({ emailHolder: 'deactivated_member' })
    expect(await call('superadmin/activateWorkspace', { workspaceId }, operator)).toMatchObject({ status: 200 })
    expect(await findPeople(former.email)).toMatchObject([{ workspace_id: workspaceId, role: 'admin' }])
    const { email, deactivated_at } = await db.owner
      .selectFrom('app_user')
      .select(['email', 'deactivated_at'])
      .where('id', '=', former.id)
      .executeTakeFirstOrThrow()
    expect(isReleasedEmail(email)).toBe(true)
    expect(deactivated_at).not.toBeNull()
  })

  test('cannot be made while the address has an account in use: flagged before, refused, and still pending', async () => {
    const { email, workspaceId } = await anApplication()
    const taken = await aPerson(server, ['lead'])
    await db.owner.updateTable('app_user').set({ email }).where('id', '=', taken.id).execute()
    expect(await findApplication(workspaceId)).toMatchObject({ emailHolder: 'account' })
    expect(await call('superadmin/activateWorkspace', { workspaceId }, operator)).toMatchObject({
      status: 409,
      body: { code: 'applicant_has_account', error: errorTexts.applicant_has_account },
    })
    expect(await findApplication(workspaceId)).toMatchObject({ activateDate: null, declineDate: null })
    expect(await listMessagesTo(server, email)).toEqual([])
    expect(await call('superadmin/declineWorkspace', { workspaceId }, operator)).toMatchObject({ status: 200 })
  })
})

describe('declining', () => {
  test('sets its date, tells the applicant, and leaves the workspace closed', async () => {
    const { email, workspaceId } = await anApplication()
    expect(await call('superadmin/declineWorkspace', { workspaceId }, operator)).toMatchObject({
      status: 200,
      body: { activateDate: null, declineDate: expect.any(String) },
    })
    expect(await listMessagesTo(server, email)).toMatchObject([
      { kind: 'application_declined', language: 'en', facts: { workspace: 'ТОО «Береке»' } },
    ])
  })
})

describe('a decision', () => {
  test.each([
    ['activateWorkspace', 'declineWorkspace'],
    ['activateWorkspace', 'activateWorkspace'],
    ['declineWorkspace', 'activateWorkspace'],
    ['declineWorkspace', 'declineWorkspace'],
  ] as const)('%s, then %s: the second is refused and changes nothing', async (first, second) => {
    const { email, workspaceId } = await anApplication()
    const { body } = await call(`superadmin/${first}`, { workspaceId }, operator)
    expect(await call(`superadmin/${second}`, { workspaceId }, operator)).toMatchObject({
      status: 409,
      body: { code: 'application_decided' },
    })
    expect(await findApplication(workspaceId)).toMatchObject({
      activateDate: body.activateDate,
      declineDate: body.declineDate,
    })
    expect(await listMessagesTo(server, email)).toHaveLength(1)
  })

  test('accept and decline at once have exactly one winner, every time', async () => {
    const wins = { activated: 0, declined: 0 }
    for (let round = 1; round <= 8; round += 1) {
      await db.owner.deleteFrom('rate_limit').execute()
      const { email, workspaceId } = await anApplication({ bin: '990140000043' })
      const answers = await Promise.all(
        (['activateWorkspace', 'declineWorkspace'] as const).flatMap((path) =>
          [1, 2].map(() => call(`superadmin/${path}`, { workspaceId }, operator)),
        ),
      )
      const won = answers.filter(({ status }) => status === 200)
      expect(won).toHaveLength(1)
      expect(answers.filter(({ status, body }) => status === 409 && body.code === 'application_decided')).toHaveLength(
        3,
      )
      const { activated_at, declined_at } = await db.owner
        .selectFrom('workspace')
        .selectAll()
        .where('id', '=', workspaceId)
        .executeTakeFirstOrThrow()
      expect(activated_at === null).not.toBe(declined_at === null)
      expect((activated_at ?? declined_at)?.toISOString()).toBe(won[0]?.body.activateDate ?? won[0]?.body.declineDate)
      expect(await listMessagesTo(server, email)).toMatchObject([
        { kind: activated_at ? 'application_accepted' : 'application_declined' },
      ])
      wins[activated_at ? 'activated' : 'declined'] += 1
    }
    expect(wins.activated + wins.declined).toBe(8)
  })

  test('on an unknown workspace answers not_found', async () => {
    expect(await call('superadmin/activateWorkspace', { workspaceId: randomUUID() }, operator)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })

  test('at the same time as a repeat is about the application as it was sent, or the repeat is late', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const { email, workspaceId } = await anApplication({ bin: '990140000051' })
      const [, decided] = await Promise.all([
        anApplication({ email, companyName: 'ТОО «Повтор»' }),
        call('superadmin/activateWorkspace', { workspaceId }, operator),
      ])
      expect(decided.status).toBe(200)
      expect((await findWorkspace(workspaceId)).activateDate).toBe(decided.body.activateDate)
      const people = await db.owner.selectFrom('app_user').select('workspace_id').where('email', '=', email).execute()
      expect(people).toEqual([{ workspace_id: workspaceId }])
    }
  })
})

describe('access', () => {
  test.each(['admin', 'manager', 'controller'] as const)('%s is refused every call of the operator', async (role) => {
    const token = await getToken(server, await aPerson(server, [role]))
    const workspaceId = randomUUID()
    const answers = [
      await call('superadmin/getRegistrationApplications', {}, token),
      await call('superadmin/activateWorkspace', { workspaceId }, token),
      await call('superadmin/declineWorkspace', { workspaceId }, token),
      await call('superadmin/resendInvitation', { workspaceId }, token),
      await call('superadmin/getWorkspaces', {}, token),
      await call('superadmin/getRenewalRequests', {}, token),
    ]
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code} ${body.error}`))).toEqual(
      new Set(['403 forbidden Доступ запрещен']),
    )
  })
})

describe('workspaces', () => {
  test('are listed with their subscriptions and the seats in use', async () => {
    const workspaceId = await aWorkspace(server, { name: 'ТОО «Список»' })
    await aPerson(server, ['admin'], workspaceId)
    const gone = await aPerson(server, ['lead'], workspaceId)
    await db.owner
      .updateTable('app_user')
      .set({ deactivated_at: inDays(-1) })
      .where('id', '=', gone.id)
      .execute()
    expect(await findWorkspace(workspaceId)).toMatchObject({
      name: 'ТОО «Список»',
      awaitsPassword: false,
      SubscriptionOfWorkspace: [
        { plan: 'commercial', status: 'active', maxUsers: 5, maxFilters: 5, currentUsers: 1, currentFilters: 0 },
      ],
    })
  })
})

describe('the database role of the operator reads and writes no more than the panel needs:', () => {
  test.each([
    ['people', sql`select * from app_user where workspace_id is not null`],
    ['roles', sql`select * from user_role where workspace_id is not null`],
    ['sessions', sql`select * from session where workspace_id is not null`],
    ['the log', sql`select * from audit where workspace_id is not null`],
  ])('%s', async (_what, query) => {
    await getToken(server, await aPerson(server, ['admin']))
    expect((await query.execute(db.operator)).rows).toEqual([])
    expect((await query.execute(db.owner)).rows).not.toEqual([])
  })

  test('a decision is not taken back, and nothing but the dates of a workspace is written', async () => {
    const workspaceId = await aWorkspace(server)
    const { rows } =
      await sql`update workspace set activated_at = null, declined_at = now() where id = ${workspaceId} returning id`.execute(
        db.operator,
      )
    expect(rows).toEqual([])
    await expect(sql`update workspace set name = 'x' where id = ${workspaceId}`.execute(db.operator)).rejects.toThrow(
      /permission denied/,
    )
    await expect(sql`delete from workspace where id = ${workspaceId}`.execute(db.operator)).rejects.toThrow(
      /permission denied/,
    )
  })

  test('a subscription that has ended is not changed', async () => {
    const workspaceId = await aWorkspace(server, { subscribed: false })
    await db.owner
      .insertInto('subscription')
      .values({
        workspace_id: workspaceId,
        plan: 'trial',
        starts_at: inDays(-40),
        ends_at: inDays(-10),
        max_filters: 1,
      })
      .execute()
    const { rows } =
      await sql`update subscription set ends_at = now() where workspace_id = ${workspaceId} returning id`.execute(
        db.operator,
      )
    expect(rows).toEqual([])
    await expect(
      sql`delete from subscription where workspace_id = ${workspaceId}`.execute(db.operator),
    ).rejects.toThrow(/permission denied/)
    await expect(
      sql`update subscription set max_users = 9 where workspace_id = ${workspaceId}`.execute(db.operator),
    ).rejects.toThrow(/permission denied/)
  })
})

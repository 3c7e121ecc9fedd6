import { randomUUID } from 'node:crypto'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { aPerson, inDays, PASSWORD, getToken } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { call, db } = server

const anEmail = () => `${randomUUID()}@bereke.example`
const aBin = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '0')

/** As the form sends it. */
function aForm(changes: Partial<Input<'auth/register'>> = {}): Input<'auth/register'> {
  const email = changes.email ?? anEmail()
  return {
    email,
    fullName: 'Марат Заявкин',
    phone: '+7 705 000 90 12',
    position: null,
    companyName: 'ТОО «Береке»',
    bin: aBin(),
    contactPerson: 'Марат Заявкин',
    contactPhone: '+7 705 000 90 12',
    contactEmail: email,
    type: 'legal',
    lang: 'kz',
    ...changes,
  }
}

const findCreated = (email: string) =>
  db.owner
    .selectFrom('app_user as u')
    .innerJoin('workspace as w', 'w.id', 'u.workspace_id')
    .innerJoin('registration_application as a', 'a.workspace_id', 'w.id')
    .selectAll('w')
    .select([
      'u.id as user_id',
      'u.full_name',
      'u.phone',
      'u.position',
      'u.lang',
      'u.password_hash',
      'a.submissions',
      'a.email',
    ])
    .where(sql<boolean>`lower(u.email) = lower(${email})`)
    .execute()

const countWorkspaces = async () =>
  (
    await db.owner
      .selectFrom('workspace')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

// each test is another visitor
beforeEach(() => db.owner.deleteFrom('rate_limit').execute())

describe('auth/register', () => {
  test('makes a pending workspace and its first user: administrator, no password', async () => {
    const form = aForm()
    expect(await call('auth/register', form)).toMatchObject({ status: 200, body: {} })
    const [made, ...more] = await findCreated(form.email)
    expect(more).toEqual([])
    expect(made).toMatchObject({
      name: 'ТОО «Береке»',
      company_name: 'ТОО «Береке»',
      bin: form.bin,
      type: 'legal',
      activated_at: null,
      declined_at: null,
      contact_person: 'Марат Заявкин',
      contact_email: form.email,
      contact_phone: '+7 705 000 90 12',
      full_name: 'Марат Заявкин',
      phone: '+7 705 000 90 12',
      position: null,
      lang: 'kz',
      password_hash: null,
      submissions: 1,
    })
    const roles = await db.owner
      .selectFrom('user_role')
      .select('role')
      .where('user_id', '=', made?.user_id ?? '')
      .execute()
    expect(roles).toEqual([{ role: 'admin' }])
    expect(await listMessagesTo(server, form.email)).toEqual([])
  })

  test('an individual has neither BIN nor company name, and the workspace is called by the person', async () => {
    const form = aForm({ type: 'individual' })
    expect(await call('auth/register', form)).toMatchObject({ status: 200 })
    expect(await findCreated(form.email)).toMatchObject([
      { type: 'individual', name: 'Марат Заявкин', bin: null, company_name: null },
    ])
  })

  test('accepts an application without the fields that only repeat others', async () => {
    const email = anEmail()
    const bare = { email, phone: '7050009012', contactPerson: 'Ли', type: 'individual' as const }
    expect(await call('auth/register', bare)).toMatchObject({ status: 200 })
    expect(await findCreated(email)).toMatchObject([
      { full_name: 'Ли', contact_email: email, contact_phone: '7050009012', lang: null },
    ])
  })

  test('nobody can sign in before the operator has accepted', async () => {
    const form = aForm()
    await call('auth/register', form)
    expect(await call('auth/localLogin', { email: form.email, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { code: 'wrong_credentials' },
    })
  })
})

describe('the server applies exactly the rules of the form:', () => {
  test.each<[string, Partial<Input<'auth/register'>>, string, string]>([
    ['an e-mail is required', { email: ' ' }, 'email', 'email_required'],
    ['without @ it is none', { email: 'director' }, 'email', 'email_invalid'],
    ['two @ are one too many', { email: 'a@b@c.kz' }, 'email', 'email_invalid'],
    ['a contact person is required', { contactPerson: '' }, 'contactPerson', 'contact_person_required'],
    ['of at least 2 characters', { contactPerson: 'Л' }, 'contactPerson', 'contact_person_short'],
    ['a phone is required', { phone: '' }, 'phone', 'phone_required'],
    ['of at least 10 characters', { phone: '770500090' }, 'phone', 'phone_short'],
    ['a legal entity has a BIN', { bin: null }, 'bin', 'bin_required'],
    ['of exactly 12 digits, not 11', { bin: '12345678901' }, 'bin', 'bin_invalid'],
    ['not 13', { bin: '1234567890123' }, 'bin', 'bin_invalid'],
    ['and no letters', { bin: '12345678901A' }, 'bin', 'bin_invalid'],
    ['and a company name', { companyName: ' ' }, 'companyName', 'company_name_required'],
  ])('%s', async (_rule, change, field, problem) => {
    const before = await countWorkspaces()
    const { status, body } = await call('auth/register', aForm(change))
    expect(status).toBe(400)
    expect(body.details).toEqual([{ field, problem }])
    expect(body.error).toBe(errorTexts[body.code as keyof typeof errorTexts])
    expect(await countWorkspaces()).toBe(before)
  })

  test.each<[string, Partial<Input<'auth/register'>>]>([
    ['a name of 2 characters', { contactPerson: 'Ли' }],
    ['a phone of 10 characters, digits or not', { phone: 'доб. 12345' }],
    ['an e-mail with nothing but one @', { email: `${randomUUID()}@` }],
    ['a BIN whose check digit is wrong', { bin: '000000000000' }],
    ['an individual with a BIN that is none', { type: 'individual', bin: '1' }],
  ])('%s goes', async (_rule, change) => {
    expect(await call('auth/register', aForm(change))).toMatchObject({ status: 200, body: {} })
  })
})

describe('a repeat by the same e-mail', () => {
  test('is merged while the first one waits: the later data count, the first date stays', async () => {
    const form = aForm()
    await call('auth/register', form)
    const [first] = await findCreated(form.email)
    const repeat = aForm({
      ...form,
      email: form.email.toUpperCase(),
      companyName: 'ТОО «Береке Трейд»',
      contactPerson: 'Асель',
      lang: 'en',
    })
    expect(await call('auth/register', repeat)).toMatchObject({ status: 200, body: {} })
    expect(await findCreated(form.email)).toMatchObject([
      {
        id: first?.id,
        user_id: first?.user_id,
        name: 'ТОО «Береке Трейд»',
        contact_person: 'Асель',
        lang: 'en',
        created_at: first?.created_at,
        submissions: 2,
      },
    ])
  })

  test('ten at once make one application', async () => {
    const form = aForm()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('auth/register', form)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await findCreated(form.email)).toMatchObject([{ submissions: 10 }])
  })

  test('after a decline makes a new application, and the declined one stays', async () => {
    const form = aForm()
    await call('auth/register', form)
    const [declined] = await findCreated(form.email)
    await db.owner
      .updateTable('workspace')
      .set({ declined_at: new Date() })
      .where('id', '=', declined?.id ?? '')
      .execute()
    expect(await call('auth/register', form)).toMatchObject({ status: 200, body: {} })
    const [again] = await findCreated(form.email)
    expect(again).toMatchObject({ declined_at: null, activated_at: null, submissions: 1 })
    expect(again?.id).not.toBe(declined?.id)
    const kept = await db.owner
      .selectFrom('registration_application')
      .select('email')
      .where('workspace_id', '=', declined?.id ?? '')
      .execute()
    expect(kept).toEqual([{ email: form.email }])
  })
})

describe('an e-mail of an open account', () => {
  test('gets the same answer, makes nothing, and its owner one letter a day', async () => {
    const person = await aPerson(server, ['lead'])
    const before = await countWorkspaces()
    const [known, unknown] = [
      await call('auth/register', aForm({ email: person.email.toUpperCase() })),
      await call('auth/register', aForm()),
    ]
    expect(known.status).toBe(unknown.status)
    expect(known.body).toEqual(unknown.body)
    await call('auth/register', aForm({ email: person.email }))
    expect(await countWorkspaces()).toBe(before + 1)
    expect(await listMessagesTo(server, person.email)).toMatchObject([
      { kind: 'registration_attempt', language: 'ru', name: 'Данияр Тестов' },
    ])
    const stillThere = await db.owner
      .selectFrom('app_user')
      .select('workspace_id')
      .where('id', '=', person.id)
      .execute()
    expect(stillThere).toEqual([{ workspace_id: person.workspaceId }])
  })

  test('whose owner was deactivated makes nothing either, and no letter is sent', async () => {
    const person = await aPerson(server, ['lead'])
    await db.owner
      .updateTable('app_user')
      .set({ deactivated_at: inDays(-1) })
      .where('id', '=', person.id)
      .execute()
    const before = await countWorkspaces()
    expect(await call('auth/register', aForm({ email: person.email }))).toMatchObject({ status: 200, body: {} })
    expect(await countWorkspaces()).toBe(before)
    expect(await listMessagesTo(server, person.email)).toEqual([])
  })

  test('that is the operator’s own makes nothing, and the operator gets the usual letter', async () => {
    const operator = await aPerson(server, ['superadmin'])
    const before = await countWorkspaces()
    expect(await call('auth/register', aForm({ email: operator.email }))).toMatchObject({ status: 200, body: {} })
    expect(await countWorkspaces()).toBe(before)
    expect(await listMessagesTo(server, operator.email)).toMatchObject([{ kind: 'registration_attempt' }])
  })

  test('taken by an administrator in the same moment gets the same answer too', async () => {
    const admin = await aPerson(server, ['admin'])
    const form = aForm()
    const before = await countWorkspaces()
    const { asked } = await db.owner.transaction().execute(async (adding) => {
      await adding.insertInto('app_user').values({ workspace_id: admin.workspaceId, email: form.email }).execute()
      const waiting = sql`select from pg_locks l join pg_stat_activity s using (pid) where not l.granted and s.datname = current_database()`
      const answer = call('auth/register', form)
      await expect.poll(async () => (await waiting.execute(adding)).rows.length).toBe(1)
      return { asked: answer }
    })
    expect(await asked).toMatchObject({ status: 200, body: {} })
    expect(await countWorkspaces()).toBe(before)
  })
})

describe('abuse:', () => {
  test('the 21st application of an hour from one address is refused', async () => {
    const form = aForm()
    for (let sent = 1; sent <= 20; sent += 1) expect(await call('auth/register', form)).toMatchObject({ status: 200 })
    expect(await call('auth/register', aForm())).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  })

  test('faulty forms do not use the limit up', async () => {
    for (let sent = 1; sent <= 25; sent += 1)
      expect(await call('auth/register', aForm({ phone: '1' }))).toMatchObject({ status: 400 })
    expect(await call('auth/register', aForm())).toMatchObject({ status: 200 })
  })

  test('somebody signed in applies as anybody else: their own workspace is not touched', async () => {
    const person = await aPerson(server, ['manager'])
    const form = aForm()
    const { status, headers } = await call('auth/register', form, await getToken(server, person))
    expect(status).toBe(200)
    const [made] = await findCreated(form.email)
    const audit = await db.owner
      .selectFrom('audit')
      .selectAll()
      .where('request_id', '=', headers.get('x-request-id') ?? '')
      .execute()
    expect(audit).toMatchObject([
      { action: 'auth/register', workspace_id: null, user_id: null, outcome: 'done', object_id: made?.id },
    ])
  })

  test.each(['application', 'operator', 'background', 'ingestion'] as const)(
    'no role can make a workspace by itself: %s',
    async (role) => {
      const insert = db[role]
        .insertInto('workspace')
        .values({ name: 'x', type: 'legal', contact_person: 'x', contact_email: 'x', contact_phone: 'x' })
      await expect(insert.execute()).rejects.toThrow(/permission denied/)
    },
  )

  test.each(['application', 'background', 'ingestion'] as const)('%s cannot receive an application', async (role) => {
    const nulls = sql.join(Array.from({ length: 12 }, () => sql`null::text`))
    await expect(sql`select receive_application(${nulls})`.execute(db[role])).rejects.toThrow(/permission denied/)
  })
})

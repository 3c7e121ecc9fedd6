import { randomUUID } from 'node:crypto'
import { errorTexts } from '@tendertap/contract/errors/texts/ru'
import type { Input } from '@tendertap/contract/calls/index'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { listMessagesTo } from '../../testing/messages-to.ts'
import { aPerson, inDays, PASSWORD, getToken } from '../../testing/builders.ts'
import { OPERATOR_EMAIL, testServer } from '../../testing/server.ts'
import { MESSAGE_KINDS } from '../../messages/kinds.ts'

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
    .selectFrom('registration_application as a')
    .innerJoin('workspace as w', 'w.id', 'a.workspace_id')
    .selectAll('w')
    .select(['a.full_name', 'a.phone', 'a.position', 'a.lang', 'a.submissions', 'a.email', 'a.expired'])
    .where(sql<boolean>`lower(a.email) = lower(${email})`)
    .orderBy('w.created_at', 'desc')
    .execute()

const findPeople = (email: string) =>
  db.owner
    .selectFrom('app_user')
    .select(['id', 'workspace_id'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute()

const countWorkspaces = async () =>
  (
    await db.owner
      .selectFrom('workspace')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

const deactivate = (id: string) =>
  db.owner
    .updateTable('app_user')
    .set({ deactivated_at: inDays(-1) })
    .where('id', '=', id)
    .execute()

// each test is another visitor
beforeEach(() => db.owner.deleteFrom('rate_limit').execute())

describe('auth/register', () => {
  test('makes a pending workspace and no account: the e-mail is not reserved', async () => {
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
      submissions: 1,
      expired: false,
    })
    expect(await findPeople(form.email)).toEqual([])
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
    expect(await findCreated(form.email)).toMatchObject([{ id: again?.id }, { id: declined?.id, email: form.email }])
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

  test('that is the operator’s own makes nothing, and the operator gets the usual letter', async () => {
    const operator = await aPerson(server, ['superadmin'])
    const before = await countWorkspaces()
    expect(await call('auth/register', aForm({ email: operator.email }))).toMatchObject({ status: 200, body: {} })
    expect(await countWorkspaces()).toBe(before)
    expect(await listMessagesTo(server, operator.email)).toMatchObject([{ kind: 'registration_attempt' }])
  })

  test('which an administrator is just giving to a colleague gets the same answer too', async () => {
    const admin = await aPerson(server, ['admin'])
    const form = aForm()
    await db.owner.transaction().execute(async (adding) => {
      await adding.insertInto('app_user').values({ workspace_id: admin.workspaceId, email: form.email }).execute()
      expect(await call('auth/register', form)).toMatchObject({ status: 200, body: {} })
    })
    expect(await findPeople(form.email)).toMatchObject([{ workspace_id: admin.workspaceId }])
  })
})

describe('an e-mail of a deactivated member', () => {
  test('makes an application with the same answer, and no letter is sent to the address', async () => {
    const person = await aPerson(server, ['lead'])
    await deactivate(person.id)
    const form = aForm({ email: person.email })
    const [known, unknown] = [await call('auth/register', form), await call('auth/register', aForm())]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await findCreated(person.email)).toMatchObject([{ activated_at: null, declined_at: null, submissions: 1 }])
    expect(await findPeople(person.email)).toEqual([{ id: person.id, workspace_id: person.workspaceId }])
    expect(await listMessagesTo(server, person.email)).toEqual([])
  })
})

describe('a stranger who registers the e-mail of somebody’s colleague', () => {
  test('does not keep the administrator from adding the colleague', async () => {
    const form = aForm()
    await call('auth/register', form)
    const admin = await getToken(server, await aPerson(server, ['admin']))
    const colleague = {
      email: form.email,
      fullName: 'Асель',
      password: PASSWORD,
      roles: ['lead' as const],
      phone: null,
      position: null,
    }
    expect(await call('users/createUser', colleague, admin)).toMatchObject({ status: 200, body: { email: form.email } })
    expect(await findPeople(form.email)).toHaveLength(1)
  })
})

describe('the operator is told of a new application', () => {
  test('once, in a letter that opens the applications; a repeat is no news', async () => {
    const form = aForm({ companyName: `ТОО «Весть ${randomUUID()}»` })
    await call('auth/register', form)
    await call('auth/register', form)
    const letters = (await listMessagesTo(server, OPERATOR_EMAIL)).filter(({ facts }) => facts['email'] === form.email)
    expect(letters).toMatchObject([
      {
        kind: 'application_received',
        facts: { name: form.companyName, bin: form.bin, contactPerson: 'Марат Заявкин', email: form.email },
      },
    ])
    expect(MESSAGE_KINDS.application_received.page).toBe('/superadmin?tab=applications')
  })

  test('and not at all of an e-mail that has an account', async () => {
    const { email } = await aPerson(server, ['lead'])
    await call('auth/register', aForm({ email }))
    expect((await listMessagesTo(server, OPERATOR_EMAIL)).filter(({ facts }) => facts['email'] === email)).toEqual([])
  })

  test('at most 60 times an hour; the applications are all made', async () => {
    const since = (await listMessagesTo(server, OPERATOR_EMAIL)).length
    await sql`insert into rate_limit values (${`application-letter:${OPERATOR_EMAIL}`}, 59, now() + interval '1 hour')`.execute(
      db.owner,
    )
    const [told, untold] = [aForm(), aForm()]
    await call('auth/register', told)
    await call('auth/register', untold)
    const letters = (await listMessagesTo(server, OPERATOR_EMAIL)).slice(since)
    expect(letters.map(({ facts }) => facts['email'])).toEqual([told.email])
    expect(await findCreated(untold.email)).toHaveLength(1)
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

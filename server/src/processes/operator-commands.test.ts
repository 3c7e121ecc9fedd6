import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { dropDatabase, mapRoles } from '../db/roles.ts'
import { linkRows } from '../features/audit/link-rows.ts'
import { prepareDatabase } from '../jobs/install.ts'
import { atEnd } from '../testing/at-end.ts'
import { aLot, aPerson, getToken, PASSWORD } from '../testing/builders.ts'
import { asSuperuser, roleUrls, superuserUrl } from '../testing/local-postgres.ts'
import { readSecret, testMailbox } from '../testing/mailbox.ts'
import { listMessagesTo } from '../testing/messages-to.ts'
import { testServer } from '../testing/server.ts'
import { testWorker } from '../testing/worker.ts'
import { runOperatorCommand } from './operator-commands.ts'

const server = await testServer()
const { call, db } = server
const mailbox = await testMailbox()
await testWorker(server.urls, mailbox)

interface Ended {
  code: number
  out: string
}

async function run(parts: string[], settings: Record<string, string> = {}): Promise<Ended> {
  const lines: string[] = []
  const print = (text: string) => void lines.push(`${text}\n`)
  const environment = { OWNER_DATABASE_URL: server.urls.owner, ...settings }
  const code = await runOperatorCommand(parts, { environment, say: print, complain: print })
  return { code, out: lines.join('') }
}

const anEmail = () => `${randomUUID()}@test.example`
const listAuditRows = (action: string) =>
  db.owner.selectFrom('audit').selectAll().where('action', '=', action).execute()

describe('make-superadmin', () => {
  const email = anEmail()

  test('makes the first one, who sets the password by the link in a letter and signs in', async () => {
    expect(await run(['make-superadmin', `--email=${email}`, '--name=Айгүл Операторова', '--lang=kz'])).toMatchObject({
      code: 0,
    })
    const letter = await mailbox.letterTo(email)
    expect(letter.subject).toBe('Сіз Tendertap суперәкімшісісіз: құпиясөз орнатыңыз')
    expect(await call('auth/resetPassword', { token: readSecret(letter), password: PASSWORD })).toMatchObject({
      status: 200,
    })
    expect(await call('auth/localLogin', { email, password: PASSWORD })).toMatchObject({
      status: 200,
      body: { fullName: 'Айгүл Операторова', roles: ['superadmin'], lang: 'kz' },
    })
  })

  test('leaves an audit row of no company, about the new person', async () => {
    const person = await db.owner.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()
    expect(await listAuditRows('operator/make-superadmin')).toMatchObject([
      { workspace_id: null, user_id: null, object_id: person?.id, outcome: 'done', ip: null },
    ])
  })

  test('makes a second one only with --additional', async () => {
    const second = ['make-superadmin', `--email=${anEmail()}`, '--name=Второй']
    expect(await run(second)).toEqual({
      code: 1,
      out: 'There is a superadmin already. To make one more, add --additional.\n',
    })
    expect(await run([...second, '--additional'])).toMatchObject({ code: 0 })
    expect(await listAuditRows('operator/make-superadmin')).toHaveLength(2)
  })

  test('refuses an e-mail that somebody has, in other letters too', async () => {
    const taken = (await aPerson(server, ['lead'])).email.toUpperCase()
    expect(await run(['make-superadmin', `--email=${taken}`, '--name=Третий', '--additional'])).toEqual({
      code: 1,
      out: `Somebody has the e-mail ${taken} already.\n`,
    })
  })

  test.each([
    ['no address', ['--name=Имя']],
    ['no name', [`--email=${anEmail()}`, '--name= ']],
    ['an unknown language', [`--email=${anEmail()}`, '--name=Имя', '--lang=de']],
  ])('refuses %s', async (_what, parts) => {
    expect(await run(['make-superadmin', '--additional', ...parts])).toMatchObject({ code: 1 })
  })
})

describe('remove-second-factor', () => {
  async function aPersonWithFactor() {
    const person = await aPerson(server, ['lead'])
    const token = await getToken(server, person)
    await db.owner
      .insertInto('second_factor')
      .values({
        user_id: person.id,
        workspace_id: person.workspaceId,
        sealed_secret: Buffer.alloc(60),
        confirmed_at: new Date(),
      })
      .execute()
    return { ...person, token }
  }

  test('asks to repeat the e-mail and does nothing before', async () => {
    const { email, token } = await aPersonWithFactor()
    const { code, out } = await run(['remove-second-factor', `--email=${email}`, '--confirm=yes'])
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining(`--confirm=${email}`) })
    expect(await call('me/getMe', {}, token)).toMatchObject({ status: 200 })
    expect(await call('auth/localLogin', { email, password: PASSWORD })).toMatchObject({
      body: { code: 'second_factor_required' },
    })
  })

  test('ends the sessions, tells the person and leaves a row in the log of the company', async () => {
    const { id, email, token, workspaceId } = await aPersonWithFactor()
    expect(await run(['remove-second-factor', `--email=${email}`, `--confirm=${email}`])).toMatchObject({ code: 0 })
    expect(await call('me/getMe', {}, token)).toMatchObject({ status: 401 })
    expect(await call('auth/localLogin', { email, password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await listMessagesTo(server, email)).toContainEqual(
      expect.objectContaining({ kind: 'second_factor_off', facts: { at: expect.any(String), ip: null } }),
    )
    expect(await listAuditRows('operator/remove-second-factor')).toMatchObject([
      { workspace_id: workspaceId, user_id: null, object_id: id, outcome: 'done' },
    ])
  })

  test('refuses an unknown e-mail, and a person without a second factor', async () => {
    expect(await run(['remove-second-factor', '--email=nobody@test.example'])).toEqual({
      code: 1,
      out: 'Nobody has the e-mail nobody@test.example.\n',
    })
    const { email } = await aPerson(server, ['lead'])
    expect(await run(['remove-second-factor', `--email=${email}`])).toEqual({
      code: 1,
      out: `${email} has no second factor.\n`,
    })
  })
})

describe('verify-audit', () => {
  test('ends with 0 for a whole chain, and with 1 for a head that it does not contain', async () => {
    await getToken(server, await aPerson(server, ['lead']))
    const { head } = await linkRows(db.background)
    const whole = await run(['verify-audit', `--head=${head?.hash}`])
    expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows of the audit log checked, \d+ not/) })
    expect(whole.out).toContain(`the head that was asked for is number ${head?.number}`)
    expect(await run(['verify-audit', `--head=${'0'.repeat(64)}`])).toMatchObject({
      code: 1,
      out: expect.stringContaining('BROKEN: the chain does not contain the head'),
    })
  })

  test('ends with 1 for a changed row and names it; --after leaves out what was moved away', async () => {
    await getToken(server, await aPerson(server, ['lead']))
    const { head } = await linkRows(db.background)
    const { rows } = await sql<{ id: string }>`
      update audit a set request_id = a.request_id || '!' from audit_link l
      where l.audit_id = a.id and l.number = 1 returning a.id`.execute(db.owner)
    const broken = await run(['verify-audit'])
    expect(broken).toMatchObject({ code: 1, out: expect.stringContaining('BROKEN in 1 places') })
    expect(broken.out).toContain(`number 1, row ${rows[0]?.id}`)
    expect(await run(['verify-audit', '--after=1', `--head=${head?.hash}`])).toMatchObject({ code: 0 })
    expect(await run(['verify-audit', '--after=first'])).toMatchObject({ code: 1 })
  })
})

describe('create-database', () => {
  const port = inject('postgresPort')

  function toSettings(name: string) {
    const urls = roleUrls(port, name)
    const settings = mapRoles((role) => [`${role.toUpperCase()}_DATABASE_URL`, urls[role]] as const)
    return { urls, env: { ...Object.fromEntries(Object.values(settings)), SUPERUSER_DATABASE_URL: superuserUrl(port) } }
  }

  test('makes the database that the settings name, ready for the migrations; a second run changes nothing', async () => {
    const name = `made_${randomUUID().replaceAll('-', '')}`
    atEnd(() => asSuperuser(port, (client) => dropDatabase(client, name)))
    const { urls, env } = toSettings(name)
    expect(await run(['create-database'], env)).toMatchObject({ code: 0, out: expect.stringContaining('was made') })
    expect((await prepareDatabase(urls.owner)).length).toBeGreaterThan(20)
    expect(await run(['create-database'], env)).toMatchObject({ code: 0, out: expect.stringContaining('existed') })
    expect(await prepareDatabase(urls.owner)).toEqual([])
  })

  test('refuses addresses of different databases and a wrong user', async () => {
    const { env } = toSettings('one')
    const other = { OPERATOR_DATABASE_URL: roleUrls(port, 'two').operator }
    expect(await run(['create-database'], { ...env, ...other })).toMatchObject({ code: 1 })
    const wrongUser = { OPERATOR_DATABASE_URL: roleUrls(port, 'one').application }
    expect(await run(['create-database'], { ...env, ...wrongUser })).toMatchObject({ code: 1 })
  })
})

test('without a command it explains them', async () => {
  expect(await run([])).toMatchObject({ code: 2, out: expect.stringContaining('make-superadmin') })
})

test('index-lots indexes every lot again, also those whose entries say nothing of the name', async () => {
  const lot = await aLot(server, { nameRu: 'Вертолёт учебный' })
  // as the migration leaves the lots that were indexed before
  await sql`update lot_search set terms = array(select (term >> 2) * 4 + 1 from unnest(terms) as term order by 1)`.execute(
    db.owner,
  )
  const token = await getToken(server, await aPerson(server, ['manager']))
  const find = async () => (await call('lots/getLots', { search: 'вертолёт' }, token)).body.data
  expect(await find()).toMatchObject([{ id: lot.id, foundIn: 'description' }])
  expect(await run(['index-lots'])).toMatchObject({ code: 0, out: expect.stringContaining('indexed again') })
  expect(await find()).toMatchObject([{ id: lot.id, foundIn: 'name' }])
})

test('count-purchases counts the figures of analytics again, whatever they were', async () => {
  const lot = await aLot(server, { customer: 'КГУ «Считаем заново»' })
  const readLots = async () =>
    (
      await sql<{
        lots: number
      }>`select lots from customer_rollup where customer_id = ${lot.customerId} and (source, division) = ('*', '*')`.execute(
        db.owner,
      )
    ).rows
  expect(await readLots()).toEqual([])
  expect(await run(['count-purchases'])).toMatchObject({ code: 0, out: expect.stringContaining('counted again') })
  expect(await readLots()).toEqual([{ lots: 1 }])
})

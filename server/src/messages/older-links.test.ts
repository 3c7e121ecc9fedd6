import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPerson, aWorkspace, getToken, inDays, PASSWORD, type TestPerson } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import type { SecretLinkPurpose } from './links.ts'

const server = await testServer()
const { call, db } = server
const NEW_PASSWORD = 'tuman-basqan-tau'

const PURPOSES: readonly SecretLinkPurpose[] = ['reset_password', 'set_password', 'confirm_email']

/** A link of each kind, sent and not used. */
async function sendLinks(person: TestPerson): Promise<Record<SecretLinkPurpose, string>> {
  const secrets = { reset_password: randomUUID(), set_password: randomUUID(), confirm_email: randomUUID() }
  for (const purpose of PURPOSES)
    await db.owner
      .insertInto('secret_link')
      .values({
        user_id: person.id,
        workspace_id: person.workspaceId,
        purpose,
        email: purpose === 'confirm_email' ? `${randomUUID()}@test.example` : null,
        secret_hash: createHash('sha256').update(secrets[purpose]).digest(),
        expires_at: inDays(1),
      })
      .execute()
  return secrets
}

async function openLink(purpose: SecretLinkPurpose, token: string): Promise<string | null> {
  const { body } =
    purpose === 'confirm_email'
      ? await call('auth/confirmEmail', { token })
      : await call('auth/resetPassword', { token, password: 'qyran-qiya-tas' })
  return body.code ?? null
}

const DEAD = Object.fromEntries(PURPOSES.map((purpose) => [purpose, 'link_expired']))

async function openLinks(secrets: Record<SecretLinkPurpose, string>) {
  const codes: Record<string, string | null> = {}
  for (const purpose of PURPOSES) codes[purpose] = await openLink(purpose, secrets[purpose])
  return codes
}

async function aTeam() {
  const workspaceId = await aWorkspace(server)
  const admin = await aPerson(server, ['admin'], workspaceId)
  return { person: await aPerson(server, ['lead'], workspaceId), token: await getToken(server, admin) }
}

describe('no link that was sent before works', () => {
  test('after an administrator has given a new password', async () => {
    const { person, token } = await aTeam()
    const links = await sendLinks(person)
    expect(
      (await call('users/updateUser', { userId: person.id, password: NEW_PASSWORD, currentPassword: PASSWORD }, token))
        .status,
    ).toBe(200)
    expect(await openLinks(links)).toEqual(DEAD)
  })

  test('after the person has changed the password', async () => {
    const { person } = await aTeam()
    const links = await sendLinks(person)
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD }
    expect((await call('me/changePassword', change, await getToken(server, person))).status).toBe(200)
    expect(await openLinks(links)).toEqual(DEAD)
  })

  test('after one of them has set a new password', async () => {
    const { person } = await aTeam()
    const links = await sendLinks(person)
    expect(await openLink('reset_password', links.reset_password)).toBe(null)
    expect(await openLinks(links)).toEqual(DEAD)
  })

  test('after a deactivation, even if the person comes back', async () => {
    const { person, token } = await aTeam()
    const links = await sendLinks(person)
    expect((await call('users/setUserActive', { userId: person.id, active: false }, token)).status).toBe(200)
    expect((await call('users/setUserActive', { userId: person.id, active: true }, token)).status).toBe(200)
    expect(await openLinks(links)).toEqual(DEAD)
  })

  test('after the application of the company was declined', async () => {
    const { person } = await aTeam()
    const workspaceId = person.workspaceId ?? ''
    await db.owner.updateTable('workspace').set({ activated_at: null }).where('id', '=', workspaceId).execute()
    const links = await sendLinks(person)
    const superadmin = await getToken(server, await aPerson(server, ['superadmin']))
    expect((await call('superadmin/declineWorkspace', { workspaceId }, superadmin)).status).toBe(200)
    expect(await openLinks(links)).toEqual(DEAD)
    const rows = await db.owner.selectFrom('secret_link').select('id').where('user_id', '=', person.id).execute()
    expect(rows).toEqual([])
  })
})

test('a token for Telegram that was shown before a new password connects no chat', async () => {
  const { person, token } = await aTeam()
  const { body } = await call('me/generateTelegramDeepLink', {}, await getToken(server, person))
  await call('users/updateUser', { userId: person.id, password: NEW_PASSWORD, currentPassword: PASSWORD }, token)
  const hash = createHash('sha256').update(body.token).digest()
  const { rows } = await sql<{ id: string | null }>`select link_telegram_chat(${hash}, '1') as id`.execute(
    db.application,
  )
  expect(rows).toEqual([{ id: null }])
})

test('a link made while the person is deactivated does not work', async () => {
  const { person, token } = await aTeam()
  await call('users/setUserActive', { userId: person.id, active: false }, token)
  expect(await openLinks(await sendLinks(person))).toEqual(DEAD)
})

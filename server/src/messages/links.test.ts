import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createScoper } from '../db/scope.ts'
import { aPerson, type TestPerson } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { makeLink, setLinkSecret, useLink, type SecretLinkPurpose, type NewLink } from './links.ts'

const server = await testServer()
const { application, background, owner } = server.db
const inScope = createScoper(server.db)

const make = (person: TestPerson, overrides: Partial<NewLink> = {}) =>
  inScope(person.workspaceId, (scope) =>
    makeLink(scope, { userId: person.id, purpose: 'reset_password', hours: 1, ...overrides }),
  )

/** A link whose letter is written. */
async function aLink(person: TestPerson, secret: string, overrides: Partial<NewLink> = {}): Promise<string> {
  const id = await make(person, overrides)
  expect(await setLinkSecret(background, id, overrides.purpose ?? 'reset_password', secret)).toBe(true)
  return id
}

const use = (secret: string, purpose: SecretLinkPurpose = 'reset_password') => useLink(application, secret, purpose)

describe('a link', () => {
  test('works once', async () => {
    const person = await aPerson(server, ['manager'])
    await aLink(person, 'once')
    expect(await use('once')).toEqual({ userId: person.id, workspaceId: person.workspaceId, email: null })
    expect(await use('once')).toBeNull()
  })

  test('opened by many at once works for one of them', async () => {
    await aLink(await aPerson(server, ['manager']), 'race')
    const answers = await Promise.all(Array.from({ length: 12 }, () => use('race')))
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1)
  })

  test('works for its purpose alone', async () => {
    await aLink(await aPerson(server, ['manager']), 'reset')
    expect(await use('reset', 'set_password')).toBeNull()
    expect(await use('reset', 'confirm_email')).toBeNull()
    expect(await use('reset')).not.toBeNull()
  })

  test('stops working when its time is over', async () => {
    const id = await aLink(await aPerson(server, ['manager']), 'late')
    await sql`update secret_link set expires_at = now() where id = ${id}`.execute(owner)
    expect(await use('late')).toBeNull()
  })

  test('stops working when a newer one is made for the same person and purpose, even if that one is never sent', async () => {
    const person = await aPerson(server, ['manager'])
    const older = await aLink(person, 'older')
    await aLink(person, 'other purpose', { purpose: 'set_password' })
    await make(person)
    expect(await use('older')).toBeNull()
    expect(await setLinkSecret(background, older, 'reset_password', 'older again')).toBe(false)
    expect(await use('other purpose', 'set_password')).not.toBeNull()
  })

  test('made twice at once leaves one that works', async () => {
    const person = await aPerson(server, ['manager'])
    const ids = await Promise.all([make(person), make(person)])
    const alive = await Promise.all(ids.map((id, i) => setLinkSecret(background, id, 'reset_password', `twice ${i}`)))
    expect(alive.filter(Boolean)).toHaveLength(1)
  })

  test('that is used or expired gets no new secret', async () => {
    const used = await aLink(await aPerson(server, ['manager']), 'used')
    await use('used')
    expect(await setLinkSecret(background, used, 'reset_password', 'used again')).toBe(false)
    const expired = await make(await aPerson(server, ['manager']), { hours: 0 })
    expect(await setLinkSecret(background, expired, 'reset_password', 'expired')).toBe(false)
  })

  test('to confirm an address gives the address', async () => {
    const person = await aPerson(server, ['manager'])
    await aLink(person, 'address', { purpose: 'confirm_email', email: 'new@test.example' })
    expect(await use('address', 'confirm_email')).toMatchObject({ userId: person.id, email: 'new@test.example' })
  })

  test('is made for superadmins too', async () => {
    const superadmin = await aPerson(server, ['superadmin'])
    await aLink(superadmin, 'operator')
    expect(await use('operator')).toEqual({ userId: superadmin.id, workspaceId: null, email: null })
  })

  test('to set the first password is made by the operator for a workspace’s admin; no other purpose is', async () => {
    const admin = await aPerson(server, ['admin'])
    const byOperator = (purpose: SecretLinkPurpose) =>
      inScope(null, (scope) =>
        makeLink(scope, {
          userId: admin.id,
          purpose,
          hours: 1,
          ...(admin.workspaceId && { workspaceId: admin.workspaceId }),
        }),
      )
    const id = await byOperator('set_password')
    await setLinkSecret(background, id, 'set_password', 'first')
    expect(await use('first', 'set_password')).toMatchObject({ userId: admin.id, workspaceId: admin.workspaceId })
    await expect(byOperator('reset_password')).rejects.toThrow(/row-level security/)
  })
})

describe('the secret', () => {
  test('is stored as its hash alone, which no role that serves people can read', async () => {
    const id = await aLink(await aPerson(server, ['manager']), 'hidden')
    const { rows } = await sql`select * from secret_link where id = ${id}`.execute(owner)
    expect(JSON.stringify(rows)).not.toContain('hidden')
    for (const role of [application, server.db.operator, background])
      await expect(sql`select secret_hash from secret_link`.execute(role)).rejects.toThrow(/permission denied/)
  })

  test('cannot be given to a person of another workspace', async () => {
    const mine = await aPerson(server, ['admin'])
    const foreign = await aPerson(server, ['admin'])
    await expect(make(mine, { userId: foreign.id })).rejects.toThrow(/foreign key/)
    await expect(
      make(mine, { userId: foreign.id, ...(foreign.workspaceId && { workspaceId: foreign.workspaceId }) }),
    ).rejects.toThrow(/row-level security/)
  })
})

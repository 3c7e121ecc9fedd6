// The response time must not reveal whether an e-mail is known. Milliseconds depend on the machine; the work does not:
// a known and an unknown e-mail cause the same statements and the same hashes.
import { expect, test, vi } from 'vitest'

vi.mock('@node-rs/argon2', { spy: true })
// another test file of the same worker may have loaded the server's modules without the spy
vi.resetModules()
const { verify } = await import('@node-rs/argon2')
const { aPerson } = await import('../../testing/builders.ts')
const { hashPassword } = await import('../../platform/passwords.ts')
const { recordStatements } = await import('../../testing/statements.ts')
const { testServer } = await import('../../testing/server.ts')

const server = await testServer()
const { id, email: known } = await aPerson(server, ['manager'])
// as costly as that of a person who chose it
const password_hash = await hashPassword('sary-arqa-samal')
await server.db.owner.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute()
const unknown = 'nobody@test.example'

/** Password checks, each with what makes a hash cost what it costs: `$argon2id$v=19$m=…,t=…,p=…`. */
const passwordChecks = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))

async function recordWork(call: () => Promise<unknown>) {
  vi.mocked(verify).mockClear()
  const statements = await recordStatements(call)
  return { statements, checks: passwordChecks() }
}

test('asking for a new password is the same work for known and unknown e-mails', async () => {
  const ask = (email: string) => async () =>
    expect(await server.call('auth/requestPasswordReset', { email })).toMatchObject({ status: 200, body: {} })
  await ask('first@test.example')()
  const forUnknown = await recordWork(ask(unknown))
  expect(await recordWork(ask(known))).toEqual(forUnknown)
  expect(forUnknown.statements).not.toEqual([])
})

test('a wrong password is the same work for both: an unknown e-mail is checked against a dummy hash', async () => {
  const signIn = (email: string) => async () =>
    expect(await server.call('auth/localLogin', { email, password: 'not the password' })).toMatchObject({ status: 400 })
  await signIn('first@test.example')()
  const forUnknown = await recordWork(signIn(unknown))
  expect(await recordWork(signIn(known))).toEqual(forUnknown)
  expect(forUnknown.checks).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
})

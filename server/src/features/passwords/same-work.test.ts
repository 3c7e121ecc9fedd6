// Whether an e-mail is known must not be told by the clock. Milliseconds depend on the machine; the work does not: a
// known and an unknown e-mail cause the same statements and the same hashes.
import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { aPerson } from '../../testing/builders.ts'
import { statementsOf } from '../../testing/statements.ts'
import { testServer } from '../../testing/server.ts'

vi.mock('@node-rs/argon2', { spy: true })

const server = await testServer()
const known = (await aPerson(server, ['manager'])).email
const unknown = 'nobody@test.example'

/** Password checks, each with what makes a hash cost what it costs: `$argon2id$v=19$m=…,t=…,p=…`. */
const passwordChecks = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))

async function workOf(call: () => Promise<unknown>) {
  vi.mocked(verify).mockClear()
  const statements = await statementsOf(call)
  return { statements, checks: passwordChecks() }
}

test('asking for a new password is the same work for known and unknown e-mails', async () => {
  const ask = (email: string) => async () =>
    expect(await server.call('auth/requestPasswordReset', { email })).toMatchObject({ status: 200, body: {} })
  await ask('first@test.example')()
  const forUnknown = await workOf(ask(unknown))
  expect(await workOf(ask(known))).toEqual(forUnknown)
  expect(forUnknown.statements).not.toEqual([])
})

test('so is a wrong password: each is checked against a hash, that of nobody in particular where there is none', async () => {
  const signIn = (email: string) => async () =>
    expect(await server.call('auth/localLogin', { email, password: 'not the password' })).toMatchObject({ status: 400 })
  await signIn('first@test.example')()
  const forUnknown = await workOf(signIn(unknown))
  expect(await workOf(signIn(known))).toEqual(forUnknown)
  expect(forUnknown.checks).toEqual(['$argon2id$v=19$m=19456,t=2,p=1'])
})

import { describe, expect, test } from 'vitest'
import { aPerson, PASSWORD } from '../../testing/builders.ts'
import { callFrom } from '../../testing/from-address.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { db } = server

const HOME = '127.0.0.1'
let used = 0
/** an address that nobody has called from yet */
const anAddress = () => `127.0.${1 + Math.floor((used += 1) / 250)}.${1 + (used % 250)}`
const signIn = (address: string, email: string, password: string) =>
  callFrom(server, { address }, 'auth/localLogin', { email, password })
const refused = { status: 429, body: { code: 'too_many_requests' } }

/** As if so many guesses had been made today, from wherever. */
async function simulateGuesses(email: string, attempts: number): Promise<void> {
  await db.owner
    .insertInto('rate_limit')
    .values({ key: `sign-in-person:${email}`, attempts, window_ends_at: new Date(Date.now() + 3_600_000) })
    .execute()
}
const updateWindow = (email: string) => db.owner.updateTable('rate_limit').where('key', '=', `sign-in-person:${email}`)

describe('one person, over all addresses,', () => {
  test('can be guessed at a hundred times a day', async () => {
    const { email } = await aPerson(server, ['lead'])
    await simulateGuesses(email, 98)
    expect(await signIn(anAddress(), email, 'guess 99')).toMatchObject({ status: 400 })
    expect(await signIn(anAddress(), email.toUpperCase(), 'guess 100')).toMatchObject({ status: 400 })
    expect(await signIn(anAddress(), email, PASSWORD)).toMatchObject(refused)
    // a day later
    await updateWindow(email).set({ window_ends_at: new Date() }).execute()
    expect(await signIn(anAddress(), email, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('and still signs in where they have signed in before', async () => {
    const { email } = await aPerson(server, ['lead'])
    expect(await signIn(HOME, email, PASSWORD)).toMatchObject({ status: 200 })
    await updateWindow(email).set({ attempts: 5_000 }).execute()
    expect(await signIn(anAddress(), email, PASSWORD)).toMatchObject(refused)
    expect(await signIn(HOME, email, PASSWORD)).toMatchObject({ status: 200 })
    expect(await signIn(HOME, email, 'a slip')).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
  })

  test('but not where they were more than 90 days ago', async () => {
    const person = await aPerson(server, ['lead'])
    await signIn(HOME, person.email, PASSWORD)
    await db.owner
      .updateTable('session')
      .set({ started_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('user_id', '=', person.id)
      .execute()
    await updateWindow(person.email).set({ attempts: 5_000 }).execute()
    expect(await signIn(HOME, person.email, PASSWORD)).toMatchObject(refused)
  })

  test('an unknown e-mail is refused in the same way', async () => {
    const email = 'nobody@attempts.example'
    await simulateGuesses(email, 100)
    expect(await signIn(anAddress(), email, PASSWORD)).toMatchObject(refused)
  })
})

test('one address may guess 60 times in a quarter of an hour, whomever it guesses at', async () => {
  const address = anAddress()
  await db.owner
    .insertInto('rate_limit')
    .values({ key: `sign-in-address:${address}`, attempts: 59, window_ends_at: new Date(Date.now() + 60_000) })
    .execute()
  const { email } = await aPerson(server, ['lead'])
  expect(await signIn(address, 'nobody-else@attempts.example', 'guess 60')).toMatchObject({ status: 400 })
  expect(await signIn(address, email, PASSWORD)).toMatchObject(refused)
  expect(await signIn(anAddress(), email, PASSWORD)).toMatchObject({ status: 200 })
})

test('a refused attempt computes no hash: 50 at once are all answered, though not so many can be hashed', async () => {
  const { email } = await aPerson(server, ['lead'])
  await simulateGuesses(email, 100)
  const address = anAddress()
  const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(address, email, 'guess')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]))
})

import { describe, expect, test } from 'vitest'
import { aPerson, getToken, PASSWORD } from '../../testing/builders.ts'
import { callFrom } from '../../testing/from-address.ts'
import { testServer } from '../../testing/server.ts'

const server = await testServer()
const { db } = server

let used = 0
/** an address that nobody has called from yet */
const anAddress = () => `127.0.${1 + Math.floor((used += 1) / 250)}.${1 + (used % 250)}`
const signIn = (address: string, email: string, password: string, cookie?: string) =>
  callFrom(server, { address, ...(cookie && { cookie }) }, 'auth/localLogin', { email, password })
/** The cookie of a browser in which this person has just signed in. */
async function aDevice(email: string, cookie?: string): Promise<string> {
  const { headers } = await signIn(anAddress(), email, PASSWORD, cookie)
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? ''
}
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

describe('in a browser where they have signed in before, a person', () => {
  test('signs in although strangers have used up all guesses, from any address', async () => {
    const { email } = await aPerson(server, ['lead'])
    const device = await aDevice(email)
    await updateWindow(email).set({ attempts: 5_000 }).execute()
    const address = anAddress()
    await db.owner
      .insertInto('rate_limit')
      .values({ key: `sign-in-address:${address}`, attempts: 500, window_ends_at: new Date(Date.now() + 60_000) })
      .execute()
    expect(await signIn(anAddress(), email, PASSWORD)).toMatchObject(refused)
    expect(await signIn(address, email, PASSWORD, device)).toMatchObject({ status: 200 })
  })

  test('has ten guesses in a quarter of an hour like everybody', async () => {
    const { email } = await aPerson(server, ['lead'])
    const device = await aDevice(email)
    for (let guess = 1; guess <= 10; guess += 1)
      expect(await signIn(anAddress(), email, `guess ${guess}`, device)).toMatchObject({ status: 400 })
    expect(await signIn(anAddress(), email, PASSWORD, device)).toMatchObject(refused)
    expect(await signIn(anAddress(), email, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('keeps the same counter when they sign in there again', async () => {
    const { email } = await aPerson(server, ['lead'])
    const first = await aDevice(email)
    const second = await aDevice(email, first)
    for (let guess = 1; guess <= 10; guess += 1) await signIn(anAddress(), email, 'a guess', first)
    expect(await signIn(anAddress(), email, PASSWORD, second)).toMatchObject(refused)
  })

  test('is not helped by the browser of somebody else, nor by a forged mark', async () => {
    const { email } = await aPerson(server, ['lead'])
    const own = await aDevice(email)
    const others = await aDevice((await aPerson(server, ['lead'])).email)
    await updateWindow(email).set({ attempts: 5_000 }).execute()
    for (const cookie of [others, `${own}x`, 'tendertap_device=a.b.c'])
      expect(await signIn(anAddress(), email, PASSWORD, cookie)).toMatchObject(refused)
  })

  test('is not helped by a mark from before their present password', async () => {
    const person = await aPerson(server, ['lead'])
    const device = await aDevice(person.email)
    const change = { currentPassword: PASSWORD, password: 'tuman-basqan-tau' }
    expect(await server.call('me/changePassword', change, await getToken(server, person))).toMatchObject({
      status: 200,
    })
    await updateWindow(person.email).set({ attempts: 5_000 }).execute()
    expect(await signIn(anAddress(), person.email, change.password, device)).toMatchObject(refused)
  })

  test('has a mark that no script and no other site can use, and that lets nobody in', async () => {
    const { email } = await aPerson(server, ['lead'])
    const { headers } = await signIn(anAddress(), email, PASSWORD)
    expect(headers['set-cookie']?.[0]).toMatch(
      /^tendertap_device=[\w.-]+; Path=\/api\/auth\/localLogin; Max-Age=7776000; HttpOnly; Secure; SameSite=Strict$/,
    )
    const device = await aDevice(email)
    expect(await server.call('me/getMe', {}, device.split('=')[1])).toMatchObject({ status: 401 })
    expect((await signIn(anAddress(), email, 'a guess')).headers['set-cookie']).toBeUndefined()
  })
})

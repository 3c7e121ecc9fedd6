// Whether an e-mail is known must not be told by the clock. Pairs are interleaved, so that a busy machine slows both
// sides alike.
import { expect, test } from 'vitest'
import { aPerson } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const PAIRS = 100
const GAP_MS = 15

const server = await testServer()
const people = await Promise.all(Array.from({ length: 10 }, () => aPerson(server, ['manager'])))

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The median of the differences known − unknown, each measured side by side. */
async function medianGap(ask: (email: string) => Promise<unknown>): Promise<number> {
  const timed = async (email: string) => {
    const started = performance.now()
    await ask(email)
    return performance.now() - started
  }
  const gaps: number[] = []
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // no limit may answer instead
    if (pair % 4 === 0) await server.db.owner.deleteFrom('rate_limit').execute()
    const known = people[pair % people.length]?.email ?? ''
    const unknown = `${crypto.randomUUID()}@test.example`
    const isKnownFirst = pair % 2 === 0
    const first = await timed(isKnownFirst ? known : unknown)
    const second = await timed(isKnownFirst ? unknown : known)
    gaps.push(isKnownFirst ? first - second : second - first)
  }
  return median(gaps)
}

test('asking for a new password takes the same time for known and unknown e-mails', async () => {
  const gap = await medianGap(async (email) =>
    expect(await server.call('auth/requestPasswordReset', { email })).toMatchObject({ status: 200, body: {} }),
  )
  expect(Math.abs(gap)).toBeLessThan(GAP_MS)
})

test('so does a wrong password', async () => {
  const gap = await medianGap(async (email) =>
    expect(await server.call('auth/localLogin', { email, password: 'not the password' })).toMatchObject({
      status: 400,
    }),
  )
  expect(Math.abs(gap)).toBeLessThan(GAP_MS)
}, 60_000)

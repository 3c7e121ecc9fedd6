import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

function times(count: number, act: () => void): void {
  for (let done = 0; done < count; done += 1) act()
}

test('a portal is asked once a second, once more for every fifty good answers, five times at most', () => {
  const pace = createPace({ waitScale: 1, limited: true })
  expect(pace.rate()).toBe(1)
  times(49, pace.succeeded)
  expect(pace.rate()).toBe(1)
  pace.succeeded()
  expect(pace.rate()).toBe(2)
  times(500, pace.succeeded)
  expect(pace.rate()).toBe(5)
})

test('it slows down by 0.7 when asked too often and by 0.85 on a failure, and the fifty count anew', () => {
  const pace = createPace({ waitScale: 1, limited: true })
  times(200, pace.succeeded)
  pace.throttled()
  expect(pace.rate()).toBeCloseTo(3.5)
  pace.failed()
  expect(pace.rate()).toBeCloseTo(2.975)
  times(49, pace.succeeded)
  pace.failed()
  times(49, pace.succeeded)
  expect(pace.rate()).toBeCloseTo(2.975 * 0.85)
  times(20, pace.throttled)
  expect(pace.rate()).toBe(1)
})

test('requests take turns, and an aborted one stops waiting', async () => {
  let now = 0
  const pace = createPace({ waitScale: 0.01, limited: true, now: () => now })
  const { signal } = new AbortController()
  await pace.waitForTurn(signal)
  const second = pace.waitForTurn(signal).then(() => 'second')
  await expect(Promise.race([second, Promise.resolve('nobody yet')])).resolves.toBe('nobody yet')
  await expect(second).resolves.toBe('second')
  now = 1_000_000
  await expect(
    Promise.race([
      pace.waitForTurn(signal).then(() => 'at once'),
      new Promise((resolve) => setTimeout(resolve, 5_000)),
    ]),
  ).resolves.toBe('at once')
  const slow = createPace({ waitScale: 1, limited: true })
  await slow.waitForTurn(signal)
  await expect(slow.waitForTurn(AbortSignal.timeout(1))).rejects.toMatchObject({ name: 'AbortError' })
  await expect(slow.pause(60_000, AbortSignal.timeout(1))).rejects.toMatchObject({ name: 'AbortError' })
})

test('without a limit nobody waits', async () => {
  const pace = createPace({ waitScale: 1, limited: false })
  const { signal } = new AbortController()
  await expect(Promise.all(Array.from({ length: 1_000 }, () => pace.waitForTurn(signal)))).resolves.toHaveLength(1_000)
})

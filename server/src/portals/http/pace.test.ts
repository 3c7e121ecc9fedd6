import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

function times(count: number, act: () => void): void {
  for (let done = 0; done < count; done += 1) act()
}

test('a portal is asked once a second, once more for every fifty good answers, five times at most', () => {
  const pace = createPace({ waitScale: 1, reserveTurn: null })
  expect(pace.rate()).toBe(1)
  times(49, pace.succeeded)
  expect(pace.rate()).toBe(1)
  pace.succeeded()
  expect(pace.rate()).toBe(2)
  times(500, pace.succeeded)
  expect(pace.rate()).toBe(5)
})

test('it slows down by 0.7 when asked too often and by 0.85 on a failure, and the fifty count anew', () => {
  const pace = createPace({ waitScale: 1, reserveTurn: null })
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

test('a request waits for the turn that it reserved, and an aborted one stops waiting', async () => {
  const { signal } = new AbortController()
  const intervals: number[] = []
  const waits = [0, 20, 60_000]
  const reserveTurn = async (intervalMs: number) => {
    intervals.push(intervalMs)
    return waits.shift() ?? 0
  }
  const pace = createPace({ waitScale: 0.5, reserveTurn })
  await pace.waitForTurn(signal)
  const began = performance.now()
  await pace.waitForTurn(signal)
  expect(performance.now() - began).toBeGreaterThan(15)
  await expect(pace.waitForTurn(AbortSignal.timeout(1))).rejects.toMatchObject({ name: 'AbortError' })
  await expect(pace.pause(60_000, AbortSignal.timeout(1))).rejects.toMatchObject({ name: 'AbortError' })
  times(50, pace.succeeded)
  await pace.waitForTurn(signal)
  expect(intervals).toEqual([500, 500, 500, 250])
})

test('without turns nobody waits', async () => {
  const pace = createPace({ waitScale: 1, reserveTurn: null })
  const { signal } = new AbortController()
  await expect(Promise.all(Array.from({ length: 1_000 }, () => pace.waitForTurn(signal)))).resolves.toHaveLength(1_000)
})

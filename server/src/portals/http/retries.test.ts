import { describe, expect, test } from 'vitest'
import { PortalProblem } from '../problem.ts'
import type { Pace } from './pace.ts'
import { askWithRetries } from './retries.ts'

const { signal } = new AbortController()

/** The portal fails with these problems, then answers. Returns the waits and the observed events. */
async function askAfter(...problems: unknown[]) {
  const waits: number[] = []
  const events: string[] = []
  const pace: Pace = {
    waitForTurn: () => Promise.resolve(),
    pause: (ms) => {
      waits.push(ms)
      return Promise.resolve()
    },
    succeeded: () => events.push('succeeded'),
    throttled: () => events.push('slower'),
    failed: () => events.push('a little slower'),
    rate: () => 1,
  }
  const left = [...problems]
  const ask = () => {
    if (left.length === 0) return Promise.resolve('answered')
    throw left.shift()
  }
  const answer = await askWithRetries(ask, { pace, observe: (event) => events.push(event), signal }).catch(
    (cause: unknown) => cause,
  )
  return { answer, waits, events }
}
const times = (count: number, problem: PortalProblem) => Array.from({ length: count }, () => problem)

describe('a request is repeated', () => {
  test('three times, after 5, 15 and 30 seconds, when the trouble may pass', async () => {
    const trouble = new PortalProblem('passing', 'HTTP 502', { status: 502 })
    expect(await askAfter(...times(3, trouble))).toMatchObject({ answer: 'answered', waits: [5_000, 15_000, 30_000] })
    expect(await askAfter(...times(4, trouble))).toMatchObject({ answer: trouble, waits: [5_000, 15_000, 30_000] })
  })

  test('after 2, 5 and 15 seconds, and slower from then on, when it was asked too often', async () => {
    const { waits, events } = await askAfter(...times(3, new PortalProblem('throttled', 'HTTP 429')))
    expect(waits).toEqual([2_000, 5_000, 15_000])
    expect(events.slice(0, 4)).toEqual(['request', 'slower', 'throttle', 'retry'])
    expect(events.at(-1)).toBe('succeeded')
  })

  test('after the wait that the portal asks for, unless that takes minutes', async () => {
    expect(await askAfter(new PortalProblem('throttled', '', { retryAfterMs: 9_000 }))).toMatchObject({
      answer: 'answered',
      waits: [9_000],
    })
    expect(await askAfter(new PortalProblem('throttled', '', { retryAfterMs: 1 }))).toMatchObject({ waits: [2_000] })
    const late = new PortalProblem('throttled', '', { retryAfterMs: 3_600_000 })
    expect(await askAfter(late)).toMatchObject({ answer: late, waits: [] })
  })

  test('once after a plain 500', async () => {
    const trouble = new PortalProblem('passing', 'HTTP 500', { status: 500 })
    expect(await askAfter(trouble)).toMatchObject({ answer: 'answered', waits: [5_000] })
    expect(await askAfter(trouble, trouble)).toMatchObject({ answer: trouble, waits: [5_000] })
  })
})

test.each(['access', 'permanent'] as const)('a request with a problem of kind %s is not repeated', async (kind) => {
  const problem = new PortalProblem(kind, 'no')
  expect(await askAfter(problem)).toMatchObject({ answer: problem, waits: [] })
})

test('a mistake of our own is thrown as it is', async () => {
  const mistake = new Error('ours')
  expect(await askAfter(mistake)).toMatchObject({ answer: mistake, waits: [] })
})

import { describe, expect, test } from 'vitest'
import { toEventId, findStart } from './start.ts'

const OURS = '0198c0de-0000-7000-8000-000000000001'
const THEIRS = '0198c0de-0000-7000-8000-000000000002'
const stored = { last: 50, first: 11, settled: 45 }

describe('a stream', () => {
  test('without a number begins where the page may have begun to load', () => {
    expect(findStart(OURS, undefined, stored)).toEqual({ position: 45, reset: false })
    expect(findStart(OURS, undefined, { last: 12, first: 11, settled: null })).toEqual({ position: 10, reset: false })
    expect(findStart(OURS, undefined, { last: 12, first: null, settled: null })).toEqual({ position: 12, reset: false })
    expect(findStart(OURS, undefined, { last: 0, first: null, settled: null })).toEqual({ position: 0, reset: false })
  })

  test.each([10, 11, 30, 50])('resumes after %i, with 11 to 50 stored', (number) => {
    expect(findStart(OURS, toEventId(OURS, number), stored)).toEqual({ position: number, reset: false })
  })

  test('resumes at the newest number also when no event is stored', () => {
    expect(findStart(OURS, toEventId(OURS, 50), { last: 50, first: null, settled: null })).toEqual({
      position: 50,
      reset: false,
    })
  })

  test.each([
    ['too old', toEventId(OURS, 9)],
    ['of the future', toEventId(OURS, 51)],
    ['of another workspace', toEventId(THEIRS, 30)],
    ['no number', `${OURS}:x`],
    ['negative', `${OURS}:-1`],
    ['too large', `${OURS}:9999999999999999`],
    ['empty', ''],
  ])('resets on a number that is %s', (_, id) => {
    expect(findStart(OURS, id, stored)).toEqual({ position: 50, reset: true })
  })

  test('resets rather than replay more than a thousand events', () => {
    const busy = { last: 5_000, first: 1, settled: 5_000 }
    expect(findStart(OURS, toEventId(OURS, 4_000), busy).reset).toBe(false)
    expect(findStart(OURS, toEventId(OURS, 3_999), busy).reset).toBe(true)
  })
})

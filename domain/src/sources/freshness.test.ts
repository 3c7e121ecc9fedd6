import { describe, expect, test } from 'vitest'
import { calculateFreshness, calculateOverallFreshness, type Freshness } from './freshness.ts'

const now = new Date('2026-11-10T09:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const lists = (lastGood: number | null) => [
  { lastGoodAt: lastGood === null ? null : ago(lastGood), connectedAt: ago(5), pollSeconds: 300 },
]

describe('the freshness of a source', () => {
  test.each<[string, Freshness, Freshness]>([
    [
      'fresh, without gaps',
      calculateFreshness(lists(3), 0, now),
      { state: 'fresh', updatedAt: ago(3), silentSince: null, gaps: 0 },
    ],
    [
      'fresh, with gaps',
      calculateFreshness(lists(3), 2, now),
      { state: 'gaps', updatedAt: ago(3), silentSince: null, gaps: 2 },
    ],
    [
      'silent outweighs gaps',
      calculateFreshness(lists(40), 2, now),
      { state: 'silent', updatedAt: ago(40), silentSince: ago(40), gaps: 2 },
    ],
    [
      'starting, while the first reading goes on',
      calculateFreshness(lists(null), 0, now),
      { state: 'starting', updatedAt: null, silentSince: null, gaps: 0 },
    ],
    [
      'off, when nobody reads it, whatever is left of it',
      calculateFreshness([], 2, now),
      { state: 'off', updatedAt: null, silentSince: null, gaps: 0 },
    ],
  ])('%s', (_what, freshness, expected) => {
    expect(freshness).toEqual(expected)
  })
})

describe('the freshness of the whole catalogue', () => {
  const [fresh, older, gaps, silent, starting, off] = [
    calculateFreshness(lists(1), 0, now),
    calculateFreshness(lists(8), 0, now),
    calculateFreshness(lists(2), 3, now),
    calculateFreshness(lists(40), 1, now),
    calculateFreshness(lists(null), 0, now),
    calculateFreshness([], 0, now),
  ]

  test.each<[string, Freshness[], Freshness]>([
    [
      'that of the oldest source; one that is off does not count',
      [fresh, older, off],
      { state: 'fresh', updatedAt: ago(8), silentSince: null, gaps: 0 },
    ],
    [
      'gaps of one are gaps of the whole',
      [fresh, gaps],
      { state: 'gaps', updatedAt: ago(2), silentSince: null, gaps: 3 },
    ],
    [
      'a silent source is named apart: the others say how fresh the rest is',
      [older, gaps, silent],
      { state: 'silent', updatedAt: ago(8), silentSince: ago(40), gaps: 4 },
    ],
    ['all silent: nothing is fresh', [silent], { state: 'silent', updatedAt: null, silentSince: ago(40), gaps: 1 }],
    ['one starts', [fresh, starting], { state: 'starting', updatedAt: ago(1), silentSince: null, gaps: 0 }],
    ['none is connected', [off], { state: 'off', updatedAt: null, silentSince: null, gaps: 0 }],
    ['there are none', [], { state: 'off', updatedAt: null, silentSince: null, gaps: 0 }],
  ])('%s', (_what, sources, expected) => {
    expect(calculateOverallFreshness(sources)).toEqual(expected)
  })
})

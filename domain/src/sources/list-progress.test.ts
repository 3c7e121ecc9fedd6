import { describe, expect, test } from 'vitest'
import { findCompleteUntil, findSilentSince, type ListProgress } from './list-progress.ts'

const now = new Date('2026-11-10T09:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const list = (lastGood: number | null, changes: Partial<ListProgress> = {}): ListProgress => ({
  lastGoodAt: lastGood === null ? null : ago(lastGood),
  connectedAt: ago(10_000),
  pollSeconds: 300,
  ...changes,
})
const daily = { pollSeconds: 86_400 }

describe('a source is silent', () => {
  test.each<[string, ListProgress[], Date | null]>([
    ['never, when nobody reads it', [], null],
    ['not within two intervals', [list(10)], null],
    ['after two intervals without a good run', [list(10.1)], ago(10.1)],
    ['when one of its lists is, since that one’s last good run', [list(1), list(45), list(30)], ago(45)],
    [
      'since it was connected, when no run has ended well in the first hour',
      [list(null, { connectedAt: ago(61) })],
      ago(61),
    ],
    ['not while the first run may still be under way', [list(null, { connectedAt: ago(59) })], null],
    ['by the interval of each list: a daily one may be a day old', [list(1), list(1500, daily)], null],
    ['by the interval of each list: two days are too long for a daily one', [list(1), list(2881, daily)], ago(2881)],
    ['not after a few seconds, however short the interval', [list(0.9, { pollSeconds: 2 })], null],
    ['after a minute, when the interval is shorter', [list(1.1, { pollSeconds: 2 })], ago(1.1)],
  ])('%s', (_when, lists, since) => {
    expect(findSilentSince(lists, now)).toEqual(since)
  })
})

describe('a source is read until', () => {
  test.each<[string, ListProgress[], Date | null]>([
    ['nothing, when nobody reads it', [], null],
    ['the oldest good run of its lists', [list(2), list(4)], ago(4)],
    ['nothing, as long as one list was never read whole', [list(2), list(null)], null],
    ['whatever a list says that is read more rarely', [list(2), list(900, daily), list(null, daily)], ago(2)],
  ])('%s', (_when, lists, until) => {
    expect(findCompleteUntil(lists)).toEqual(until)
  })
})

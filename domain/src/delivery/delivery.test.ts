import { describe, expect, test } from 'vitest'
import { decideAlarm } from './alarm.ts'
import { findTroubles } from './troubles.ts'

const now = new Date('2026-11-14T05:30:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('the troubles of delivery', () => {
  const well = { failed: 0, deadLetters: 0, waitingSince: null }

  test.each([
    ['nothing failed and nothing waits', {}, []],
    ['something waits for less than a quarter of an hour', { waitingSince: before(14) }, []],
    ['something waits for a quarter of an hour', { waitingSince: before(15) }, ['stuck']],
    ['a delivery failed', { failed: 1 }, ['failed']],
    ['a job is a dead letter', { deadLetters: 1 }, ['dead_letters']],
    [
      'everything at once',
      { failed: 2, deadLetters: 2, waitingSince: before(60) },
      ['stuck', 'failed', 'dead_letters'],
    ],
  ])('when %s', (_case, facts, troubles) => {
    expect(findTroubles({ ...well, ...facts }, now)).toEqual(troubles)
  })
})

describe('the alarm', () => {
  test.each([
    ['begins with the first trouble', null, true, 'begin'],
    ['is silent while all is well', null, false, 'nothing'],
    ['waits within an hour of its last letter', { toldAt: before(59), troubleAt: before(5) }, true, 'wait'],
    ['reminds an hour after its last letter', { toldAt: before(60), troubleAt: before(5) }, true, 'remind'],
    ['lasts within an hour of the last trouble', { toldAt: before(90), troubleAt: before(59) }, false, 'nothing'],
    ['ends an hour after the last trouble', { toldAt: before(60), troubleAt: before(60) }, false, 'end'],
  ])('%s', (_case, raised, isTroubled, step) => {
    expect(decideAlarm(raised, isTroubled, now)).toBe(step)
  })
})

import { describe, expect, test } from 'vitest'
import { ALARM_KINDS, findAlarms, getSeverity, type AlarmKind, type SourceFacts } from './alarms.ts'

const now = new Date('2026-11-10T09:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const DAY = 24 * 60
const list = { lastGoodAt: inMinutes(-3), connectedAt: inMinutes(-5000), pollSeconds: 300 }
const well: SourceFacts = {
  lists: [list],
  isAdmitted: true,
  tokenExpiresAt: inMinutes(300 * DAY),
  newLots: 12,
  recentUnknownValues: 0,
  openGaps: 0,
  ownClockAheadSeconds: 0,
  portalClockAheadSeconds: null,
}

describe('alarms of a source', () => {
  test.each<[string, Partial<SourceFacts>, AlarmKind[]]>([
    ['none, when all is well', {}, []],
    ['no good run for two intervals', { lists: [{ ...list, lastGoodAt: inMinutes(-11) }] }, ['silent']],
    ['the portal does not let us in', { isAdmitted: false }, ['refused']],
    [
      'none, when it did a moment ago',
      {
        isAdmitted: false,
        lists: [
          { ...list, lastGoodAt: inMinutes(-1.9) },
          { ...list, lastGoodAt: null, connectedAt: inMinutes(-5) },
        ],
      },
      [],
    ],
    [
      'the portal has never let us in',
      { isAdmitted: false, lists: [{ ...list, lastGoodAt: null, connectedAt: now }] },
      ['refused'],
    ],
    ['none, before the portal was asked', { isAdmitted: null }, []],
    ['the token ends in less than 14 days', { tokenExpiresAt: inMinutes(14 * DAY - 1) }, ['token_expires']],
    ['none, when it ends in 14 days', { tokenExpiresAt: inMinutes(14 * DAY) }, []],
    ['the token has ended, which is another alarm', { tokenExpiresAt: now }, ['token_expired']],
    ['none, when the portal needs no token', { tokenExpiresAt: null }, []],
    ['no new lots on a working day', { newLots: 0 }, ['no_new_lots']],
    ['a status or method without a word of ours', { recentUnknownValues: 1 }, ['unknown_values']],
    ['our clock is a minute ahead of the database’s', { ownClockAheadSeconds: 60 }, ['own_clock']],
    ['our clock is a minute behind it', { ownClockAheadSeconds: -60 }, ['own_clock']],
    ['the portal’s clock is a minute ahead', { portalClockAheadSeconds: 60 }, ['portal_clock']],
    ['the portal’s clock is hours behind', { portalClockAheadSeconds: -10_800 }, ['portal_clock']],
    ['none, when clocks differ by less', { ownClockAheadSeconds: 59, portalClockAheadSeconds: -59 }, []],
    ['none, before clocks were compared', { ownClockAheadSeconds: null }, []],
    ['open gaps', { openGaps: 2 }, ['gaps']],
    ['several, the gravest first', { newLots: 0, openGaps: 1, isAdmitted: false }, ['refused', 'gaps', 'no_new_lots']],
    ['none of a source that nobody has connected', { lists: [], newLots: 0, openGaps: 1, isAdmitted: false }, []],
  ])('%s', (_what, changes, alarms) => {
    expect(findAlarms({ ...well, ...changes }, now)).toEqual(alarms)
  })

  test('what stops the reading is grave, what it misses is a warning', () => {
    expect(ALARM_KINDS.filter((kind) => getSeverity(kind) === 'bad')).toEqual(['refused', 'token_expired', 'silent'])
  })
})

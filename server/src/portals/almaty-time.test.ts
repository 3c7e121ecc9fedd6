import { describe, expect, test } from 'vitest'
import { toAlmatyText, parsePortalInstant } from './almaty-time.ts'

describe('a date of a portal', () => {
  test.each([
    ['2026-07-24 19:55:42', '2026-07-24T14:55:42.000Z'],
    ['2026-07-24T00:30:00', '2026-07-23T19:30:00.000Z'],
    ['2026-07-21 19:10:00+05', '2026-07-21T14:10:00.000Z'],
    ['2026-07-21 19:10:00+05:00', '2026-07-21T14:10:00.000Z'],
    ['2026-07-21T14:10:00Z', '2026-07-21T14:10:00.000Z'],
    ['2026-07-21', '2026-07-20T19:00:00.000Z'],
    // Almaty stood at UTC+6 until 1 March 2024.
    ['2019-05-16 18:00:44', '2019-05-16T12:00:44.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(parsePortalInstant(text)?.toISOString()).toBe(instant)
  })

  test.each([
    null,
    undefined,
    '',
    '  ',
    '0000-00-00 00:00:00',
    '2026-02-30 10:00:00',
    '2026-02-28 25:00:00',
    'завтра',
    '5',
  ])('%s is no date', (text) => {
    expect(parsePortalInstant(text)).toBeNull()
  })
})

test.each([
  ['2026-07-24T14:55:42.999Z', '2026-07-24 19:55:42'],
  ['2026-07-24T19:00:00Z', '2026-07-25 00:00:00'],
  ['2024-02-01T00:00:00Z', '2024-02-01 06:00:00'],
])('the instant %s is sent to the portal as %s', (instant, text) => {
  expect(toAlmatyText(new Date(instant))).toBe(text)
})

import { describe, expect, test } from 'vitest'
import { escapeText, foldLine, writeCalendar } from './icalendar.ts'

const KAZAKH = 'Өтінім қабылдау аяқталады: Кеңсе тауарлары, қағаз; «Ұлы дала» мектебіне арналған жабдықтар 🦊'

const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('a line of a calendar', () => {
  test('is folded at 75 octets, between characters, and is whole again when unfolded', () => {
    for (let length = 0; length < 200; length += 1) {
      const line = `${'x'.repeat(length)}${KAZAKH}${KAZAKH}`
      const folded = foldLine(line)
      for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
      expect(folded).not.toContain('\uFFFD')
      expect(unfold(folded)).toBe(line)
      // no line is shorter than it has to be
      for (const part of folded.split('\r\n').slice(0, -1)) expect(Buffer.byteLength(part)).toBeGreaterThan(75 - 4)
    }
  })

  test('of 75 octets stays one line, of 76 becomes two', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  })
})

test.each([
  ['Бумага, ручки; папки', String.raw`Бумага\, ручки\; папки`],
  [String.raw`C:\папка`, String.raw`C:\\папка`],
  ['одна\nдве\r\nтри\rчетыре', String.raw`одна\nдве\nтри\nчетыре`],
  ['таб\tи\u0000нуль', 'табинуль'],
  ['«Ұлы дала»: әріптер', '«Ұлы дала»: әріптер'],
])('the text %j is escaped', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped)
})

test('a calendar with a moment, a day and reminders', () => {
  const at = new Date('2026-11-16T05:00:00.123Z')
  const written = writeCalendar(
    'Tendertap',
    [
      {
        uid: 'lot-1-end@tendertap',
        summary: KAZAKH,
        description: 'Үлгереміз\nЛот 1',
        start: new Date('2026-11-19T13:00:00Z'),
        remindBefore: ['P1D'],
      },
      { uid: 'lot-1-price@tendertap', summary: 'Баға', start: '2026-11-18' },
    ],
    at,
  )
  expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(written.endsWith('\r\n')).toBe(true)
  expect(unfold(written).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tendertap//Calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Tendertap',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:lot-1-end@tendertap',
    'DTSTAMP:20261116T050000Z',
    'DTSTART:20261119T130000Z',
    `SUMMARY:${escapeText(KAZAKH)}`,
    String.raw`DESCRIPTION:Үлгереміз\nЛот 1`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(KAZAKH)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:lot-1-price@tendertap',
    'DTSTAMP:20261116T050000Z',
    'DTSTART;VALUE=DATE:20261118',
    'SUMMARY:Баға',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

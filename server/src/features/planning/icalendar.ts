// Writes a calendar as RFC 5545 asks for: lines end with CR LF and are no longer than 75 octets.
export interface CalendarEvent {
  /** the same in every version of the event */
  uid: string
  summary: string
  description?: string
  /** a moment, or a whole day 'YYYY-MM-DD' */
  start: Date | string
  /** how long before the start a reminder is shown, as RFC 5545 writes it: P1D, PT2H */
  remindBefore?: readonly string[]
}

const MAX_OCTETS = 75

export function writeCalendar(name: string, events: readonly CalendarEvent[], writtenAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tendertap//Calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => writeEvent(event, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function writeEvent({ uid, summary, description, start, remindBefore = [] }: CalendarEvent, writtenAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${writeInstant(writtenAt)}`,
    typeof start === 'string' ? `DTSTART;VALUE=DATE:${start.replaceAll('-', '')}` : `DTSTART:${writeInstant(start)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    // it does not make the person busy
    'TRANSP:TRANSPARENT',
    ...remindBefore.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(summary)}`,
      `TRIGGER:-${before}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** 20261119T130000Z */
function writeInstant(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')
}

/** A continued line begins with a space, which counts. No character is split. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

// Hostile names of documents and calendars, and hostile numbers of the last event.
import type { Answer } from '../guards/requests.ts'
import { getCalendar, getDocument, readEvents } from '../guards/routes.ts'

const FILE_NAMES = [
  '',
  '.',
  '..',
  '../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'a'.repeat(5_000),
  'f'.repeat(32),
  'F'.repeat(32),
  '0\0',
  '%00',
  '%2e%2e%2f',
  "' or 1=1 --",
  '<script>',
  'документ.pdf',
  '🦊',
]

const LAST_EVENTS = [
  '0',
  '-1',
  ':',
  `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}:999999999999999999999`,
  'null',
  "'; drop table live_event; --",
  '9'.repeat(4_000),
]

/** Requests each of them and passes every answer to `judge`. */
export async function askHostileRoutes(
  url: string,
  token: string,
  judge: (what: string, answer: Answer, sent: unknown) => void,
): Promise<void> {
  for (const name of FILE_NAMES) judge('/documents', await getDocument(url, name, token), name)
  for (const name of FILE_NAMES) judge('/api/calendar', await getCalendar(url, name), name)
  for (const lastEventId of LAST_EVENTS)
    judge('/api/events', await readEvents(url, token, { lastEventId, until: 'id:' }), lastEventId)
}

// Hostile names of documents, calendars and files, hostile contents of files, and hostile numbers of the last event.
import type { Answer } from '../guards/requests.ts'
import {
  getCalendar,
  getDocument,
  getOwnFile,
  GOOD_FILE,
  readEvents,
  sendFile,
  unsubscribe,
  type SentFile,
} from '../guards/routes.ts'

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

const PAGE = '<html><script>alert(1)</script></html>'
const pad = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(3_000, ' ')])

const CONTENTS: readonly Buffer[] = [
  Buffer.alloc(0),
  Buffer.alloc(1),
  Buffer.alloc(100_000),
  pad(PAGE),
  pad(`%PDF-1.7${PAGE}`),
  pad(`GIF89a/*${PAGE}*/`),
  pad('<svg onload="alert(1)"/>'),
  pad('MZ'),
  pad('#!/bin/sh\n'),
  pad('PK\x03\x04'),
  Buffer.concat([GOOD_FILE, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  Buffer.concat([pad('PK\x03\x04'), Buffer.from('PK\x05\x06'), Buffer.alloc(16), Buffer.from([0xff, 0xff])]),
]

const UPLOADS: readonly SentFile[] = [
  ...CONTENTS.map((bytes) => ({ name: 'a.pdf', bytes })),
  ...[
    '',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '%ff',
    '%',
    '%D0',
    '%E2%80%AEfdp.exe',
    'CON',
    'a.pdf&name=b.pdf',
    'a&name[]=b&__proto__=c',
    'я'.repeat(1_000),
    '%0d%0aX-Evil:%201',
    "'%20or%201=1%20--",
  ].map((name) => ({ name, bytes: GOOD_FILE })),
  ...['application/json', 'text/html', 'multipart/form-data', 'x', ''].map((contentType) => ({
    name: 'a.pdf',
    bytes: GOOD_FILE,
    contentType,
  })),
]

/** Requests each of them and passes every answer to `judge`. */
export async function askHostileRoutes(
  url: string,
  token: string,
  judge: (what: string, answer: Answer, sent: unknown) => void,
): Promise<void> {
  for (const name of FILE_NAMES) judge('/documents', await getDocument(url, name, token), name)
  for (const name of FILE_NAMES) judge('/api/calendar', await getCalendar(url, name), name)
  for (const name of FILE_NAMES) judge('/unsubscribe', await unsubscribe(url, name), name)
  for (const name of FILE_NAMES) judge('/api/files', await getOwnFile(url, name, token), name)
  for (const file of UPLOADS)
    judge('/api/files', await sendFile(url, file, token), `${file.name} ${file.bytes.toString('latin1', 0, 60)}`)
  for (const lastEventId of LAST_EVENTS)
    judge('/api/events', await readEvents(url, token, { lastEventId, until: 'id:' }), lastEventId)
}

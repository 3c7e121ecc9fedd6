// The routes that are no calls: a document, a calendar, a file of our own, its upload, the link of a letter, and the
// stream of events.
import { CALENDAR_PREFIX } from '@tendertap/contract/calendar-feed'
import { toDocumentPath } from '@tendertap/contract/documents'
import { EVENTS_PATH } from '@tendertap/contract/events'
import { toOwnFilePath, upload } from '@tendertap/contract/own-files'
import { UNSUBSCRIBE_PATH } from '@tendertap/contract/unsubscribe'
import { TIMEOUT_MS, toAnswer, type Answer } from './requests.ts'

export function getDocument(url: string, fileName: string, token: string | null): Promise<Answer> {
  return request(`${url}${toDocumentPath(fileName)}`, token)
}

export function getOwnFile(url: string, fileId: string, token: string | null): Promise<Answer> {
  return request(`${url}${toOwnFilePath(fileId)}`, token)
}

/** A file that is accepted. */
export const GOOD_FILE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200, ' ')])

export interface SentFile {
  /** as it stands in the address */
  name: string
  bytes: Buffer
  contentType?: string
}

export function sendFile(
  url: string,
  { name, bytes, contentType = 'application/octet-stream' }: SentFile,
  token: string | null,
): Promise<Answer> {
  return request(`${url}${upload.path}?name=${name}`, token, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': contentType },
  })
}

async function request(address: string, token: string | null, init: RequestInit = {}): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(address, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...withToken(token) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return toAnswer(response, await response.text(), started)
}

/** The last part of a calendar's address; there is no session. */
export async function getCalendar(url: string, fileName: string): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${url}${CALENDAR_PREFIX}${encodeURIComponent(fileName)}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return toAnswer(response, await response.text(), started)
}

/** As a mail program sends it; there is no session. */
export async function unsubscribe(url: string, token: string): Promise<Answer> {
  const search = new URLSearchParams({ token }).toString()
  return request(`${url}${UNSUBSCRIBE_PATH}?${search}`, null, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/** Reads the stream until it contains the text or the time is over, then closes it. */
export async function readEvents(
  url: string,
  token: string | null,
  { lastEventId, until }: { lastEventId: string; until: string },
): Promise<Answer> {
  const started = performance.now()
  const leaving = new AbortController()
  const response = await fetch(`${url}${EVENTS_PATH}`, {
    headers: { ...withToken(token), 'last-event-id': lastEventId },
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) return toAnswer(response, await response.text(), started)
  let text = ''
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes(until)) break
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  } finally {
    leaving.abort()
  }
  return toAnswer(response, text, started)
}

function withToken(token: string | null): Record<string, string> {
  return token === null ? {} : { authorization: `Bearer ${token}` }
}

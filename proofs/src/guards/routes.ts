// The two things that are asked for by GET: a document and the stream of live events.
import { documentPath } from '@tendertap/contract/documents'
import { EVENTS_PATH } from '@tendertap/contract/events'
import { PATIENCE_MS, toAnswer, type Answer } from './requests.ts'

export async function getDocument(url: string, fileName: string, token: string | null): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(`${url}${documentPath(fileName)}`, {
    headers: withToken(token),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return toAnswer(response, await response.text(), started)
}

/** Reads the stream until the text has come or patience ends, and leaves. */
export async function readEvents(
  url: string,
  token: string | null,
  { lastEventId, until }: { lastEventId: string; until: string },
): Promise<Answer> {
  const started = performance.now()
  const leaving = new AbortController()
  const response = await fetch(`${url}${EVENTS_PATH}`, {
    headers: { ...withToken(token), 'last-event-id': lastEventId },
    signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]),
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

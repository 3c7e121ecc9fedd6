// An open stream of live events, as a test reads it.
import { createEventParser, type StreamEvent } from '@tendertap/contract/client/event-parser'
import { EVENTS_PATH, readWorkspaceEvent } from '@tendertap/contract/events'

export interface EventReader {
  status: number
  headers: Headers
  /** everything that came so far, position lines too */
  events: StreamEvent[]
  /** the ids of the changed objects so far */
  changed(): string[]
  /** waits until the condition holds; fails when the stream ends first */
  until(condition: () => boolean): Promise<void>
  /** how the stream ended: the server finished it, or the connection was cut, by either side */
  ended: Promise<'finished' | 'cut'>
  /** cuts the connection */
  drop(): void
}

export async function readEvents(url: string, token?: string, lastEventId?: string): Promise<EventReader> {
  const cut = new AbortController()
  const response = await fetch(`${url}${EVENTS_PATH}`, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: cut.signal,
  })
  const events: StreamEvent[] = []
  let open = true
  let wake = Promise.withResolvers<void>()
  const news = () => {
    wake.resolve()
    wake = Promise.withResolvers()
  }

  async function read(): Promise<'finished' | 'cut'> {
    const parse = createEventParser()
    try {
      for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        events.push(...parse(piece))
        news()
      }
      return 'finished'
    } catch {
      return 'cut'
    } finally {
      open = false
      news()
    }
  }

  const ended = read()
  return {
    status: response.status,
    headers: response.headers,
    events,
    changed: () =>
      events.flatMap(({ name, data }) =>
        name === 'change' && data !== null ? [readWorkspaceEvent(data)?.id ?? '?'] : [],
      ),
    async until(condition) {
      while (!condition()) {
        if (!open) throw new Error(`the stream ended after ${JSON.stringify(events)}`)
        await wake.promise
      }
    },
    ended,
    drop: () => cut.abort(),
  }
}

// Keeps one stream of live events open: connects again after every loss and resumes from the last event number.
import { createEventParser, type StreamEvent } from './event-parser.ts'
import { EVENTS_PATH, readWorkspaceEvent, type WorkspaceEvent } from '../events.ts'

export interface EventsOptions {
  /** The server's address; empty in a browser. */
  origin?: string
  fetch?: typeof fetch
  token(): string | null
  onChange(change: WorkspaceEvent): void
  /** Events may have been missed, so everything has to be loaded again. */
  onReset(): void
  /** The session has ended or has no workspace. The client does not connect again by itself. */
  onRefused(): void
  /** Milliseconds before the next attempt, after this many short or failed ones. */
  pauseMs?(failures: number): number
}

export interface EventsConnection {
  /** Keeps the last event number, so that `resume` misses nothing. */
  pause(): void
  resume(): void
}

// The server writes every 15 seconds; after three times that without data the connection counts as dead.
const SILENCE_MS = 45_000
const LONG_ENOUGH_MS = 10_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Connects at the first `resume`. */
export function followEvents(options: EventsOptions): EventsConnection {
  let lastId: string | null = null
  let running: AbortController | null = null

  async function keepReading(signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const begun = Date.now()
      const allowed = await readStream(signal).catch(() => true)
      if (signal.aborted) return
      if (!allowed) return options.onRefused()
      failures = Date.now() - begun > LONG_ENOUGH_MS ? 0 : failures + 1
      await wait((options.pauseMs ?? choosePause)(failures), signal)
    }
  }

  /** Reads one stream to its end, however it ends. False when the server refuses the session. */
  async function readStream(signal: AbortSignal): Promise<boolean> {
    const silence = new AbortController()
    let watch: ReturnType<typeof setTimeout> | undefined
    const restartSilenceTimer = () => {
      clearTimeout(watch)
      watch = setTimeout(() => silence.abort(), SILENCE_MS)
    }
    try {
      restartSilenceTimer()
      const response = await (options.fetch ?? fetch)(`${options.origin ?? ''}${EVENTS_PATH}`, {
        headers: buildHeaders(options.token(), lastId),
        cache: 'no-store',
        signal: AbortSignal.any([signal, silence.signal]),
      })
      if (!response.ok || !response.body) {
        void response.body?.cancel()
        return response.status !== 401 && response.status !== 403
      }
      const parse = createEventParser()
      const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        restartSilenceTimer()
        for (const event of parse(piece.value)) receive(event)
      }
      return true
    } finally {
      clearTimeout(watch)
    }
  }

  function receive({ id, name, data }: StreamEvent): void {
    if (data !== null && name === 'reset') options.onReset()
    const change = data !== null && name === 'change' ? readWorkspaceEvent(data) : null
    if (change) options.onChange(change)
    if (id) lastId = id
  }

  return {
    pause() {
      running?.abort()
      running = null
    },
    resume() {
      if (running) return
      running = new AbortController()
      void keepReading(running.signal)
    },
  }
}

function buildHeaders(token: string | null, lastId: string | null): Record<string, string> {
  return {
    Accept: 'text/event-stream',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(lastId !== null && { 'Last-Event-ID': lastId }),
  }
}

/** Random, so that not all clients connect to a restarted server at once. */
function choosePause(failures: number): number {
  return Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

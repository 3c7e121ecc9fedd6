// What a person can still take back: it is shown as done at once and sent after five seconds, or when the person leaves
// the page or signs out. Votes and marks of documents are sent this way.
import type { Input, Output, Path } from '@tendertap/contract/calls/index'
import { CallError, UNAUTHORIZED_TEXT } from '@tendertap/contract/client/call-error'
import { send } from '../../api/client.ts'
import { token } from '../../api/token.ts'
import { session } from './current-session.ts'

export const UNDO_MS = 5000

interface Delayed {
  /** Must not throw. `keepalive`: the browser finishes it even if the page is left. */
  send(keepalive: boolean): Promise<void>
  /** Nobody, or somebody else, is signed in by now: it can't be sent any more. */
  onAbandoned(reason: CallError): void
  /** What has to be answered before; a page that is being left has no time for it. */
  listEarlier?(): readonly Promise<unknown>[]
}

export interface SentLater {
  /** false: it is already being sent */
  undo(): boolean
  /** Sends it at once; settles when the server has answered. */
  sendNow(): Promise<void>
}

interface Waiting extends Delayed {
  person: Person
  timer: ReturnType<typeof setTimeout>
  sending: Promise<void> | null
}

/** Another window may sign somebody else in before it is sent. */
interface Person {
  id: string | null
  token: string | null
}

const waiting = new Set<Waiting>()
const inFlight = new Set<Promise<void>>()

export function sendLater(delayed: Delayed): SentLater {
  const entry: Waiting = {
    ...delayed,
    person: getPerson(),
    timer: setTimeout(() => void start(entry), UNDO_MS),
    sending: null,
  }
  waiting.add(entry)
  return { undo: () => close(entry), sendNow: () => start(entry) }
}

function close(entry: Waiting): boolean {
  clearTimeout(entry.timer)
  return waiting.delete(entry)
}

interface Leaving {
  keepalive?: boolean
  isLeaving?: boolean
}

async function start(entry: Waiting, { keepalive = false, isLeaving = false }: Leaving = {}): Promise<void> {
  const earlier = isLeaving ? [] : (entry.listEarlier?.() ?? [])
  if (earlier.length > 0) await Promise.allSettled(earlier)
  const isOthers = token.read() !== entry.person.token && !(await isSignedIn(entry.person))
  // taken back or sent meanwhile
  if (!close(entry)) {
    await entry.sending
    return
  }
  if (isOthers) {
    abandon(entry)
    return
  }
  const sending = entry.send(keepalive)
  entry.sending = sending
  inFlight.add(sending)
  await sending
  inFlight.delete(sending)
}

/** Sends what still waits. The browser finishes it even if the page is closed. */
export function sendWaiting({ isLeaving = false } = {}): void {
  for (const entry of waiting) void start(entry, { keepalive: true, isLeaving })
}

function abandon(entry: Waiting): void {
  close(entry)
  entry.onAbandoned(new CallError({ status: 401, code: 'unauthorized', message: UNAUTHORIZED_TEXT }))
}

/** A call that the browser finishes even if the page is left. */
export async function sendToTheEnd<P extends Path>(path: P, input: Input<P>, keepalive: boolean): Promise<Output<P>> {
  try {
    return await send(path, input, { keepalive })
  } catch (error) {
    // a browser finishes only so much of what a page leaves behind (64 KB); a page that still lives needs no such help
    if (!keepalive || !(error instanceof CallError) || error.status !== 0) throw error
    return await send(path, input)
  }
}

function getPerson(): Person {
  const state = session.state()
  return { id: state.phase === 'signed in' ? state.me.id : null, token: token.read() }
}

/** With another token it may still be the same person, who has signed in again. */
async function isSignedIn(person: Person): Promise<boolean> {
  if (token.read() === null) return false
  try {
    return (await send('me/getMe', {})).id === person.id
  } catch {
    return false
  }
}

let lastId = getPerson().id
const forgetters = new Set<() => void>()

/** Runs once another person is signed in than before, or nobody: what was shown as done is not this person's. */
export function onPersonChange(forget: () => void): void {
  forgetters.add(forget)
}

session.beforeSignOut(async () => {
  await Promise.allSettled([...[...waiting].map((entry) => start(entry)), ...inFlight])
})
session.subscribe(() => {
  const { phase } = session.state()
  // who it will be is not known yet
  if (phase !== 'signed in' && phase !== 'signed out') return
  const { id } = getPerson()
  if (id === lastId) return
  lastId = id
  for (const entry of waiting) abandon(entry)
  inFlight.clear()
  for (const forget of forgetters) forget()
})
window.addEventListener('pagehide', () => sendWaiting({ isLeaving: true }))
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaiting()
})

// Votes that can still be taken back. Each is shown as given at once and sent after five seconds, or when the person
// leaves the page or signs out; one that the server refuses disappears again.
import { CallError, UNAUTHORIZED_TEXT } from '@tendertap/contract/client/call-error'
import { useSyncExternalStore } from 'react'
import { token } from '../../api/token.ts'
import { session } from '../session/current-session.ts'
import { getVoter, isSignedIn, sendVote, type GivenVote, type Voter } from './send-vote.ts'

export interface ShownVote extends GivenVote {
  /** sent: it can only be replaced by another vote */
  phase: 'pending' | 'sent'
  /** as the server answered; null: it has not answered yet */
  savedAt: string | null
  voterId: string | null
}

interface Listener {
  /** The votes are being sent, or were taken back: there is nothing left to undo. */
  onUndoEnd(): void
  /** Why some of the votes were not saved. */
  onSent(failures: unknown[]): void
}

/** Votes given together, which are undone together. */
interface Batch extends Listener {
  votes: readonly GivenVote[]
  voter: Voter
  timer: ReturnType<typeof setTimeout>
}

export const UNDO_MS = 5000

let batches: readonly Batch[] = []
let sent: ReadonlyMap<number, ShownVote> = new Map()
/** what the screen shows: those that were sent and, over them, those that can be undone */
let shown: ReadonlyMap<number, ShownVote> = new Map()
const inFlight = new Map<number, Promise<unknown>>()
const listeners = new Set<() => void>()

function publish(): void {
  const pending = batches.flatMap(({ votes, voter }) =>
    votes.map((vote): ShownVote => ({ ...vote, phase: 'pending', savedAt: null, voterId: voter.id })),
  )
  shown = new Map([...sent, ...pending.map((vote) => [vote.lotId, vote] as const)])
  for (const listener of listeners) listener()
}

/** Shows the votes as given. */
export function giveVotes(given: readonly GivenVote[], listener: Listener): void {
  // a lot has one vote: the newer one replaces what has not been sent yet
  withdraw(given.map(({ lotId }) => lotId))
  const timer = setTimeout(() => void sendBatch(batch), UNDO_MS)
  const batch: Batch = { ...listener, votes: given, voter: getVoter(), timer }
  batches = [...batches, batch]
  publish()
}

/** Takes back the batch with this lot; a vote that is already sent stays. */
export function undoVote(lotId: number): void {
  const batch = batches.find((one) => one.votes.some((vote) => vote.lotId === lotId))
  if (!batch) return
  withdraw(batch.votes.map((vote) => vote.lotId))
  publish()
}

/** Answers with the lot whose vote is taken back. */
export function undoLastVote(): number | null {
  const last = batches.at(-1)?.votes[0]
  if (last) undoVote(last.lotId)
  return last?.lotId ?? null
}

function withdraw(lotIds: readonly number[]): void {
  for (const batch of batches) {
    batch.votes = batch.votes.filter(({ lotId }) => !lotIds.includes(lotId))
    if (batch.votes.length === 0) close(batch)
  }
}

function close(batch: Batch): void {
  clearTimeout(batch.timer)
  batches = batches.filter((one) => one !== batch)
  batch.onUndoEnd()
}

interface Sending {
  keepalive?: boolean
  isLeaving?: boolean
}

async function sendBatch(batch: Batch, { keepalive = false, isLeaving = false }: Sending = {}): Promise<void> {
  // An earlier vote on the same lot is saved first, or it could be the one that stays. A page that is being left has no
  // time for it.
  const earlier = batch.votes.flatMap(({ lotId }) => inFlight.get(lotId) ?? [])
  if (earlier.length > 0 && !isLeaving) await Promise.allSettled(earlier)
  const isOthers = token.read() !== batch.voter.token && !(await isSignedIn(batch.voter))
  // taken back or sent meanwhile
  if (!batches.includes(batch)) return
  if (isOthers) {
    abandon(batch)
    publish()
    return
  }
  close(batch)
  const results = await Promise.allSettled(batch.votes.map((vote) => sendOne(vote, batch.voter.id, keepalive)))
  batch.onSent(results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
}

async function sendOne(vote: GivenVote, voterId: string | null, keepalive: boolean): Promise<void> {
  const { lotId } = vote
  const entry: ShownVote = { ...vote, phase: 'sent', savedAt: null, voterId }
  // a newer vote that was sent meanwhile is not touched
  const replace = (next: ShownVote | null) => {
    if (sent.get(lotId) !== entry) return
    sent = new Map([...sent].flatMap(([id, one]) => (one !== entry ? [[id, one]] : next ? [[id, next]] : [])))
    publish()
  }
  const sending = sendVote(vote, keepalive)
  inFlight.set(lotId, sending)
  sent = new Map([...sent, [lotId, entry]])
  publish()
  try {
    const { createdAt } = await sending
    replace({ ...entry, savedAt: createdAt })
  } catch (error) {
    replace(null)
    throw error
  } finally {
    if (inFlight.get(lotId) === sending) inFlight.delete(lotId)
  }
}

/** Sends what has not been sent yet. The browser finishes it even if the page is closed. */
export function sendPendingVotes({ isLeaving = false } = {}): void {
  for (const batch of batches) void sendBatch(batch, { keepalive: true, isLeaving })
}

/** Nobody, or somebody else, is signed in: the votes can't be sent any more, and their person is told so. */
function abandon(batch: Batch): void {
  const failure = new CallError({ status: 401, code: 'unauthorized', message: UNAUTHORIZED_TEXT })
  const { votes } = batch
  close(batch)
  batch.onSent(votes.map(() => failure))
}

/** Nothing is sent, and nothing said. */
export function forgetVotes(): void {
  for (const batch of batches) close(batch)
  sent = new Map()
  inFlight.clear()
  publish()
}

session.beforeSignOut(async () => {
  const sending = batches.map((batch) => sendBatch(batch))
  await Promise.allSettled([...sending, ...inFlight.values()])
})
session.subscribe(() => {
  const state = session.state()
  if (state.phase !== 'signed in' && state.phase !== 'signed out') return
  const id = state.phase === 'signed in' ? state.me.id : null
  const isOthers = ({ voterId }: ShownVote) => id === null || voterId !== id
  if (![...shown.values()].some(isOthers)) return
  // what is shown is all one person's
  for (const batch of batches) abandon(batch)
  forgetVotes()
})
window.addEventListener('pagehide', () => sendPendingVotes({ isLeaving: true }))
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendPendingVotes()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function listPendingVotes(): ReadonlyMap<number, ShownVote> {
  return shown
}

export function usePendingVotes(): ReadonlyMap<number, ShownVote> {
  return useSyncExternalStore(subscribe, listPendingVotes)
}

// Votes that can still be taken back. Each is shown as given at once and sent later; one that the server refuses
// disappears again.
import { useSyncExternalStore } from 'react'
import { onPersonChange, sendLater, type SentLater } from '../session/send-later.ts'
import { sendVote, type GivenVote } from './send-vote.ts'

export interface ShownVote extends GivenVote {
  /** sent: it can only be replaced by another vote */
  phase: 'pending' | 'sent'
  /** as the server answered; null: it has not answered yet */
  savedAt: string | null
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
  later: SentLater
}

let batches: readonly Batch[] = []
let sent: ReadonlyMap<number, ShownVote> = new Map()
/** what the screen shows: those that were sent and, over them, those that can be undone */
let shown: ReadonlyMap<number, ShownVote> = new Map()
const inFlight = new Map<number, Promise<unknown>>()
const listeners = new Set<() => void>()

function publish(): void {
  const pending = batches.flatMap(({ votes }) =>
    votes.map((vote): ShownVote => ({ ...vote, phase: 'pending', savedAt: null })),
  )
  shown = new Map([...sent, ...pending.map((vote) => [vote.lotId, vote] as const)])
  for (const listener of listeners) listener()
}

/** Shows the votes as given. */
export function giveVotes(given: readonly GivenVote[], listener: Listener): void {
  // a lot has one vote: the newer one replaces what has not been sent yet
  withdraw(given.map(({ lotId }) => lotId))
  const later = sendLater({
    send: (keepalive) => sendBatch(batch, keepalive),
    // an earlier vote on the same lot is saved first, or it could be the one that stays
    listEarlier: () => batch.votes.flatMap(({ lotId }) => inFlight.get(lotId) ?? []),
    // their person is told that they are lost
    onAbandoned: (reason) => {
      close(batch)
      publish()
      batch.onSent(batch.votes.map(() => reason))
    },
  })
  const batch: Batch = { ...listener, votes: given, later }
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
  batch.later.undo()
  batches = batches.filter((one) => one !== batch)
  batch.onUndoEnd()
}

async function sendBatch(batch: Batch, keepalive: boolean): Promise<void> {
  close(batch)
  const results = await Promise.allSettled(batch.votes.map((vote) => sendOne(vote, keepalive)))
  batch.onSent(results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
}

async function sendOne(vote: GivenVote, keepalive: boolean): Promise<void> {
  const { lotId } = vote
  const entry: ShownVote = { ...vote, phase: 'sent', savedAt: null }
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

/** Nothing is sent, and nothing said. */
export function forgetVotes(): void {
  for (const batch of batches) close(batch)
  sent = new Map()
  inFlight.clear()
  publish()
}

onPersonChange(forgetVotes)

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

// Votes that can still be taken back. Each is shown as given at once and sent after five seconds, or when the page is
// left; one that the server refuses disappears again.
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { useSyncExternalStore } from 'react'
import { send } from '../../api/client.ts'
import { session } from '../session/current-session.ts'

export interface GivenVote {
  lotId: number
  accepted: boolean
  /** of a reject */
  reason: RejectReason | null
  description: string | null
}

export interface PendingVote extends GivenVote {
  /** sent: it can only be replaced by another vote */
  phase: 'pending' | 'sent'
}

/** Votes given together, which are undone together. */
interface Batch {
  votes: readonly GivenVote[]
  timer: ReturnType<typeof setTimeout>
  onSent(failures: unknown[]): void
}

export const UNDO_MS = 5000

let votes: ReadonlyMap<number, PendingVote> = new Map()
let batches: readonly Batch[] = []
const listeners = new Set<() => void>()

function publish(changes: readonly (readonly [number, PendingVote | null])[]): void {
  const next = new Map(votes)
  for (const [lotId, vote] of changes) {
    if (vote) next.set(lotId, vote)
    else next.delete(lotId)
  }
  votes = next
  for (const listener of listeners) listener()
}

/** Shows the votes as given. `onSent` is told why some of them were not saved. */
export function giveVotes(given: readonly GivenVote[], onSent: Batch['onSent']): void {
  // a lot has one vote: the newer one replaces what has not been sent yet
  withdraw(given.map(({ lotId }) => lotId))
  const batch: Batch = { votes: given, onSent, timer: setTimeout(() => void sendBatch(batch), UNDO_MS) }
  batches = [...batches, batch]
  publish(given.map((vote) => [vote.lotId, { ...vote, phase: 'pending' }]))
}

/** Takes back the batch with this lot; a vote that is already sent stays. */
export function undoVote(lotId: number): void {
  const batch = batches.find((one) => one.votes.some((vote) => vote.lotId === lotId))
  if (batch) withdraw(batch.votes.map((vote) => vote.lotId))
}

/** Answers with the lot whose vote is taken back. */
export function undoLastVote(): number | null {
  const last = batches.at(-1)?.votes[0]
  if (last) undoVote(last.lotId)
  return last?.lotId ?? null
}

function withdraw(lotIds: readonly number[]): void {
  const isLeft = ({ lotId }: GivenVote) => !lotIds.includes(lotId)
  for (const { votes: all, timer } of batches) if (!all.some(isLeft)) clearTimeout(timer)
  batches = batches
    .map((batch) => Object.assign(batch, { votes: batch.votes.filter(isLeft) }))
    .filter((batch) => batch.votes.length > 0)
  publish(lotIds.filter((lotId) => votes.get(lotId)?.phase === 'pending').map((lotId) => [lotId, null]))
}

async function sendBatch(batch: Batch, keepalive = false): Promise<void> {
  clearTimeout(batch.timer)
  batches = batches.filter((one) => one !== batch)
  publish(batch.votes.map((vote) => [vote.lotId, { ...vote, phase: 'sent' }]))
  const results = await Promise.allSettled(batch.votes.map((vote) => send('lots/voteLot', { ...vote }, { keepalive })))
  const refused = batch.votes.filter((_, index) => results[index]?.status === 'rejected')
  publish(refused.map(({ lotId }) => [lotId, null]))
  batch.onSent(results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
}

/** Sends what has not been sent yet. The browser finishes it even if the page is closed. */
export function sendPendingVotes(): void {
  for (const batch of batches) void sendBatch(batch, true)
}

/** The votes were one person's; the next one may be somebody else. */
export function forgetVotes(): void {
  for (const { timer } of batches) clearTimeout(timer)
  batches = []
  publish([...votes.keys()].map((lotId) => [lotId, null]))
}

session.subscribe(() => {
  if (session.state().phase === 'signed out') forgetVotes()
})
window.addEventListener('pagehide', sendPendingVotes)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendPendingVotes()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function listPendingVotes(): ReadonlyMap<number, PendingVote> {
  return votes
}

export function usePendingVotes(): ReadonlyMap<number, PendingVote> {
  return useSyncExternalStore(subscribe, listPendingVotes)
}

import type { Lot } from '../lots/lot.ts'
import { useMe } from '../session/current-session.ts'
import { usePendingVotes } from './pending-votes.ts'

export type Vote = Lot['Votes'][number]

export interface MyVote {
  accepted: boolean
  /** it can still be taken back */
  isPending: boolean
}

/** The person's own vote on this lot, also one that is not sent yet. */
export function useMyVote(lot: Lot): MyVote | null {
  const myId = useMe()?.id
  const given = usePendingVotes().get(lot.id)
  if (given?.phase === 'pending') return { accepted: given.accepted, isPending: true }
  const counted = lot.Votes.find(({ User }) => User.id === myId) ?? given
  return counted ? { accepted: counted.accepted, isPending: false } : null
}

import type { Lot } from '../lots/lot.ts'
import { useMe } from '../session/current-session.ts'
import { usePendingVotes } from './pending-votes.ts'

export interface MyVote {
  accepted: boolean
  /** it can still be taken back */
  isPending: boolean
}

/** The person's own vote on this lot, also one that is not sent yet or not loaded yet. */
export function useMyVote(lot: Lot): MyVote | null {
  const myId = useMe()?.id
  const given = usePendingVotes().get(lot.id)
  const loaded = lot.Votes.find(({ User }) => User.id === myId)
  // both times are the server's; taking the lot into work may have replaced what was sent here
  const isReplaced = loaded && given && given.savedAt !== null && loaded.createdAt >= given.savedAt
  const counted = given && !isReplaced ? given : loaded
  return counted ? { accepted: counted.accepted, isPending: given?.phase === 'pending' } : null
}

import type { Output } from '@tendertap/contract/calls/index'
import { CallError } from '@tendertap/contract/client/call-error'
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { send } from '../../api/client.ts'
import { token } from '../../api/token.ts'
import { session } from '../session/current-session.ts'

export interface GivenVote {
  lotId: number
  accepted: boolean
  /** of a reject */
  reason: RejectReason | null
  description: string | null
}

/** Whose votes they are. Another window may sign somebody else in before they are sent. */
export interface Voter {
  id: string | null
  token: string | null
}

export function getVoter(): Voter {
  const state = session.state()
  return { id: state.phase === 'signed in' ? state.me.id : null, token: token.read() }
}

/** With another token it may still be the same person, who has signed in again. */
export async function isSignedIn(voter: Voter): Promise<boolean> {
  if (token.read() === null) return false
  try {
    return (await send('me/getMe', {})).id === voter.id
  } catch {
    return false
  }
}

/** `keepalive`: the browser finishes it even if the page is left. */
export async function sendVote(vote: GivenVote, keepalive: boolean): Promise<Output<'lots/voteLot'>> {
  const { lotId, accepted, reason, description } = vote
  const input = { lotId, accepted, reason, description }
  try {
    return await send('lots/voteLot', input, { keepalive })
  } catch (error) {
    // a browser finishes only so much of what a page leaves behind (64 KB); a page that still lives needs no such help
    if (!keepalive || !(error instanceof CallError) || error.status !== 0) throw error
    return await send('lots/voteLot', input)
  }
}

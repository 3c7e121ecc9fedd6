import type { Output } from '@tendertap/contract/calls/index'
import type { RejectReason } from '@tendertap/domain/lot-voting/reject-reasons'
import { sendToTheEnd } from '../session/send-later.ts'

export interface GivenVote {
  lotId: number
  accepted: boolean
  /** of a reject */
  reason: RejectReason | null
  description: string | null
}

/** `keepalive`: the browser finishes it even if the page is left. */
export function sendVote(vote: GivenVote, keepalive: boolean): Promise<Output<'lots/voteLot'>> {
  const { lotId, accepted, reason, description } = vote
  return sendToTheEnd('lots/voteLot', { lotId, accepted, reason, description }, keepalive)
}

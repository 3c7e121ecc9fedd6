// Why a lead rejects a lot. The reason is chosen in the dialog, beside the free description of spec 2 §2.

export const REJECT_REASONS = ['not_ours', 'price', 'deadline', 'region', 'terms', 'other'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

export interface VoteGiven {
  accepted: boolean
  /** null for an accepting vote, and for a reject without a reason */
  reason: RejectReason | null
}

/**
 * Whether the vote says what the company deals in. A lot rejected for its price, date or place may be just the right
 * kind, and without a reason nobody knows.
 */
export function teachesRelevance({ accepted, reason }: VoteGiven): boolean {
  return accepted || reason === 'not_ours'
}

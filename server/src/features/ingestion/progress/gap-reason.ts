const LONGEST_REASON = 1_000

/** A portal may answer with a whole page of text: the beginning tells enough. */
export const cutReason = (reason: string): string => reason.slice(0, LONGEST_REASON)

/**
 * Where the words of a search occur, in the order of relevance. A lot belongs to the first tier that, together with the
 * tiers before it, has all the words: its name or the name of its ENS TRU code; its description; the name of its tender
 * or customer; its documents.
 */
export const MATCH_TIERS = ['name', 'description', 'tender', 'documents'] as const
export type MatchTier = (typeof MATCH_TIERS)[number]

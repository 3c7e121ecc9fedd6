// The entries of lot_search.terms: a lexeme together with the tier in which the lot has it first. A lot has one entry
// per lexeme.
import { MATCH_TIERS, type MatchTier } from '@tendertap/domain/lots/match-tiers'

const TIERS = MATCH_TIERS.length

/** The position of a tier in the order of relevance: 0 is the name. */
export const getTierPosition = (tier: MatchTier) => MATCH_TIERS.indexOf(tier)

/** `tier`: its position in the order of relevance. */
export const toTerm = (lexeme: number, tier: number) => lexeme * TIERS + tier

/** The entries of a lot that has the lexeme in this tier or an earlier one; without a tier, anywhere. */
export function listTerms(lexeme: number, tier = TIERS - 1): number[] {
  return Array.from({ length: tier + 1 }, (_, position) => toTerm(lexeme, position))
}

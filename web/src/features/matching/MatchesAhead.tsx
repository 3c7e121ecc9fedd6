import type { Lot } from '../lots/lot.ts'
import { useHasProfiles } from '../lots/use-has-profiles.ts'
import { useLotMatches } from './use-lot-matches.ts'

/** Asks how the next lot fits before it is shown. */
export function MatchesAhead({ lot }: { lot: Lot }) {
  useLotMatches(lot.id, useHasProfiles())
  return null
}

// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import type { Exclusion } from './suggest-exclusions.ts'

const MOST_EXAMPLES = 3

export function presentExclusion(exclusion: Exclusion): Output<'matching/suggestExclusions'>[number] {
  const { profile, keyword, percent, matches, lost } = exclusion
  return {
    Interest: { id: profile.id, name: profile.name, color: profile.colour },
    keyword,
    percent,
    matches,
    lost: lost.length,
    lostAccepted: lost.filter(({ isAccepted }) => isAccepted).length,
    lostInWork: lost.filter(({ isInWork }) => isInWork).length,
    examples: lost.slice(0, MOST_EXAMPLES).map(({ lotId, nameRu, nameKz }) => ({ id: lotId, nameRu, nameKz })),
  }
}

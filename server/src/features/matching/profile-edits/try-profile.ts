// A profile with a change that nobody has made yet, and what a lot would score with it.
import { editFields, removeFilter, type ProfileEdit } from '@tendertap/domain/interests/edits'
import { passesFilter, type InterestFilterName } from '@tendertap/domain/interests/filter'
import type { AnalysedLot } from '../../../scoring/analyse-lot.ts'
import { compileProfile, type CompiledProfile } from '../../../scoring/compile-profile.ts'
import type { ScoringModel } from '../../../scoring/model.ts'
import { scoreLot, type LotScore } from '../../../scoring/score-lot.ts'
import type { LotToScore } from '../lots.ts'
import type { Profile } from '../profiles/profile.ts'

export function editProfile(profile: Profile, edit: ProfileEdit): Profile {
  const { filter, content } = profile
  const before = { ...content, minScore: profile.minScore }
  const { minScore, ...words } = { ...before, ...editFields(before, edit) }
  const kept = edit.kind === 'filter' ? removeFilter(filter, edit.value as InterestFilterName) : filter
  // «only lots of these classes» means the confirmed ones
  return { ...profile, minScore, content: words, filter: kept.ensTru ? { ...kept, ensTru: words.classes } : kept }
}

/** With what its votes have taught: a changed profile keeps that. */
export function compileEdited({ content, votes }: Profile, model: ScoringModel): CompiledProfile {
  return compileProfile(content, model, votes?.learned)
}

export interface Tried extends LotScore {
  isMatch: boolean
}

export function tryProfile(profile: Profile, lot: LotToScore, analysed: AnalysedLot): Tried {
  const score = scoreLot(compileEdited(profile, analysed.model), analysed)
  return { ...score, isMatch: score.percent >= profile.minScore && passesFilter(profile.filter, lot) }
}

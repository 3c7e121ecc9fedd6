// The smallest changes of a profile with which a lot would match it. Each is tried with the scorer before it is
// proposed.
import type { ProfileEdit, ProfileEditKind } from '@tendertap/domain/interests/edits'
import { listFailedFilters } from '@tendertap/domain/interests/filter'
import { parseKeyword } from '@tendertap/domain/interests/keywords'
import type { AnalysedLot } from '../../../scoring/analyse-lot.ts'
import { CLASS_DIGITS } from '../../../scoring/class-table.ts'
import { nameClass } from '../../../scoring/suggest-classes.ts'
import { isWorthKeeping } from '../keep.ts'
import type { LotToScore } from '../lots.ts'
import type { Profile } from '../profiles/profile.ts'
import type { AskedLot } from './asked-lot.ts'
import { DESCRIPTION, listPairs, listTellingWords } from './lot-words.ts'
import { editProfile, tryProfile } from './try-profile.ts'

export interface SuggestedEdit extends ProfileEdit {
  nameRu: string | null
  nameKz: string | null
  /** what the lot would score then */
  percent: number
}

const MOST_EDITS = 4
const MOST_KEYWORDS = 2
/** so many keywords are tried; each costs about a millisecond */
const MOST_TRIED = 12

/** None if no single change is enough. `profile` does not match the lot. */
export function suggestEdits(profile: Profile, { lot, analysed, listTexts }: AskedLot): SuggestedEdit[] {
  const tryAll = (edits: readonly ProfileEdit[], atMost: number): SuggestedEdit[] => {
    const found: SuggestedEdit[] = []
    for (const edit of edits) {
      if (found.length >= atMost) break
      const { percent, isMatch } = tryProfile(editProfile(profile, edit), lot, analysed)
      if (isMatch) found.push({ ...edit, ...nameEdit(edit, analysed), percent })
    }
    return found
  }
  // what keeps the lot out is removed before anything is added, and the threshold, which lets in other lots, comes last
  return [
    ...tryAll(listExclusions(profile), 1),
    ...tryAll(makeEdits('filter', listFailedFilters(profile.filter, lot)), 1),
    ...tryAll(makeEdits('keyword', listKeywords(analysed, listTexts(profile))).slice(0, MOST_TRIED), MOST_KEYWORDS),
    ...tryAll(listClasses(profile, analysed), 1),
    ...tryAll(listThresholds(profile, lot, analysed), 1),
  ].slice(0, MOST_EDITS)
}

const makeEdits = (kind: ProfileEditKind, values: readonly string[]): ProfileEdit[] =>
  values.map((value) => ({ kind, value }))

function listExclusions({ content }: Profile): ProfileEdit[] {
  return makeEdits(
    'exclusion',
    content.keywords.filter((keyword) => parseKeyword(keyword)?.isExcluded),
  )
}

/** Those with the word that the name is about come first, and then those that the fewest lots have. */
function listKeywords(analysed: AnalysedLot, texts: ReadonlySet<string>): string[] {
  const { frequencies } = analysed.model
  const count = (lexeme: string) => frequencies.get(lexeme) ?? 0
  const words = listTellingWords(analysed, texts).filter(({ field }) => field < DESCRIPTION)
  const heads = new Set(words.flatMap(({ isHead, field, lexemes }) => (isHead && field === 0 ? lexemes : [])))
  const pairs = listPairs(analysed, texts).map(({ text, lexemes: both }) => ({
    text,
    isHead: both.some((lexeme) => heads.has(lexeme)),
    lots: Math.min(...both.map(count)),
  }))
  const single = words.map(({ text, lexemes, field }) => ({
    text,
    isHead: field === 0 && lexemes.some((lexeme) => heads.has(lexeme)),
    lots: count(lexemes[0]!),
  }))
  return [...pairs, ...single]
    .toSorted((a, b) => Number(b.isHead) - Number(a.isHead) || a.lots - b.lots)
    .map(({ text }) => text)
}

function listClasses({ content }: Profile, { code }: AnalysedLot): ProfileEdit[] {
  const ofLot = code.slice(0, CLASS_DIGITS)
  return ofLot.length < CLASS_DIGITS || content.classes.includes(ofLot) ? [] : makeEdits('class', [ofLot])
}

/** A threshold that is lowered a lot would let everything in. */
function listThresholds(profile: Profile, lot: LotToScore, analysed: AnalysedLot): ProfileEdit[] {
  const { percent } = tryProfile(profile, lot, analysed)
  const isNear = percent < profile.minScore && isWorthKeeping(percent, profile.minScore)
  return isNear ? makeEdits('minScore', [String(percent)]) : []
}

function nameEdit({ kind, value }: ProfileEdit, { model }: AnalysedLot): Pick<SuggestedEdit, 'nameRu' | 'nameKz'> {
  const prefix = kind === 'class' ? model.classes.numbers.get(value) : undefined
  return prefix === undefined ? { nameRu: null, nameKz: null } : nameClass(prefix, model.classes)
}

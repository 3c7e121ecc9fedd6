// The smallest changes of a profile with which a lot would match it. Each is tried with the scorer before it is
// proposed.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { ProfileEdit, ProfileEditKind } from '@tendertap/domain/interests/edits'
import { listFailedFilters, passesFilter } from '@tendertap/domain/interests/filter'
import { parseKeyword } from '@tendertap/domain/interests/keywords'
import type { Receipt } from '@tendertap/domain/matching/receipt'
import type { AnalysedLot } from '../../../scoring/analyse-lot.ts'
import { CLASS_DIGITS } from '../../../scoring/class-table.ts'
import { nameClass } from '../../../scoring/suggest-classes.ts'
import { isWorthKeeping } from '../keep.ts'
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
/** so many keywords are tried; each costs about a millisecond, in a profile with many keywords several */
const MOST_TRIED = 12

/** None if no single change is enough. The lists do not show the lot as a match of `profile`. */
export async function suggestEdits(profile: Profile, { lot, analysed, listTexts }: AskedLot): Promise<SuggestedEdit[]> {
  const unchanged = tryProfile(profile, lot, analysed)
  // the lists show the score of an older model; by this one any change, needed or not, would seem to be enough
  if (unchanged.isMatch) return []
  const tryAll = async (edits: readonly ProfileEdit[], atMost: number): Promise<SuggestedEdit[]> => {
    const found: SuggestedEdit[] = []
    for (const edit of edits) {
      if (found.length >= atMost) break
      const edited = editProfile(profile, edit)
      // then no percent is enough
      if (!passesFilter(edited.filter, lot)) continue
      await yieldToOthers()
      const { percent, isMatch } = tryProfile(edited, lot, analysed)
      if (isMatch) found.push({ ...edit, ...nameEdit(edit, analysed), percent })
    }
    return found
  }
  const keywords = listKeywords(analysed, listTexts(profile))
  // what keeps the lot out is removed before anything is added, and the threshold, which lets in other lots, comes last
  return [
    ...(await tryAll(listExclusions(profile, unchanged.makeReceipt()), 1)),
    ...(await tryAll(makeEdits('filter', listFailedFilters(profile.filter, lot)), 1)),
    ...(await tryAll(makeEdits('keyword', keywords.slice(0, MOST_TRIED)), MOST_KEYWORDS)),
    ...(await tryAll(listClasses(profile, analysed), 1)),
    ...(await tryAll(listThresholds(profile, unchanged.percent), 1)),
  ].slice(0, MOST_EDITS)
}

const makeEdits = (kind: ProfileEditKind, values: readonly string[]): ProfileEdit[] =>
  values.map((value) => ({ kind, value }))

/** The one that the receipt names: if the lot has more excluded words, it is not enough to remove one of them. */
function listExclusions({ content }: Profile, { lines }: Receipt): ProfileEdit[] {
  const named = lines.find((line) => line.kind === 'exclusion')
  const typed = content.keywords.find((keyword) => keyword.trim() === named?.keyword)
  return typed !== undefined && parseKeyword(typed)?.isExcluded ? makeEdits('exclusion', [typed]) : []
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
function listThresholds({ minScore }: Profile, percent: number): ProfileEdit[] {
  const isNear = percent < minScore && isWorthKeeping(percent, minScore)
  return isNear ? makeEdits('minScore', [String(percent)]) : []
}

function nameEdit({ kind, value }: ProfileEdit, { model }: AnalysedLot): Pick<SuggestedEdit, 'nameRu' | 'nameKz'> {
  const prefix = kind === 'class' ? model.classes.numbers.get(value) : undefined
  return prefix === undefined ? { nameRu: null, nameKz: null } : nameClass(prefix, model.classes)
}

// Words whose exclusion keeps a lot and its like out of a profile, with what that would have cost lately. The scorer
// itself finds what each word keeps out.
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { toExclusion } from '@tendertap/domain/interests/edits'
import type { Scope } from '../../../db/scope.ts'
import { analyseLot, type AnalysedLot, type LotWord } from '../../../scoring/analyse-lot.ts'
import type { CompiledProfile } from '../../../scoring/compile-profile.ts'
import { matchKeyword } from '../../../scoring/keyword-match.ts'
import { scoreLot } from '../../../scoring/score-lot.ts'
import { readLotsToScore } from '../lots.ts'
import type { Profile } from '../profiles/profile.ts'
import { readLatelyMatched } from './lately-matched.ts'
import type { AskedLot } from './asked-lot.ts'
import type { MatchedLot, WordCost } from './count-costs.ts'
import { DESCRIPTION, listTellingWords } from './lot-words.ts'
import { compileEdited, editProfile } from './try-profile.ts'

export interface Exclusion {
  profile: Profile
  keyword: string
  /** what the lot would score then */
  percent: number
  /** the matches in these days, and the others of them that the word would have kept out */
  matches: number
  lost: readonly MatchedLot[]
}

export const MOST_EXCLUSIONS = 3
/** the words whose cost the scorer counts: the best ones by the words of the index */
const MOST_TRIED = 4
const MOST_WORDS = 24
/** reading the texts of so many takes some milliseconds, and then it is somebody else's turn */
const LOTS_AT_ONCE = 20

/** The least costly first. `profile` matches the lot. */
export async function suggestExclusions(
  scope: Scope,
  profile: Profile,
  { lot: { id: lotId }, analysed, listTexts }: AskedLot,
): Promise<Exclusion[]> {
  const { model } = analysed
  const compiled = compileEdited(profile, model)
  const words = listForeignWords(compiled, analysed, listTexts(profile))
  if (words.length === 0) return []
  const { costs, matches, accepted } = await readLatelyMatched(scope, profile, lotId, words)
  const tried = rank(costs, accepted).slice(0, MOST_TRIED)
  const lots = await scoreLots(scope, compiled, new Set(tried.flatMap(({ lost }) => lost.map((lot) => lot.lotId))))
  const checked: (WordCost & Pick<Exclusion, 'percent'>)[] = []
  for (const { word, lost } of tried) {
    await yieldToOthers()
    const edited = editProfile(profile, { kind: 'keyword', value: toExclusion(word.text) })
    const excluding = compileEdited(edited, model)
    const { percent } = scoreLot(excluding, analysed)
    if (percent >= edited.minScore) continue
    const isLost = (id: number) => {
      const before = lots.get(id)
      if (!before) return false
      const after = scoreLot(excluding, before.analysed).percent
      return after < edited.minScore && after < before.percent
    }
    checked.push({ word, percent, lost: lost.filter((lot) => isLost(lot.lotId)) })
  }
  return rank(checked, accepted).map(({ word, lost, percent }) => ({
    profile,
    keyword: word.text,
    percent,
    matches,
    lost,
  }))
}

async function scoreLots({ db }: Scope, profile: CompiledProfile, lotIds: ReadonlySet<number>) {
  const scored = new Map<number, { analysed: AnalysedLot; percent: number }>()
  for (const { id, content } of await readLotsToScore(db, [...lotIds], new Date(), false)) {
    if (scored.size % LOTS_AT_ONCE === 0) await yieldToOthers()
    const analysed = analyseLot(content, profile.model)
    scored.set(id, { analysed, percent: scoreLot(profile, analysed).percent })
  }
  return scored
}

/** Of each profile the best, then of each the second best. */
export function pickExclusions(ofProfiles: readonly (readonly Exclusion[])[]): Exclusion[] {
  const rounds = Array.from({ length: MOST_EXCLUSIONS }, (_, i) => ofProfiles.flatMap((some) => some[i] ?? []))
  return rounds.flat().slice(0, MOST_EXCLUSIONS)
}

/** The words of the lot that the profile does not look for, also not in the other language or as a similar word. */
function listForeignWords(compiled: CompiledProfile, analysed: AnalysedLot, texts: ReadonlySet<string>): LotWord[] {
  const own = new Set<string>()
  for (const keyword of [...compiled.wanted, ...compiled.nameParts]) {
    for (const { readings, translations } of keyword.words)
      for (const lexeme of [...readings, ...translations.map((one) => one.lexeme)]) own.add(lexeme)
    for (const match of matchKeyword(keyword, analysed))
      for (const place of match?.places ?? []) for (const lexeme of analysed.words[place]!.lexemes) own.add(lexeme)
  }
  return listTellingWords(analysed, texts)
    .filter(({ lexemes }) => !lexemes.some((lexeme) => own.has(lexeme)))
    .slice(0, MOST_WORDS)
}

const isWanted = ({ isAccepted, isInWork }: MatchedLot) => isAccepted || isInWork

/**
 * A word that most accepted lots have, or of whose lots most were wanted, is no word to exclude. The lot that somebody
 * rejects is one of them.
 */
const isWorthIt = (wanted: number, lost: number, accepted: number) =>
  wanted === 0 || (wanted * 2 <= accepted && wanted * 2 <= lost + 1)

/**
 * First by the lots that somebody wanted and would not have seen. Then a word that keeps out other lots too is better
 * than one that only this lot has, a word of the name better than one of the description, and one that keeps out fewer
 * lots that nobody has rejected is safer.
 */
function rank<T extends WordCost>(words: readonly T[], accepted: number): T[] {
  return words
    .map((one) => ({
      one,
      wanted: one.lost.filter(isWanted).length,
      isAlone: one.lost.length === 0,
      place: one.word.field === DESCRIPTION ? 1 : 0,
      undecided: one.lost.filter((lot) => !lot.isNotOurs).length,
    }))
    .filter(({ one, wanted }) => isWorthIt(wanted, one.lost.length, accepted))
    .toSorted(
      (a, b) =>
        a.wanted - b.wanted ||
        Number(a.isAlone) - Number(b.isAlone) ||
        a.place - b.place ||
        a.undecided - b.undecided ||
        b.one.word.rarity - a.one.word.rarity,
    )
    .map(({ one }) => one)
}

// Words whose exclusion keeps a lot and its like out of a profile, with what that would have cost lately. The scorer
// itself finds what each word keeps out.
import { toExclusion } from '@tendertap/domain/interests/edits'
import type { Scope } from '../../../db/scope.ts'
import { analyseLot, type AnalysedLot, type LotWord } from '../../../scoring/analyse-lot.ts'
import type { CompiledProfile } from '../../../scoring/compile-profile.ts'
import { matchKeyword } from '../../../scoring/keyword-match.ts'
import { scoreLot } from '../../../scoring/score-lot.ts'
import { readLotsToScore } from '../lots.ts'
import type { Profile } from '../profiles/profile.ts'
import { readLatelyMatched, type LatelyMatched, type MatchedLot } from './lately-matched.ts'
import type { AskedLot } from './asked-lot.ts'
import { DESCRIPTION, listTellingWords } from './lot-words.ts'
import { compileEdited, editProfile } from './try-profile.ts'

export interface Exclusion {
  profile: Profile
  keyword: string
  /** what the lot would score then */
  percent: number
  /** the matches in these days, and those that the word would have kept out */
  matches: number
  lost: readonly MatchedLot[]
}

const MOST_EXCLUSIONS = 3
/** the words whose cost the scorer counts: the best ones by the words of the index */
const MOST_TRIED = 6
/** a word that so many matches have says nothing about this lot */
const MOST_LOST = 300
const MOST_WORDS = 40

/** The least costly first. `profile` matches the lot. */
export async function suggestExclusions(
  scope: Scope,
  profile: Profile,
  { lot: { id: lotId }, analysed, listTexts }: AskedLot,
): Promise<Exclusion[]> {
  const { model } = analysed
  const compiled = compileEdited(profile, model)
  const words = listForeignWords(compiled, analysed, listTexts(profile))
  const lately = await readLatelyMatched(
    scope,
    profile,
    words.flatMap(({ lexemes }) => lexemes),
    new Date(),
  )
  const indexed = words.map((word) => ({
    word,
    lost: lately.lots.filter(({ lexemes }) => lexemes.some((lexeme) => word.lexemes.includes(lexeme))),
  }))
  const tried = rank(indexed, lately, lotId).slice(0, MOST_TRIED)
  const lotIds = new Set(tried.flatMap(({ lost }) => lost.map((lot) => lot.lotId)))
  const lots = await readLotsToScore(scope.db, [...lotIds], new Date(), false)
  const before = lots.map(({ id, content }) => {
    const analysedLot = analyseLot(content, model)
    return { id, analysed: analysedLot, percent: scoreLot(compiled, analysedLot).percent }
  })
  const checked = tried.flatMap(({ word, lost }) => {
    const edited = editProfile(profile, { kind: 'keyword', value: toExclusion(word.text) })
    const { minScore } = edited
    const excluding = compileEdited(edited, model)
    const { percent } = scoreLot(excluding, analysed)
    if (percent >= minScore) return []
    const out = before.filter((lot) => {
      const after = scoreLot(excluding, lot.analysed).percent
      return after < minScore && after < lot.percent
    })
    const ids = new Set(out.map(({ id }) => id))
    return [{ word, lost: lost.filter((lot) => ids.has(lot.lotId)), percent }]
  })
  return rank(checked, lately, lotId).map(({ word, lost, percent }) => ({
    profile,
    keyword: word.text,
    percent,
    matches: lately.matches,
    lost,
  }))
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

interface Costed {
  word: LotWord
  lost: readonly MatchedLot[]
}

const isWanted = ({ isAccepted, isInWork }: MatchedLot) => isAccepted || isInWork

/** A word that most accepted lots have, or of whose lots most were wanted, is no word to exclude. */
const isWorthIt = (wanted: number, lost: number, accepted: number) =>
  wanted === 0 || (wanted * 2 <= accepted && wanted * 2 <= lost)

/**
 * First by the lots that somebody wanted and would not have seen. Then a word that keeps out other lots too is better
 * than one that only this lot has, a word of the name better than one of the description, and one that keeps out fewer
 * lots that nobody has rejected is safer.
 */
function rank<T extends Costed>(words: readonly T[], { accepted }: LatelyMatched, lotId: number): T[] {
  return words
    .map((one) => ({
      one,
      wanted: one.lost.filter(isWanted).length,
      isAlone: !one.lost.some((lot) => lot.lotId !== lotId),
      place: one.word.field === DESCRIPTION ? 1 : 0,
      undecided: one.lost.filter((lot) => !lot.isNotOurs).length,
    }))
    .filter(({ one, wanted }) => one.lost.length <= MOST_LOST && isWorthIt(wanted, one.lost.length, accepted))
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

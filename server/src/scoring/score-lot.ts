// How well a lot matches a profile. Pure: the same profile, lot and model always give the same score.
import { toPercent } from '@tendertap/domain/matching/percent'
import { makeReceipt, type Receipt } from '@tendertap/domain/matching/receipt'
import type { AnalysedLot } from './analyse-lot.ts'
import type { CompiledProfile } from './compile-profile.ts'
import { addVotes, countLike } from './compile-votes.ts'
import { gatherEvidence } from './evidence.ts'
import { explain, findPlace } from './explain.ts'
import { matchKeyword } from './keyword-match.ts'
import type { KeywordMatch } from './matches.ts'
import { calibrate, FEATURES, type WeightSet } from './weights.ts'

export interface LotScore {
  /** that the lot suits the profile, before an exclusion */
  probability: number
  /** whole; an exclusion is taken into account */
  percent: number
  /** explains the percent; made only when asked for, because most scores are never looked at */
  makeReceipt(): Receipt
}

export function chooseWeights({ model, prefixes }: Pick<AnalysedLot, 'model' | 'prefixes'>): WeightSet {
  return prefixes.length > 0 ? model.weights.withClass : model.weights.textOnly
}

/** An excluded word leaves at most this percent: the lot can be found, but does not match. */
const EXCLUDED_AT_MOST = 20

/** for features that are not needed after the score */
const scratch = new Float64Array(FEATURES.length)

export function scoreLot(profile: CompiledProfile, lot: AnalysedLot): LotScore {
  const set = chooseWeights(lot)
  const features = gatherEvidence(profile, lot, scratch.fill(0))
  let sum = set.intercept
  for (let i = 0; i < features.length; i++) sum += features[i]! * set.weights[i]!
  const probability = calibrate(set, profile.votes ? sum + addVotes(profile.votes, lot) : sum)
  const percent = toPercent(probability)
  const excluded = findExcluded(profile, lot)
  return {
    probability,
    percent: excluded ? Math.min(Math.round(percent), EXCLUDED_AT_MOST) : Math.round(percent),
    makeReceipt: () =>
      makeReceipt({
        percent: profile.votes ? toPercent(calibrate(set, sum)) : percent,
        basePercent: toPercent(calibrate(set, set.intercept)),
        parts: explain(profile, lot, gatherEvidence(profile, lot), set),
        ...(profile.votes && { votes: { fact: { kind: 'votes', ...countLike(profile.votes, lot) }, percent } }),
        ...(excluded && {
          exclusion: {
            fact: { kind: 'exclusion', keyword: excluded.keyword.typed, ...findPlace(excluded, lot) },
            atMost: EXCLUDED_AT_MOST,
          },
        }),
      }),
  }
}

/** The first excluded keyword that the lot has: the words themselves, not similar ones or synonyms. */
function findExcluded({ excluded }: CompiledProfile, lot: AnalysedLot): KeywordMatch | null {
  for (const keyword of excluded) {
    const { words } = keyword
    const isThere = words.every(({ readings }) => readings.some((reading) => lot.places.has(reading)))
    if (!isThere || words.length === 0) continue
    const match = matchKeyword(keyword, lot).find((one) => one !== null)
    if (match) return match
  }
  return null
}

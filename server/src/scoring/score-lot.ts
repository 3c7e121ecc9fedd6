// How well a lot matches a profile. Pure: the same profile, lot and model always give the same score.
import { makeReceipt, type Receipt } from '@tendertap/domain/matching/receipt'
import type { AnalysedLot } from './analyse-lot.ts'
import type { CompiledProfile } from './compile-profile.ts'

export interface LotScore {
  /** that the lot suits the profile, before an exclusion */
  probability: number
  /** whole; an exclusion is taken into account */
  percent: number
  /** explains the percent; made only when asked for, because most scores are never looked at */
  makeReceipt(): Receipt
}

export function scoreLot(_profile: CompiledProfile, _lot: AnalysedLot): LotScore {
  return { probability: 0, percent: 0, makeReceipt: () => makeReceipt({ percent: 0, basePercent: 0, parts: [] }) }
}

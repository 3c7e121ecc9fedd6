// What a workspace knows of a tender as a whole: everything but the votes follows from its lots.
import type { Output } from '@tendertap/contract/calls/index'
import { deriveTenderResult } from '@tendertap/domain/lot-results/tender-results'
import { getMatchLevel } from '@tendertap/domain/matching/levels'
import { deriveTenderWork } from '@tendertap/domain/tender-work/tender-work'
import type { FindAttachments, LotAttachments } from '../lots/attachments.ts'
import { toNumber } from '../lots/present.ts'
import type { LotRow } from '../lots/queries.ts'

type Tender = Output<'tenders/getTenderDetails'>['tender']
type WorkOnTender = Pick<
  Tender,
  | 'userFilter'
  | 'intoWorkStatus'
  | 'offerPrice'
  | 'completedAt'
  | 'declinedAt'
  | 'meta'
  | 'VotesOfTender'
  | 'resultInfo'
>

/** A lot with what is attached to it. */
export interface LotOfTender {
  number: string
  isWithdrawn: boolean
  attachments: Pick<LotAttachments, 'LotsInProcessOfLot' | 'LotScoreOfLot'>
}

export function toLotOfTender(
  { id, number, withdrawn_at }: Pick<LotRow, 'id' | 'number' | 'withdrawn_at'>,
  findAttachments: FindAttachments,
): LotOfTender {
  return { number, isWithdrawn: withdrawn_at !== null, attachments: findAttachments(id) }
}

export function presentWorkOnTender(lots: readonly LotOfTender[], votes: Tender['VotesOfTender'] = []): WorkOnTender {
  const records = lots.map(({ number, isWithdrawn, attachments: { LotsInProcessOfLot } }) => ({
    number,
    isWithdrawn,
    work: LotsInProcessOfLot[0] ?? null,
  }))
  // nobody can take a lot any more that the portal has withdrawn
  const counted = records.filter(({ work, isWithdrawn }) => work !== null || !isWithdrawn)
  const { status, offerPrice, completedAt, declinedAt, meta } = deriveTenderWork(counted.map(({ work }) => work))
  const result = deriveTenderResult(records.map(({ number, work }) => ({ number, result: work?.resultInfo ?? null })))
  return {
    userFilter: presentBestMatch(lots),
    intoWorkStatus: status,
    offerPrice: toNumber(offerPrice),
    completedAt,
    declinedAt,
    meta,
    VotesOfTender: votes,
    resultInfo: result && {
      ...result,
      finalAmount: toNumber(result.finalAmount),
      lotResults: result.lotResults.map((line) => ({
        ...line,
        lotFinalAmount: line.lotFinalAmount === null ? null : Number(line.lotFinalAmount),
      })),
    },
  }
}

/** The best score of the best lot; the scores of each lot begin with its best one. */
export function findBestScore(lots: readonly LotOfTender[]) {
  const scores = lots.flatMap(({ attachments: { LotScoreOfLot } }) => LotScoreOfLot[0] ?? [])
  return scores.toSorted((one, other) => other.percent - one.percent)[0] ?? null
}

function presentBestMatch(lots: readonly LotOfTender[]): Tender['userFilter'] {
  const best = findBestScore(lots)
  if (best === null) return null
  const { id, name, color } = best.Interest
  return { id, name, color, category: getMatchLevel(best.percent) }
}

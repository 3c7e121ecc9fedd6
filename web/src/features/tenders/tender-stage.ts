import { isActive } from '@tendertap/domain/lot-work/statuses'
import { getStage, STAGES, type Stage } from '@tendertap/domain/lot-work/stage'
import type { LotOfTender } from '../lots/tender.ts'

type LotWithWork = Pick<LotOfTender, 'LotsInProcessOfLot'>

/** RESOLUTIONS §7: the stage of a tender is that of its least advanced lot in work; null when no lot is in work. */
export function findTenderStage(lots: readonly LotWithWork[]): Stage | null {
  const stages = lots.flatMap(({ LotsInProcessOfLot: [work] }) => {
    return work && isActive(work.status) ? [getStage(work)] : []
  })
  return STAGES.find((one) => stages.includes(one)) ?? null
}

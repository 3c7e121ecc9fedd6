import { getStage, STAGES, type Stage } from '@tendertap/domain/lot-work/stage'
import type { LotOfTender } from './tender.ts'

type LotWithWork = Pick<LotOfTender, 'LotsInProcessOfLot'>

/** RESOLUTIONS §7: the stage of a tender is that of its least advanced lot in work; null when no lot is in work. */
export function findTenderStage(lots: readonly LotWithWork[]): Stage | null {
  const stages = lots.flatMap(({ LotsInProcessOfLot: [work] }) => {
    const isInWork = work && work.status !== 'declined' && work.status !== 'placement_completed'
    return isInWork ? [getStage(work)] : []
  })
  return STAGES.find((one) => stages.includes(one)) ?? null
}

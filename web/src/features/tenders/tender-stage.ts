import { getStage, STAGES, type Stage } from '@tendertap/domain/lot-work/stage'
import type { LotOfTender } from './tender.ts'

type Worked = Pick<LotOfTender, 'LotsInProcessOfLot'>

/** RESOLUTIONS §7: a tender is where its least advanced lot in work is; null while none is. */
export function findTenderStage(lots: readonly Worked[]): Stage | null {
  const stages = lots.flatMap(({ LotsInProcessOfLot: [work] }) => {
    const isInWork = work && work.status !== 'declined' && work.status !== 'placement_completed'
    return isInWork ? [getStage(work)] : []
  })
  return STAGES.find((one) => stages.includes(one)) ?? null
}

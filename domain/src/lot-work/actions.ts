// spec 2 §3: names in the `meta` of a work record. The specification names the first three;
// the other steps are logged under the name of their call.
export const LOT_ACTIONS = [
  'completeCollectingLotDocuments',
  'setOfferPrice',
  'completeLot',
  'activateLot',
  'declineLot',
  'deactivateLot',
  'documentCollected',
  'lotPlacement',
  'updateResultInfo',
  'addDocument',
  'moveWork',
  'confirmDocument',
  'assignLot',
  'attachFile',
  'detachFile',
] as const
export type LotAction = (typeof LOT_ACTIONS)[number]

/** The steps after which nobody works on the lot any more: before it was taken, and after. */
export const DECLINING_ACTIONS = ['declineLot', 'deactivateLot'] as const satisfies readonly LotAction[]

/** Is this declined lot one that had been taken into work? */
export function wasDeactivated(meta: readonly { action: string }[]): boolean {
  return (
    meta.findLast(({ action }) => (DECLINING_ACTIONS as readonly string[]).includes(action))?.action === 'deactivateLot'
  )
}

export const TENDER_ACTIONS = ['completeCollectingDocuments', 'setOfferPrice', 'completeTender'] as const

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
] as const
export type LotAction = (typeof LOT_ACTIONS)[number]

export const TENDER_ACTIONS = ['completeCollectingDocuments', 'setOfferPrice', 'completeTender'] as const

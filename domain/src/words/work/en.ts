import type { WorkWords } from './work-words.ts'

export const workWords: WorkWords = {
  statuses: {
    not_processed: 'Not taken into work',
    in_collecting_documents: 'Awaits the price',
    in_requesting_offers: 'Price sent',
    in_placement: 'Placed',
    placement_completed: 'Placement completed',
    declined: 'Declined',
  },
  actions: {
    activateLot: 'The lot was taken into work',
    declineLot: 'The lot was declined',
    deactivateLot: 'The lot was deactivated',
    setOfferPrice: 'The price offer was sent',
    documentCollected: 'The document “{document}” was collected',
    addDocument: 'The document “{document}” was added',
    completeCollectingLotDocuments: 'The collection of documents was completed',
    lotPlacement: 'The lot was placed',
    completeLot: 'The placement was confirmed',
    updateResultInfo: 'The results were filled in',
    moveWork: 'The work was moved from the earlier lot',
    confirmDocument: 'The document “{document}” was checked after a change on the portal',
    assignLot: 'The person responsible was changed',
    attachFile: 'The file “{document}” was attached',
    detachFile: 'The file “{document}” was removed',
  },
  lossReasons: {
    price: 'Lost on price',
    documents: 'Rejected on documents',
    specification: 'Specification did not fit',
    experience: 'Not enough experience',
    late: 'Applied too late',
    other: 'Another reason',
  },
  outcomes: { won: 'Won', lost: 'Lost', cancelled: 'Purchase cancelled', not_placed: 'No application placed' },
}

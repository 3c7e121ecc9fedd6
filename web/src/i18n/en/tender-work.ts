import { createPlural } from '@tendertap/domain/words/plural'
import type { TenderWorkTexts } from '../ru/tender-work.ts'

const plural = createPlural('en')

export const texts: TenderWorkTexts = {
  rateTitle: 'Rate tenders',
  archiveTitle: 'Archived tenders',
  list: 'List of tenders',
  count: (count, shown) => `${shown} ${plural(count, { one: 'tender', other: 'tenders' })}`,
  loadFailed: 'The tenders could not be loaded',
  filterRefused: 'The server did not accept this filter, so all tenders are shown.',
  empty: 'No tenders match your filters',
  clearFilters: 'Clear filters',
  lots: 'Lots',
  awaiting: (count, shown) => `${shown} ${plural(count, { one: 'awaits', other: 'await' })} your vote`,
  inArchive: (_count, shown) => `${shown} in the archive`,
  votes: 'Votes on the whole tender',
  accept: 'Accept tender',
  accepted: 'Tender accepted',
  acceptFailed: 'The tender could not be accepted',
  activate: 'Take tender into work',
  activateAll: 'Take all lots into work',
  activateOnly: 'Take tender into work',
  activated: 'Tender taken into work',
  activateFailed: 'The tender could not be taken into work',
  leftOut: {
    title: 'Not all lots were taken',
    text: 'The other lots of the tender are in work now. These could not be taken:',
  },
  reject: 'Reject…',
  rejectTitle: 'Reject tender',
  rejected: 'Tender rejected',
  rejectFailed: 'The tender could not be rejected',
  decline: 'Decline tender…',
  declineDialog: {
    title: 'Decline tender',
    text: (count, shown) =>
      `${shown} open ${plural(count, { one: 'lot', other: 'lots' })} of the tender will be declined for the whole company: nobody will be able to vote on ${count === 1 ? 'it or take it' : 'them or take them'} into work. Lots that are in work stay. This can’t be undone.`,
    pointless: 'Nothing is left to decline',
    action: 'Decline tender',
  },
  actions: {
    setOfferPrice: 'Prices sent for all lots',
    completeCollectingDocuments: 'Documents collected for all lots',
    completeTender: 'Placement of all lots completed',
  },
  panel: {
    title: 'Work on the tender',
    offerPrice: 'Our price for all lots',
    noPrice: 'not for all lots yet',
    log: 'Work log',
  },
}

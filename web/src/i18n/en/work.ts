import { words } from '@tendertap/domain/words/en'
import { workWords } from '@tendertap/domain/words/work/en'
import type { WorkTexts } from '../ru/work.ts'

export const texts: WorkTexts = {
  statuses: workWords.statuses,
  statusLabel: words.lotFields.workStatus,
  allStatuses: 'All',
  inWorkWith: (status) => `In work: ${status.toLowerCase()}`,
  inWork: 'In work',
  take: 'Take into work',
  decline: 'Decline…',
  done: { rating: 'The lot has been activated', catalogue: 'Lot activated', potential: 'Lot taken into work' },
  open: 'Open',
  failed: {
    rating: 'The lot could not be activated',
    catalogue: 'The lot could not be activated',
    potential: 'The lot could not be taken into work',
  },
  takeDialog: {
    title: 'Take the lot into work',
    processing: 'These documents are still being fetched. You can take the lot as soon as they arrive:',
    unavailable: 'The portal does not provide these documents. You can take the lot without them:',
    ready: 'All documents have arrived: you can take the lot.',
  },
  declineDialog: {
    title: 'Decline the lot',
    text: 'The lot “{name}” will be declined for the whole company: nobody will be able to vote on it or take it into work. This can’t be undone.',
    action: 'Decline the lot',
  },
  declined: 'Lot declined',
  declineFailed: 'The lot could not be declined',
  empty: {
    title: 'Nothing to take into work',
    none: 'There are no open lots now that fit your profiles or that colleagues have accepted. New ones will appear here by themselves.',
    noProfiles: 'Interest profiles and colleagues’ votes choose the lots for this list. There are no profiles yet.',
    askAdmin: 'Ask an administrator to create an interest profile.',
  },
}

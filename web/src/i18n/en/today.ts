import { words } from '@tendertap/domain/words/en'
import type { TodayTexts } from '../ru/today.ts'

export const texts: TodayTexts = {
  failed: 'The day could not be loaded',
  waiting: {
    title: 'Waiting for me',
    empty: 'No step is yours right now.',
    emptyText: 'A lot appears here as soon as its next step is one of your role.',
    rate: 'Rate new lots',
    assigned: 'you are responsible',
  },
  burning: {
    title: 'Burning',
    empty: 'Nothing is burning.',
    emptyText: 'Lots that are not placed yet and whose applications end within two days, or have ended.',
    late: 'deadline passed',
  },
  mentions: { title: 'You were mentioned' },
  changed: {
    title: 'Changed',
    empty: 'Nothing has changed since you were here.',
    emptyText: 'Changes on the portal to lots in work and to lots you voted on.',
    kinds: words.changes,
    otherLots: (count, shown) => `and ${shown} more ${count === 1 ? 'lot' : 'lots'}`,
  },
  waitsFor: 'waiting for: {who}',
  shownOf: (shown, total) => `${shown} of ${total} shown.`,
}

import { createPlural } from '@tendertap/domain/words/plural'
import { words } from '@tendertap/domain/words/en'
import type { TodayTexts } from '../ru/today.ts'

const plural = createPlural('en')

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
  overdue: {
    title: 'Overdue',
    empty: 'No step is overdue.',
    emptyText: 'Steps whose last working day has passed while applications are still open.',
    steps: { collect: 'Collect documents', price: 'Enter the price', place: 'Place the lot' },
    count: (count, shown) => `${shown} ${plural(count, { one: 'step', other: 'steps' })}`,
    endBy: (day) => `by ${day}`,
  },
  sources: { title: 'Completeness of sources', failed: 'It is not known whether the catalogue is complete' },
  log: {
    title: 'Recent activity',
    whole: 'Full log',
    empty: 'No activity yet.',
    failed: 'The log could not be loaded',
  },
  team: {
    title: 'The team over the past year',
    whole: 'Team analytics',
    failed: 'The team’s figures could not be loaded',
    found: 'Lots found',
    taken: 'Taken',
    placed: 'Placed',
    won: 'Won of these',
    winRate: 'Win rate',
    percent: (share) => `${share}%`,
  },
  waitsFor: 'waiting for: {who}',
  shownOf: (shown, total) => `${shown} of ${total} shown.`,
}

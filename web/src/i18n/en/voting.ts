import { createPlural } from '@tendertap/domain/words/plural'
import { words } from '@tendertap/domain/words/en'
import type { VotingTexts } from '../ru/voting.ts'

const plural = createPlural('en')
const countLots = (count: number) => `${count} ${plural(count, { one: 'lot', other: 'lots' })}`

export const texts: VotingTexts = {
  title: 'Votes',
  counts: (accepted, rejected) => `${accepted} for · ${rejected} against`,
  decisions: { accepted: 'for', rejected: 'against' },
  carried: 'vote on the earlier announcement',
  castBeforeChange: 'cast before the lot changed',
  accept: 'Accept',
  reject: 'Reject…',
  mine: { accepted: 'You accepted it', rejected: 'You rejected it' },
  undo: 'Undo',
  change: 'Change',
  undoKey: 'Undo the last vote',
  reasons: words.rejectReasons,
  dialog: {
    title: 'Reject the lot',
    titleOfMany: (count) => `Reject ${countLots(count)}`,
    reason: 'Reason',
    keys: 'You can choose a reason with a digit from 1 to 6.',
    description: 'Comment',
    descriptionHint: 'Optional. Your colleagues will see it.',
    submit: 'Reject',
  },
  done: {
    rating: { accepted: 'The lot has been accepted', rejected: 'The lot has been rejected' },
    elsewhere: { accepted: 'Lot accepted', rejected: 'Lot rejected' },
    many: {
      accepted: (count) => `${countLots(count)} accepted`,
      rejected: (count) => `${countLots(count)} rejected`,
    },
  },
  failed: { accepted: 'The lot could not be accepted', rejected: 'The lot could not be rejected' },
  failedMany: (count) => `Votes not saved: ${count}`,
  select: 'Select the lot',
  selected: (count) => `Selected: ${count}`,
  selectAll: 'Select all',
  clearSelection: 'Clear the selection',
  empty: {
    title: 'Nothing to rate',
    rated: 'You have rated every open lot that fits your profiles. New ones will appear here by themselves.',
    noProfiles: 'Interest profiles choose the lots for this list, and there are none yet.',
    askAdmin: 'Ask an administrator to create an interest profile.',
  },
}

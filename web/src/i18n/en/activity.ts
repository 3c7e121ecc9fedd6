import { words } from '@tendertap/domain/words/en'
import type { ActivityTexts } from '../ru/activity.ts'

export const texts: ActivityTexts = {
  title: 'Discussion and history',
  empty: 'Nothing has happened yet.',
  failed: 'The history of the lot could not be loaded',
  earlier: 'Show earlier',
  portal: 'Portal',
  votes: { accepted: 'Voted for', rejected: 'Voted against' },
  assigned: 'Responsible: {person}',
  unassigned: 'Nobody is responsible any more',
  removed: 'Comment removed',
  comments: (count) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
  box: {
    label: 'Comment',
    placeholder: 'Write to your colleagues. Type @ to mention somebody',
    send: 'Send',
    failed: 'The comment could not be sent',
    people: 'Whom to mention',
    found: (count) =>
      `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys, insert with Enter`,
  },
  remove: {
    button: 'Remove',
    title: 'Remove the comment',
    text: 'Colleagues will see that there was a comment, but not what it said.',
    action: 'Remove',
    failed: 'The comment could not be removed',
  },
  assignee: {
    title: words.lotFields.assignee,
    label: 'Who is responsible for the lot',
    nobody: 'Nobody',
    take: 'Take it myself',
    failed: 'The person responsible could not be changed',
  },
  filter: {
    label: 'Whose lots',
    all: 'Everybody',
    mine: 'Mine',
    empty: 'This person has no lots in work',
    emptyText: 'Look at the lots of others, or make this person responsible for one.',
  },
}

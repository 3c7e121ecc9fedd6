import type { PlanningTexts } from '../ru/planning.ts'

export const texts: PlanningTexts = {
  on: 'Has an address',
  off: 'No address',
  about:
    'The deadlines of the lots in work, and the days to start your own steps, in the calendar of your phone or computer.',
  madeAt: (at) => `The address was made ${at}. For safety it is not shown again.`,
  subscribe: 'Get an address',
  renew: 'New address…',
  remove: 'Remove the address…',
  renewTitle: 'Make a new calendar address',
  renewQuestion: 'The old address stops working at once. Add the new one to your calendar in its place.',
  renewAction: 'Make a new address',
  renewFailed: 'The calendar address could not be made',
  removeTitle: 'Remove the calendar address',
  removeQuestion: 'The address stops working, and the deadlines in your calendar are no longer updated.',
  removeAction: 'Remove the address',
  removed: 'The calendar address is removed',
  removeFailed: 'The calendar address could not be removed',
  address: {
    title: 'The address of your calendar',
    how: 'Copy the address and add it in Google, Outlook or Apple Calendar as a calendar from a link (URL).',
    secret:
      'The address is shown only now. Anyone who has it sees the names and deadlines of your company’s lots, so do not pass it on.',
    copy: 'Copy the address',
    copied: 'Copied',
    copyFailed: 'Could not copy. Select the address and copy it by hand.',
    close: 'Done',
  },
}

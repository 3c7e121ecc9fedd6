import { createPlural } from '@tendertap/domain/words/plural'
import { words } from '@tendertap/domain/words/en'
import type { AccountTexts } from '../ru/account.ts'

const plural = createPlural('en')

export const texts: AccountTexts = {
  skipToContent: 'Skip to content',
  sections: 'Sections',
  account: 'My account',
  help: 'User guide',
  tariffs: 'Subscription',
  accountTabs: 'Account tabs',
  tabs: {
    'all-lots': { title: 'All lots', short: 'Lots' },
    'rate-lots': { title: 'Rate lots', short: 'Rate' },
    'potential-lots': { title: 'Potential lots', short: 'Potential' },
    settings: { title: 'Settings', short: 'Settings' },
  },
  trial: {
    left: (days) => `Trial: ${words.days(days)} left`,
    over: 'The trial has ended',
  },
  openProfile: 'Open the profile',
  foldProfile: 'Fold the profile',
  profileSections: { profile: 'Profile', telegram: 'Telegram', notifications: 'Notifications', security: 'Security' },
  user: 'User',
  userMenu: 'User menu',
  roles: words.roles,
  dialog: { close: 'Close', cancel: 'Cancel' },
  identity: {
    password: 'Your current password',
    forEmail: 'To change the e-mail, confirm that it is you.',
    forMember: 'To change somebody’s e-mail or password, confirm that it is you.',
    passwordRequired: 'Enter your own password',
    code: 'Code from the app',
    codeHint: 'Six digits, or one of your recovery codes',
  },
  admin: {
    title: 'Administration',
    label: 'Administration tabs',
    tabs: { interests: 'Interest profiles', companies: 'Companies', teams: 'Teams' },
    newCompanies: (count, shown) => `${shown} ${plural(count, { one: 'new company', other: 'new companies' })}`,
  },
  superadmin: 'Operator panel',
  audit: 'Activity log',
  logout: 'Sign out',
  colorScheme: { label: 'Appearance', light: 'Light', dark: 'Dark', auto: 'As in the system' },
  notGiven: 'not given',
  refreshFailed: 'Could not refresh: what you see may be out of date. Trying again.',
  date: {
    hint: 'dd.mm.yyyy',
    open: 'Open the calendar',
    calendar: 'Calendar',
    invalid: 'No such date',
    early: (day) => `${day} or later`,
    late: (day) => `${day} or earlier`,
    clear: 'Clear the date',
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    monthFormat: 'MMMM YYYY',
    presets: {
      coming: ['Today', 'In 3 days', 'In a week'],
      past: ['Today', '3 days ago', 'A week ago'],
    },
    labels: {
      nextMonth: 'Next month',
      previousMonth: 'Previous month',
      nextYear: 'Next year',
      previousYear: 'Previous year',
      nextDecade: 'Next ten years',
      previousDecade: 'Previous ten years',
    },
  },
  pager: {
    label: 'Pages of the list',
    shown: (from, to, total) => `${from}–${to} of ${total}`,
    reachable: (rows) => `The first ${rows} can be opened. To find the others, narrow the filter.`,
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    perPage: 'Rows per page',
    perPageShort: (size) => `${size} per page`,
  },
}

import { words } from '@tendertap/domain/words/en'
import type { AccountTexts } from '../ru/account.ts'

export const texts: AccountTexts = {
  skipToContent: 'Skip to content',
  sections: 'Sections',
  account: 'My account',
  help: 'User guide',
  tariffs: 'Subscription',
  accountTabs: 'Account tabs',
  tabs: {
    'all-lots': { title: 'All lots', short: 'Lots' },
    settings: { title: 'Settings', short: 'Settings' },
  },
  trial: {
    left: (days) => `Trial: ${words.days(days)} left`,
    over: 'The trial has ended',
  },
  profile: 'Profile',
  openProfile: 'Open the profile',
  foldProfile: 'Fold the profile',
  user: 'User',
  userMenu: 'User menu',
  roles: words.roles,
  dialog: { close: 'Close', cancel: 'Cancel' },
  admin: { title: 'Administration', label: 'Administration tabs', tabs: { teams: 'Teams' } },
  superadmin: 'Operator panel',
  audit: 'Activity log',
  logout: 'Sign out',
  colorScheme: { label: 'Appearance', light: 'Light', dark: 'Dark', auto: 'As in the system' },
  languageNotSaved: 'The language could not be saved in your profile',
  pager: {
    label: 'Pages of the list',
    shown: (from, to, total) => `${from}–${to} of ${total}`,
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    perPage: 'Rows per page',
    perPageShort: (size) => `${size} per page`,
  },
}

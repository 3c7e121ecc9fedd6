import type { AccountTexts } from '../ru/account.ts'

export const texts: AccountTexts = {
  skipToContent: 'Skip to content',
  sections: 'Sections',
  account: 'My account',
  accountTabs: 'Account tabs',
  tabs: {
    'all-lots': { title: 'All lots', short: 'Lots' },
  },
  user: 'User',
  userMenu: 'User menu',
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

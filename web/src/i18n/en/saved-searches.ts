import { formatHour } from '@tendertap/domain/clock'
import { DAILY_HOUR } from '@tendertap/domain/notifications/daily'
import { MOST_NEW_LOTS } from '@tendertap/domain/saved-searches/saved-searches'
import type { SavedSearchesTexts } from '../ru/saved-searches.ts'

export const texts: SavedSearchesTexts = {
  title: 'My searches',
  save: 'Save search',
  saveThis: 'Save this search',
  saveTitle: 'Save the search',
  changeTitle: 'Change the search',
  submit: 'Save',
  name: 'Name',
  nameMissing: 'Give the search a name',
  tell: 'Tell me of new lots',
  cadences: { at_once: 'At once', daily: `Once a day, at ${formatHour(DAILY_HOUR)}`, never: 'Never' },
  tells: { at_once: 'Tells at once', daily: 'Tells once a day', never: 'Never tells' },
  saved: 'The search is saved',
  changed: 'The search is changed',
  failed: 'The search could not be saved',
  loadFailed: 'The searches could not be loaded',
  empty:
    'The searches you come back to will be here. Set words and filters and save them: we count their new lots and tell you.',
  unreadable: 'This search was saved by an older version and no longer works. Save it again.',
  gone: 'This search no longer exists.',
  edit: 'Change the search',
  remove: 'Delete the search',
  deleteTitle: 'Delete the search?',
  deleteText: 'The search will be deleted, and you will not be told of its lots any more.',
  delete: 'Delete',
  deleted: 'The search is deleted',
  deleteFailed: 'The search could not be deleted',
  newLots: (count: number) => `${count >= MOST_NEW_LOTS ? `${MOST_NEW_LOTS - 1}+` : count} new`,
}

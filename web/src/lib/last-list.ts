// The list of lots that was open last, with its filters: the way back from a page that was opened from it.
import { ACCOUNT_TABS } from '@tendertap/domain/navigation'
import { createStoredValue } from './storage.ts'

const storage = createStoredValue('last-list')

// Anything may stand in the browser's storage. Only the address of a list is followed.
const LISTS = ACCOUNT_TABS.filter((tab) => tab !== 'settings').join('|')
const LIST_PATH = new RegExp(`^/(?:${LISTS})(?:[?#]|$)`)

/** `href`: the path with search and hash */
export function rememberList(href: string): void {
  storage.write(href)
}

export function readLastList(): string {
  const href = storage.read() ?? ''
  return LIST_PATH.test(href) ? href : '/all-lots'
}

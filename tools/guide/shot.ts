import type { Locator, Page } from 'playwright-core'

export interface Shot {
  /** e-mail of a person of the demo; null before sign-in */
  who: string | null
  /** on a phone's screen instead of a desktop's */
  isNarrow?: boolean
  /** Opens the screen; may return the part of it to show. */
  open(page: Page): Promise<Locator | void>
}

// people of the demo
export const ADMIN = 'admin@altyn-kerege.example'
export const MANAGER = 'manager@altyn-kerege.example'
export const PROCUREMENT = 'procurement@altyn-kerege.example'
export const LEAD = 'lead@altyn-kerege.example'
export const OPERATOR = 'operator@tendertap.example'

// Where a notice leads: the page on which the person can act on it.
import { toHash } from '../lot-work/hash.ts'
import type { NoticeFacts, NoticeLot } from './facts.ts'
import { MATCH_LEVELS } from '../matching/levels.ts'
import type { Category } from './categories.ts'
import type { NoticeKind } from './notices.ts'

/** The newest lots are the first. */
export const ALL_LOTS_PAGE = '/all-lots'
/** of every level: all that match some profile */
export const MATCHING_LOTS_PAGE = `${ALL_LOTS_PAGE}?${MATCH_LEVELS.map((level) => `matchLevels=${level}`).join('&')}`

/** Where the rest of a category is seen that a message only counts. */
export const CATEGORY_PAGES: Readonly<Record<Category, string>> = {
  all_new_tenders: ALL_LOTS_PAGE,
  new_suitable_tenders: MATCHING_LOTS_PAGE,
  tender_status_changes: '/today',
  crm: '/today',
  system: '/tariffs',
}

/** A path of the web application; the hash names the lot, which its list then highlights. */
export function findPage(kind: NoticeKind, facts: NoticeFacts[NoticeKind]): string {
  if (kind === 'daily_mailing') return ALL_LOTS_PAGE
  if ('searchId' in facts) return `/all-lots?saved=${facts.searchId}`
  if (!('lot' in facts)) return '/tariffs'
  const { lot } = facts
  if (kind === 'lot_accepted') return `/potential-lots#${lot.id}`
  if (kind === 'result_filled') return `/completed-lots#${encodeURIComponent(toHash(lot))}`
  const search = 'commentId' in facts ? `?open=${lot.id}&comment=${facts.commentId}` : ''
  return lot.isInWork ? `/lots-in-work${search}#${encodeURIComponent(toHash(lot))}` : toTenderPage(lot, search)
}

const toTenderPage = ({ id, tenderId }: NoticeLot, search: string) => `/tender/${tenderId}${search || `?open=${id}`}`

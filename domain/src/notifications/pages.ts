// Where a notice leads: the page on which the person can act on it.
import { toHash } from '../lot-work/hash.ts'
import { WORK_READERS } from '../lot-work/readers.ts'
import { isActive } from '../lot-work/statuses.ts'
import type { NoticeFacts, NoticeLot } from './facts.ts'
import { MATCH_LEVELS } from '../matching/levels.ts'
import { hasAnyRole, type Role } from '../roles.ts'
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

/**
 * A path of the web application that somebody with these roles may open; the hash names the lot, which its list then
 * highlights.
 */
export function findPage(kind: NoticeKind, facts: NoticeFacts[NoticeKind], roles: readonly Role[]): string {
  if (kind === 'daily_mailing') return ALL_LOTS_PAGE
  if ('searchId' in facts) return `/all-lots?saved=${facts.searchId}`
  if (!('lot' in facts)) return '/tariffs'
  const { lot } = facts
  if (kind === 'lot_accepted' && lot.workStatus === 'not_processed') return `/potential-lots#${lot.id}`
  const commentId = 'commentId' in facts ? facts.commentId : null
  const list = hasAnyRole(roles, WORK_READERS) ? findList(lot, commentId !== null) : null
  if (!list) return toTenderPage(lot, commentId)
  return `${list}${commentId === null ? '' : `?open=${lot.id}&comment=${commentId}`}#${encodeURIComponent(toHash(lot))}`
}

/** The list of the lots in work shows comments, too. */
function findList({ workStatus }: NoticeLot, needsComments: boolean): string | null {
  if (isActive(workStatus)) return '/lots-in-work'
  return workStatus === 'placement_completed' && !needsComments ? '/completed-lots' : null
}

export const toTenderPage = ({ id, tenderId }: Pick<NoticeLot, 'id' | 'tenderId'>, commentId: string | null = null) =>
  `/tender/${tenderId}?open=${id}${commentId === null ? '' : `&comment=${commentId}`}`

// What a notice of each kind is about, as it was when it happened.
import type { Translated } from '../languages.ts'
import type { SourceName } from '../lots/classifiers.ts'
import type { WorkStatus } from '../lot-work/statuses.ts'
import type { Outcome } from '../lot-results/outcome.ts'
import type { NewsKind } from '../tenders/changes.ts'
import type { PlanStep } from '../working-days/steps.ts'
import type { NoticeKind } from './notices.ts'

export interface NoticeLot {
  id: number
  name: Translated
  tenderId: number
  tenderCode: string
  contractNumber: string | null
  /** how far the team's work on it was */
  workStatus: WorkStatus
  customer: Translated | null
  /** decimal string */
  amount: string | null
  /** ISO 8601 */
  applicationEndAt: string | null
}

export interface LotNotice {
  lot: NoticeLot
}

/** Somebody of the team did it. */
export interface TeamNotice extends LotNotice {
  by: string | null
}

/** The values of a change, where a person wants to see them at once. */
export interface NoticedChange {
  kinds: readonly NewsKind[]
  /** ISO 8601 */
  deadline?: { before: string | null; after: string | null }
  /** the portal's word, in Russian */
  status?: string
}

/** Names no texts: they are read when it is sent. */
export interface DailyFacts {
  /** the day on which it is sent */
  day: string
  /** those that match best, the best first */
  lots: readonly { id: number; percent: number }[]
  /** all that match some profile of the workspace */
  matched: number
  total: number
  sources: readonly { source: SourceName; lots: number }[]
}

export interface NoticeFacts extends Record<NoticeKind, object> {
  lot_matched: LotNotice & { interest: string; percent: number }
  search_matched: LotNotice & { search: string }
  search_digest: { search: string; searchId: string; count: number }
  followed_news: LotNotice & NoticedChange & { followed: 'customer' | 'tender' }
  lot_changed: LotNotice & NoticedChange
  lot_superseded: LotNotice & { successor: { id: number; code: string } }
  lot_accepted: TeamNotice
  lot_taken: TeamNotice
  price_set: TeamNotice & { price: string }
  documents_completed: TeamNotice
  lot_placed: TeamNotice
  lot_stopped: TeamNotice
  result_published: LotNotice
  result_filled: TeamNotice & { outcome: Outcome }
  recheck_needed: LotNotice & { documents: readonly Translated[] }
  lot_assigned: TeamNotice
  mentioned: TeamNotice & { commentId: string; excerpt: string }
  deadline_soon: LotNotice & { hours: number }
  step_overdue: LotNotice & { step: PlanStep }
  reminder: LotNotice
  subscription_ending: { days: number; endDate: string }
  subscription_ended: { endDate: string }
  daily_mailing: DailyFacts
}

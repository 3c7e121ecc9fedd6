// Texts that screens and messages share. A text that only one of them needs is defined there.
import type { TimeLeft } from '../lots/openness.ts'
import type { RejectReason } from '../lot-voting/reject-reasons.ts'
import type { DocumentType } from '../lots/vocabulary.ts'
import type { MatchLevel } from '../matching/levels.ts'
import type { Category } from '../notifications/categories.ts'
import type { LotListTab } from '../navigation.ts'
import type { Role } from '../roles.ts'
import type { Tariff } from '../subscription/plans.ts'
import type { NewsKind } from '../tenders/changes.ts'
import type { PlanState } from '../working-days/plan.ts'

/** What is said of a lot: the labels of its facts and the headings of its columns. */
export type LotField =
  | 'number'
  | 'tenderCode'
  | 'name'
  | 'description'
  | 'customer'
  | 'amount'
  | 'quantity'
  | 'unit'
  | 'region'
  | 'deliveryAddress'
  | 'method'
  | 'status'
  | 'published'
  | 'applicationStart'
  | 'applicationEnd'
  | 'bidSecurity'
  | 'ensTru'
  | 'source'
  | 'link'
  | 'percent'
  | 'votesFor'
  | 'votesAgainst'
  | 'workStatus'
  | 'assignee'
  | 'offerPrice'
  | 'outcome'
  | 'winner'
  | 'finalAmount'
  | 'resultsDate'
  | 'lossReason'

export interface Words {
  /** A portal's word by its Russian name; null for one that is not in our list: it is shown as the portal writes it. */
  status(nameRu: string): string | null
  method(nameRu: string): string | null
  unitName(nameRu: string | null): string | null
  /** A document type that is not here is shown as the portal writes it. */
  documentTypes: Readonly<Record<DocumentType, string>>
  matchLevels: Readonly<Record<MatchLevel, string>>
  roles: Readonly<Record<Role, string>>
  /** what changed about a tender or a lot */
  changes: Readonly<Record<NewsKind, string>>
  rejectReasons: Readonly<Record<RejectReason, string>>
  /** whether the offer can be made in time */
  planStates: Readonly<Record<PlanState, string>>
  /** what a person can switch off, as the settings name it */
  notificationCategories: Readonly<Record<Category, string>>
  tariffs: Readonly<Record<Tariff, string>>
  lotLists: Readonly<Record<LotListTab, string>>
  lotFields: Readonly<Record<LotField, string>>
  /** The portals by their ids; one that is not here keeps the name it came with. */
  sourceNames: Readonly<Record<string, string>>
  /** A number with its noun. `shown` replaces the figure where it is grouped or only an estimate. */
  lots(count: number, shown?: string): string
  days(count: number, shown?: string): string
  months(count: number, shown?: string): string
  /** The two largest units that are not zero: '2 дня 4 ч'. */
  timeLeft(left: TimeLeft): string
  /** A length in seconds, in the two largest units that are not zero. */
  duration(seconds: number): string
}

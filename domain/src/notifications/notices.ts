// What people are told: for every kind of event its category, who is concerned, and how soon each channel tells it.
// RESOLUTIONS §10; what the specification does not name is ours: assigned, mentioned, to be looked at again, replaced,
// saved searches and what is followed.
import type { LotAction } from '../lot-work/actions.ts'
import { transitions } from '../lot-work/workflow.ts'
import type { Role } from '../roles.ts'
import type { Category, Channel } from './categories.ts'

/**
 * Who is told. `turn`: whose turn it is after the event, as the board says; the responsible person if they can take it.
 * `concerned`: who voted for the lot, and, if it is in work, the responsible person and whose turn it is; managers and
 * procurement as long as nobody is responsible. `named`: the persons whom the event names. Whoever caused an event is
 * not told of it.
 */
export type Audience = 'turn' | 'concerned' | 'named' | 'everybody' | { readonly roles: readonly Role[] }

/** `at once`; `gathered`: what comes within a quarter of an hour is one letter. */
export type Pace = 'at once' | 'gathered'

export interface NoticeRule {
  category: Category
  to: Audience
  email: Pace
  telegram: Pace
  /** false: not told in the product, where the lists show it */
  hasBell?: boolean
  /** the person has asked for it: the switch of its category does not hold it back */
  isAskedFor?: boolean
  /** a message of its own, never told together with others */
  isAlone?: boolean
}

const gathered = { email: 'gathered', telegram: 'at once' } as const
const atOnce = { email: 'at once', telegram: 'at once' } as const
const work = { category: 'crm', to: 'turn', ...gathered } as const

export const NOTICES = {
  /** a lot that a profile has just found */
  lot_matched: { category: 'new_suitable_tenders', to: { roles: ['lead', 'manager'] }, ...gathered },
  /** a lot that a saved search has just found */
  search_matched: { category: 'new_suitable_tenders', to: 'named', ...gathered },
  /** the lots that a saved search has found since yesterday */
  search_digest: { category: 'new_suitable_tenders', to: 'named', ...atOnce },
  /** a new lot of a customer that a person follows, or a change of a tender that they follow */
  followed_news: { category: 'tender_status_changes', to: 'named', ...gathered },
  /** status, deadline or documents of a lot that we voted on or work on */
  lot_changed: { category: 'tender_status_changes', to: 'concerned', ...gathered },
  /** another announcement replaces the tender of a lot in work */
  lot_superseded: { ...work, to: 'concerned' },
  lot_accepted: { ...work, to: { roles: ['manager'] } },
  lot_taken: work,
  price_set: work,
  documents_completed: work,
  lot_placed: { ...work, to: 'concerned' },
  /** nobody works on the lot any more */
  lot_stopped: { ...work, to: 'concerned' },
  /** the portal says who won a lot whose offer we have placed: the form of the result is filled with it */
  result_published: { ...work, to: { roles: transitions.fillResult.by } },
  result_filled: { ...work, to: 'concerned' },
  /** the portal has changed what a document was collected for */
  recheck_needed: work,
  lot_assigned: { ...work, to: 'named', ...atOnce },
  mentioned: { ...work, to: 'named', ...atOnce },
  /** 48 and 12 hours before the applications end */
  deadline_soon: { ...work, ...atOnce },
  /** the plan says that a step should be done by now */
  step_overdue: work,
  /** a person has asked to be reminded of the lot */
  reminder: { ...work, to: 'named', ...atOnce, hasBell: false, isAskedFor: true },
  /** 7, 3 and 1 days before the end, and on the day itself */
  subscription_ending: { category: 'system', to: { roles: ['admin'] }, ...atOnce },
  subscription_ended: { category: 'system', to: { roles: ['admin'] }, ...atOnce },
  /** what was published since yesterday (daily.ts) */
  daily_mailing: { category: 'all_new_tenders', to: 'everybody', ...atOnce, hasBell: false, isAlone: true },
} as const satisfies Record<string, NoticeRule>

export type NoticeKind = keyof typeof NOTICES
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[]

/** The steps of the team that are told. */
export const NOTICES_OF_ACTIONS = {
  activateLot: 'lot_taken',
  setOfferPrice: 'price_set',
  completeCollectingLotDocuments: 'documents_completed',
  completeLot: 'lot_placed',
  deactivateLot: 'lot_stopped',
  updateResultInfo: 'result_filled',
  assignLot: 'lot_assigned',
} as const satisfies Partial<Record<LotAction, NoticeKind>>

/** What the portal changed longer ago is no news any more. */
export const TOLD_DAYS = 3

export const GATHER_MINUTES = 15

/** Hours before the end of applications at which the team is told. */
export const DEADLINE_HOURS = [48, 12] as const
/** Days before the end of a subscription at which the administrators are told. */
export const SUBSCRIPTION_DAYS = [7, 3, 1] as const

/** When a channel may tell it at the earliest, not counting the person's quiet hours. */
export function getDueAt(kind: NoticeKind, channel: Channel, happenedAt: Date): Date {
  const minutes = NOTICES[kind][channel] === 'gathered' ? GATHER_MINUTES : 0
  return new Date(happenedAt.getTime() + minutes * 60_000)
}

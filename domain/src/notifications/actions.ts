// What a person can do about a lot from a Telegram message, without opening the product. Ours.
import type { RejectReason } from '../lot-voting/reject-reasons.ts'
import { REJECT_REASONS } from '../lot-voting/reject-reasons.ts'
import { transitions } from '../lot-work/workflow.ts'
import { getDayBounds, toKazakhstanDay } from '../clock.ts'
import { hasAnyRole, type Role } from '../roles.ts'
import type { NoticeFacts } from './facts.ts'
import type { NoticeKind } from './notices.ts'

export const NOTICE_ACTIONS = ['accept', 'reject', 'take', 'decline', 'remind'] as const
export type NoticeAction = (typeof NOTICE_ACTIONS)[number]

/** What cannot be undone is asked for twice; rejecting asks for the reason instead. */
export const CONFIRMED_ACTIONS = ['take', 'decline'] as const satisfies readonly NoticeAction[]
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number]

/** What a button does: begins an action, gives the reason, says «yes», or goes back to the actions. */
export type ButtonAction = NoticeAction | `reject ${RejectReason}` | `${ConfirmedAction} yes` | 'back'

export const BUTTON_ACTIONS: readonly ButtonAction[] = [
  ...NOTICE_ACTIONS,
  ...REJECT_REASONS.map((reason) => `reject ${reason}` as const),
  ...CONFIRMED_ACTIONS.map((action) => `${action} yes` as const),
  'back',
]

/** Works as long as anybody would look for an old message. */
export const BUTTON_DAYS = 14
export const BUTTON_SECRET_BYTES = 16

/** The kinds after which somebody has to decide about the lot, and which of the two decisions. */
const DECISIONS: { readonly [K in NoticeKind]?: readonly NoticeAction[] } = {
  lot_matched: ['accept', 'reject', 'take', 'decline'],
  search_matched: ['accept', 'reject', 'take', 'decline'],
  followed_news: ['accept', 'reject', 'take', 'decline'],
  lot_changed: ['accept', 'reject', 'take', 'decline'],
  reminder: ['accept', 'reject', 'take', 'decline'],
  lot_accepted: ['take', 'decline'],
}

const MAY: Readonly<Record<Exclude<NoticeAction, 'remind'>, readonly Role[]>> = {
  accept: transitions.vote.by,
  reject: transitions.vote.by,
  take: transitions.activate.by,
  decline: transitions.decline.by,
}

/** Offered under a message about one lot. Whether it is still possible is decided when the button is pressed. */
export function listActions(kind: NoticeKind, facts: NoticeFacts[NoticeKind], roles: readonly Role[]): NoticeAction[] {
  if (!('lot' in facts)) return []
  const isDecided = facts.lot.workStatus !== 'not_processed'
  return NOTICE_ACTIONS.filter(
    (action) =>
      action === 'remind' ||
      (!isDecided && (DECISIONS[kind]?.includes(action) ?? false) && hasAnyRole(roles, MAY[action])),
  )
}

const REMINDER_HOUR = 9
const HOUR = 3_600_000

/** Tomorrow morning by the clock of Kazakhstan. */
export function getReminderMoment(now: Date): Date {
  const [, tomorrow] = getDayBounds(toKazakhstanDay(now))
  return new Date(tomorrow.getTime() + REMINDER_HOUR * HOUR)
}

import {
  IconAt,
  IconBriefcase,
  IconClockExclamation,
  IconCreditCard,
  IconInfoCircle,
  IconNews,
  IconTarget,
  IconTrophy,
  IconUserCheck,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import type { Category } from '@tendertap/domain/notifications/categories'
import type { NoticeKind } from '@tendertap/domain/notifications/notices'

interface Look {
  icon: Icon
  /** a colour of the theme: warn for what has to be done soon, accent for what is about the person */
  tone: 'ink-3' | 'warn' | 'accent'
}

const BY_CATEGORY: Record<Category, Look> = {
  all_new_tenders: { icon: IconNews, tone: 'ink-3' },
  new_suitable_tenders: { icon: IconTarget, tone: 'ink-3' },
  tender_status_changes: { icon: IconWorld, tone: 'ink-3' },
  crm: { icon: IconBriefcase, tone: 'ink-3' },
  system: { icon: IconInfoCircle, tone: 'ink-3' },
}

/** Kinds that a person should tell from the others at a glance. */
const BY_KIND: Partial<Record<NoticeKind, Look>> = {
  mentioned: { icon: IconAt, tone: 'accent' },
  lot_assigned: { icon: IconUserCheck, tone: 'accent' },
  deadline_soon: { icon: IconClockExclamation, tone: 'warn' },
  step_overdue: { icon: IconClockExclamation, tone: 'warn' },
  result_published: { icon: IconTrophy, tone: 'accent' },
  result_filled: { icon: IconTrophy, tone: 'ink-3' },
  recheck_needed: { icon: IconWorld, tone: 'warn' },
  lot_superseded: { icon: IconWorld, tone: 'warn' },
  subscription_ending: { icon: IconCreditCard, tone: 'warn' },
  subscription_ended: { icon: IconCreditCard, tone: 'warn' },
}

export const findLook = (kind: NoticeKind, category: Category): Look => BY_KIND[kind] ?? BY_CATEGORY[category]

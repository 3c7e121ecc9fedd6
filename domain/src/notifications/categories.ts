// spec 1 §2-3: five categories by two channels are ten flags, all on by default.
export const CATEGORIES = ['all_new_tenders', 'new_suitable_tenders', 'tender_status_changes', 'crm', 'system'] as const
export type Category = (typeof CATEGORIES)[number]
export const CHANNELS = ['email', 'telegram'] as const
export type Channel = (typeof CHANNELS)[number]
export type NotificationFlag = `${Category}_${Channel}`
export const FLAG_DEFAULT = true

export function toNotificationFlag(category: Category, channel: Channel): NotificationFlag {
  return `${category}_${channel}`
}

export const NOTIFICATION_FLAGS: readonly NotificationFlag[] = CATEGORIES.flatMap((category) =>
  CHANNELS.map((channel) => toNotificationFlag(category, channel)),
)

/** Whether a person wants it: what was never switched off is on, and what has no category is always told. */
export function isWanted(
  flags: Partial<Record<NotificationFlag, boolean>>,
  category: Category | null,
  channel: Channel,
): boolean {
  return category === null || (flags[toNotificationFlag(category, channel)] ?? FLAG_DEFAULT)
}

import { IconBell, IconBrandTelegram, IconCalendarEvent, IconLock, IconUser, type Icon } from '@tabler/icons-react'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { hasAnyRole, type Role } from '@tendertap/domain/roles'

const PROFILE_SECTIONS = ['profile', 'telegram', 'notifications', 'calendar', 'security'] as const
export type ProfileSection = (typeof PROFILE_SECTIONS)[number]

export const SECTION_ICONS: Record<ProfileSection, Icon> = {
  profile: IconUser,
  telegram: IconBrandTelegram,
  notifications: IconBell,
  calendar: IconCalendarEvent,
  security: IconLock,
}

/** The parts of a person's profile, in their order. The calendar shows lots in work. */
export function listProfileSections(roles: readonly Role[]): ProfileSection[] {
  return PROFILE_SECTIONS.filter((section) => section !== 'calendar' || hasAnyRole(roles, WORK_READERS))
}

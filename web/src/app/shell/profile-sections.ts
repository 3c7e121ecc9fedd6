import { IconBell, IconBrandTelegram, IconLock, IconUser, type Icon } from '@tabler/icons-react'

/** The parts of the profile, in their order. */
export const PROFILE_SECTIONS = ['profile', 'telegram', 'notifications', 'security'] as const
export type ProfileSection = (typeof PROFILE_SECTIONS)[number]

export const SECTION_ICONS: Record<ProfileSection, Icon> = {
  profile: IconUser,
  telegram: IconBrandTelegram,
  notifications: IconBell,
  security: IconLock,
}

import { Stack } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { NotificationToggles } from '../../features/notifications/NotificationToggles.tsx'
import { TelegramConnection } from '../../features/notifications/TelegramConnection.tsx'
import { CalendarSubscription } from '../../features/planning/CalendarSubscription.tsx'
import { ProfileCard } from '../../features/profile/ProfileCard.tsx'
import type { Me } from '../../features/session/session.ts'
import { listProfileSections, type ProfileSection } from './profile-sections.ts'
import { SecuritySettings } from './SecuritySettings.tsx'
import classes from './ProfilePanel.module.css'

interface ProfilePanelProps {
  me: Me
  /** the section that was asked for: it gets the focus when the panel appears */
  focusOn?: ProfileSection | null
}

/** spec 1 §2: the person, Telegram, the notifications and the security settings; the calendar is ours. */
export function ProfilePanel({ me, focusOn = null }: ProfilePanelProps) {
  const asked = useRef<HTMLDivElement>(null)
  useEffect(() => asked.current?.focus(), [])
  const hasTelegram = me.telegramChatId !== null
  const sections: Record<ProfileSection, ReactNode> = {
    profile: <ProfileCard me={me} />,
    telegram: <TelegramConnection isConnected={hasTelegram} />,
    notifications: <NotificationToggles hasTelegram={hasTelegram} />,
    calendar: <CalendarSubscription />,
    security: <SecuritySettings me={me} />,
  }
  return (
    <Stack gap="lg" className={classes.panel}>
      {listProfileSections(me.roles).map((section) => (
        <div key={section} ref={section === focusOn ? asked : null} tabIndex={-1} data-section={section}>
          {sections[section]}
        </div>
      ))}
    </Stack>
  )
}

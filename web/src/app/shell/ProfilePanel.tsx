import { Stack } from '@mantine/core'
import { NotificationToggles } from '../../features/notifications/NotificationToggles.tsx'
import { TelegramConnection } from '../../features/notifications/TelegramConnection.tsx'
import { ProfileCard } from '../../features/profile/ProfileCard.tsx'
import type { Me } from '../../features/session/session.ts'
import { SecuritySettings } from './SecuritySettings.tsx'
import classes from './ProfilePanel.module.css'

/** spec 1 §2: the person, the connection to Telegram, the notifications and the security settings. */
export function ProfilePanel({ me }: { me: Me }) {
  const hasTelegram = me.telegramChatId !== null
  return (
    <Stack gap="lg" className={classes.panel}>
      <ProfileCard me={me} />
      <TelegramConnection isConnected={hasTelegram} />
      <NotificationToggles hasTelegram={hasTelegram} />
      <SecuritySettings me={me} />
    </Stack>
  )
}

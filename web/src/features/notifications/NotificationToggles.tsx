import { Stack, Switch, Text } from '@mantine/core'
import {
  CATEGORIES,
  CHANNELS,
  toNotificationFlag,
  type Category,
  type Channel,
} from '@tendertap/domain/notifications/categories'
import { useTexts } from '../../i18n/texts.ts'
import { Heading } from '../../ui/Heading.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { useNotificationSettings, useToggle } from './use-notification-settings.ts'
import classes from './NotificationToggles.module.css'

/**
 * spec 1 §2: an e-mail and a Telegram toggle for each of five categories; Telegram's are disabled without a connection.
 */
export function NotificationToggles({ hasTelegram }: { hasTelegram: boolean }) {
  const { toggles: texts } = useTexts('notifications')
  const { profileSections } = useTexts('account')
  const settings = useNotificationSettings()
  const toggle = useToggle()

  if (settings.isLoadingError) return <ErrorState title={texts.loadFailed} query={settings} />
  const renderCell = (category: Category, channel: Channel) => {
    const flag = toNotificationFlag(category, channel)
    return (
      <td key={channel}>
        <Switch
          w="fit-content"
          mx="auto"
          aria-label={texts.toggle(texts.categories[category], texts.channels[channel])}
          checked={settings.data?.[flag] ?? false}
          disabled={!settings.data || (channel === 'telegram' && !hasTelegram)}
          onChange={({ currentTarget: { checked } }) => toggle.mutate({ flag, isOn: checked })}
        />
      </td>
    )
  }
  return (
    <section>
      <Stack gap="sm">
        <Heading level={2} look="section">
          {profileSections.notifications}
        </Heading>
        <RefreshBanner query={settings} />
        <table className={classes.table} aria-busy={settings.isPending}>
          <thead>
            <tr>
              <th scope="col">{texts.category}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {texts.channels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CATEGORIES.map((category) => (
              <tr key={category}>
                <th scope="row">{texts.categories[category]}</th>
                {CHANNELS.map((channel) => renderCell(category, channel))}
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="sm" c="dimmed">
          {texts.always}
        </Text>
        {!hasTelegram && (
          <Text size="sm" c="dimmed">
            {texts.telegramOff}
          </Text>
        )}
      </Stack>
    </section>
  )
}

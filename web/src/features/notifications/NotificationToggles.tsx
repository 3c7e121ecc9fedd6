import { Stack, Switch, Text } from '@mantine/core'
import {
  CATEGORIES,
  CHANNELS,
  toNotificationFlag,
  type Category,
  type Channel,
} from '@tendertap/domain/notifications/categories'
import { formatHour } from '@tendertap/domain/clock'
import { DAILY_HOUR } from '@tendertap/domain/notifications/daily'
import { GATHER_MINUTES } from '@tendertap/domain/notifications/notices'
import { Fragment } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Heading } from '../../ui/Heading.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { QuietHours } from './QuietHours.tsx'
import { useChangeSettings, useNotificationSettings } from './use-notification-settings.ts'
import classes from './NotificationToggles.module.css'

/**
 * spec 1 §2: an e-mail and a Telegram toggle for each of five categories; Telegram's are disabled without a connection.
 * Ours: what each of them is about, and the hours in which nothing is sent.
 */
export function NotificationToggles({ hasTelegram }: { hasTelegram: boolean }) {
  const { toggles: texts } = useTexts('notifications')
  const { profileSections } = useTexts('account')
  const settings = useNotificationSettings()
  const change = useChangeSettings()
  const about: Record<Category, string> = {
    ...texts.about,
    all_new_tenders: texts.about.all_new_tenders(formatHour(DAILY_HOUR)),
  }

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
          onChange={({ currentTarget: { checked } }) => change.mutate({ [flag]: checked })}
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
              <Fragment key={category}>
                <tr>
                  <th scope="row">{texts.categories[category]}</th>
                  {CHANNELS.map((channel) => renderCell(category, channel))}
                </tr>
                <tr className={classes.about}>
                  <td colSpan={1 + CHANNELS.length}>{about[category]}</td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
        <Text size="sm" c="dimmed">
          {texts.pace(GATHER_MINUTES)}
        </Text>
        <QuietHours settings={settings.data} onChange={change.mutate} />
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

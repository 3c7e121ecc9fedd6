import { Button, Switch } from '@mantine/core'
import {
  CATEGORIES,
  CHANNELS,
  toNotificationFlag,
  type Category,
  type Channel,
} from '@tendertap/domain/notifications/categories'
import { findErrorText } from '../../i18n/error-text.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useNotificationSettings, useToggle } from './use-notification-settings.ts'
import classes from './NotificationToggles.module.css'

/**
 * spec 1 §2: an e-mail and a Telegram toggle for each of five categories; Telegram's are disabled without a connection.
 */
export function NotificationToggles({ hasTelegram }: { hasTelegram: boolean }) {
  const { toggles: texts } = useTexts('notifications')
  const settings = useNotificationSettings()
  const toggle = useToggle()

  if (settings.isLoadingError) {
    const retryButton = (
      <Button variant="default" loading={settings.isFetching} onClick={() => void settings.refetch()}>
        {texts.retry}
      </Button>
    )
    return (
      <Notice tone="bad" title={texts.loadFailed} action={retryButton}>
        {findErrorText(settings.error)}
      </Notice>
    )
  }
  const renderCell = (category: Category, channel: Channel) => {
    const flag = toNotificationFlag(category, channel)
    return (
      <td key={channel}>
        <Switch
          classNames={{ body: classes.switch, track: classes.track }}
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
      <h2 className={classes.title}>{texts.title}</h2>
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
      {!hasTelegram && <p className={classes.note}>{texts.telegramOff}</p>}
    </section>
  )
}

import { Group, Stack, Switch, Text } from '@mantine/core'
import { formatHour } from '@tendertap/domain/clock'
import { hasQuietHours, USUAL_QUIET_HOURS } from '@tendertap/domain/notifications/quiet-hours'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Select } from '../../ui/Select.tsx'
import type { Changes, Settings } from './use-notification-settings.ts'
import classes from './QuietHours.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), text: formatHour(hour) }))

interface QuietHoursProps {
  /** undefined while they are loaded: until then the usual hours, unseen, keep the place */
  settings: Settings | undefined
  onChange(changes: Changes): void
}

/** Hours in which nothing is sent to the person; off is the same hour twice. */
export function QuietHours({ settings, onChange }: QuietHoursProps) {
  const { quiet: texts } = useTexts('notifications')
  const hours = settings ? { from: settings.quiet_from, to: settings.quiet_to } : USUAL_QUIET_HOURS
  const isOn = hasQuietHours(hours)
  // they come back with the switch
  const [last, setLast] = useState(USUAL_QUIET_HOURS)
  const save = (next: typeof hours) => onChange({ quiet_from: next.from, quiet_to: next.to })
  const switchOff = () => {
    setLast(hours)
    save({ from: hours.from, to: hours.from })
  }
  return (
    <Stack gap="sm" my="sm" className={settings ? undefined : classes.unseen}>
      <Switch
        label={texts.label}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => (checked ? save(last) : switchOff())}
      />
      {isOn && (
        <Group gap="sm">
          <Select
            label={texts.fromLabel}
            value={String(hours.from)}
            choices={HOURS.map((hour) => ({ ...hour, text: texts.from(hour.text) })).filter(
              ({ value }) => value !== String(hours.to),
            )}
            onChange={(from) => save({ ...hours, from: Number(from) })}
          />
          <Select
            label={texts.toLabel}
            value={String(hours.to)}
            choices={HOURS.map((hour) => ({ ...hour, text: texts.to(hour.text) })).filter(
              ({ value }) => value !== String(hours.from),
            )}
            onChange={(to) => save({ ...hours, to: Number(to) })}
          />
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {isOn ? texts.on(formatHour(hours.to)) : texts.off}
      </Text>
    </Stack>
  )
}

import { Group, Stack, Switch, Text } from '@mantine/core'
import { formatHour } from '@tendertap/domain/clock'
import { hasQuietHours, USUAL_QUIET_HOURS } from '@tendertap/domain/notifications/quiet-hours'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Select } from '../../ui/Select.tsx'
import type { Changes, Settings } from './use-notification-settings.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), text: formatHour(hour) }))

interface QuietHoursProps {
  settings: Settings
  onChange(changes: Changes): void
}

/** Hours in which nothing is sent to the person; off is the same hour twice. */
export function QuietHours({ settings, onChange }: QuietHoursProps) {
  const { quiet: texts } = useTexts('notifications')
  const hours = { from: settings.quiet_from, to: settings.quiet_to }
  const isOn = hasQuietHours(hours)
  // what was chosen comes back with the switch
  const [last, setLast] = useState(isOn ? hours : USUAL_QUIET_HOURS)
  const save = (next: typeof hours) => {
    if (hasQuietHours(next)) setLast(next)
    onChange({ quiet_from: next.from, quiet_to: next.to })
  }
  return (
    <Stack gap="sm" my="sm">
      <Switch
        label={texts.label}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => save(checked ? last : { from: hours.from, to: hours.from })}
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

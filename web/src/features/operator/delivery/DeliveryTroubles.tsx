import { Stack } from '@mantine/core'
import { formatDateTime } from '@tendertap/domain/clock'
import { useTexts } from '../../../i18n/texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { Delivery } from '../panel-queries.ts'

/** Each trouble in plain words, with what to do about it. */
export function DeliveryTroubles({ delivery: { at, troubles, channels } }: { delivery: Delivery }) {
  const texts = useTexts('delivery')
  const [waitingSince = at] = channels.flatMap((channel) => channel.waitingSince ?? []).toSorted()
  const known = {
    waitingSince: formatDateTime(waitingSince),
    waitingFor: Math.floor((Date.parse(at) - Date.parse(waitingSince)) / 60_000) * 60,
    failed: channels.reduce((sum, { failed }) => sum + failed, 0),
  }
  return (
    <Stack gap="sm">
      {troubles.map((trouble) => (
        <Notice key={trouble} tone="bad" title={texts.troubles[trouble].title(known)}>
          <p>{texts.troubles[trouble].advice}</p>
        </Notice>
      ))}
    </Stack>
  )
}

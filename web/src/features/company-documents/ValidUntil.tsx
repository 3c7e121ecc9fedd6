import { Text } from '@mantine/core'
import { formatDay } from '@tendertap/domain/clock'
import { findDaysToWarn, judgeExpiry } from '@tendertap/domain/company-documents/expiry'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Chip } from '../../ui/Chip.tsx'

/** Whether a document is valid, and how long: it warns a month ahead. */
export function ValidUntil({ day }: { day: string | null }) {
  const texts = useTexts('company-documents')
  const now = useNow()
  if (day === null) return <>{texts.until(null)}</>
  if (judgeExpiry(day, null, now) === 'expired') return <Chip tone="bad">{texts.expired(formatDay(day))}</Chip>
  const days = findDaysToWarn(day, now)
  return (
    <>
      {texts.until(day)}
      {days !== null && (
        <Text size="sm" c="var(--warn)">
          {texts.daysLeft(days)}
        </Text>
      )}
    </>
  )
}

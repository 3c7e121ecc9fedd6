import { formatNumber } from '@tendertap/domain/words/number'
import { useDayCount } from '../../features/today/use-day.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'

/** What waits for the person or has changed, beside the way to their day. Nothing when there is nothing. */
export function DayCount() {
  const texts = useTexts('account')
  const count = useDayCount()
  if (!count) return null
  return <CountBadge count={count} meaning={texts.todayCount(formatNumber(count))} isUrgent />
}

import { formatDateTime } from '@tendertap/domain/clock'
import { calculateEndDate, calculatePreviewEndDate, type Duration } from '@tendertap/domain/subscription/plans'
import { useTexts } from '../../i18n/texts.ts'
import { Facts } from '../../ui/Facts.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'

interface SubscriptionDatesProps {
  months: Duration
  startsAt: Date
  /** the end of the running subscription, which this one replaces at once */
  endsRunning: string | null
}

/**
 * spec 1 §9: the preview counts months of 30 days, the end that is sent calendar months. Both are shown; once, when
 * they are the same.
 */
export function SubscriptionDates({ months, startsAt, endsRunning }: SubscriptionDatesProps) {
  const texts = useTexts('operator').subscription
  const end = formatDateTime(calculateEndDate(startsAt, months))
  const preview = formatDateTime(calculatePreviewEndDate(startsAt, months))
  return (
    <div>
      <Facts
        facts={[
          { label: texts.start, value: formatDateTime(startsAt) },
          {
            label: texts.end,
            value: (
              <>
                {end}
                <MetaLine items={[end === preview ? texts.sameEnd : texts.calendarHint]} />
              </>
            ),
          },
          end !== preview && { label: texts.preview, value: preview },
        ]}
        note={endsRunning && texts.endsRunning(formatDateTime(endsRunning))}
      />
    </div>
  )
}

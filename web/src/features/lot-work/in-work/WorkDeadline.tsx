import { formatDateTime } from '@tendertap/domain/clock'
import { isLate } from '@tendertap/domain/lot-work/statuses'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { describeDeadline } from '../../lots/facts/deadline-state.ts'
import { MissingValue } from '../../lots/facts/MissingValue.tsx'
import { getLotOrigin } from '../../lots/facts/unpublished.ts'
import classes from '../../lots/facts/Deadline.module.css'
import type { WorkedLot } from './work-facts.ts'

/** The time left; past it the work stays possible, so it says that the time is over. */
export function WorkDeadline({ about: { lot, work } }: { about: WorkedLot }) {
  const texts = useTexts('lots')
  const { expired } = useTexts('in-work')
  const { applicationEndAt: end } = lot.Tender
  const now = useNow()
  const { urgency, left, isPast } = describeDeadline(lot.status, end, now)
  if (end === null) return <MissingValue field="applicationEndAt" origin={getLotOrigin(lot)} />
  return (
    <span className={classes.deadline}>
      {(left || isPast) && (
        <span className={classes.left} data-urgency={isLate(work.status, end, now) ? 'urgent' : urgency}>
          {left ? texts.timeLeft(left) : expired}
        </span>
      )}
      <span className={classes.date}>{left ? texts.until(formatDateTime(end)) : formatDateTime(end)}</span>
    </span>
  )
}

import { formatDateTime } from '@tendertap/domain/clock'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { describeDeadline } from './deadline-state.ts'
import classes from './Deadline.module.css'

/** The time left, coloured by urgency, and the date below it. */
export function Deadline({ status, end }: { status: string | null; end: string | null }) {
  const texts = useTexts('lots')
  const { urgency, left, isPast } = describeDeadline(status, end, useNow())
  if (end === null) return <span className={classes.date}>{texts.deadlineUnknown}</span>
  return (
    <span className={classes.deadline} data-urgency={urgency}>
      {left ? texts.timeLeft(left) : isPast && texts.closed}
      <span className={classes.date}>{left ? texts.until(formatDateTime(end)) : formatDateTime(end)}</span>
    </span>
  )
}

import { formatDateTime } from '@tendertap/domain/clock'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { describeDeadline } from './deadline-state.ts'
import { MissingValue } from './MissingValue.tsx'
import { StatusChip } from './StatusChip.tsx'
import type { Origin } from './unpublished.ts'
import classes from './Deadline.module.css'

interface TimeLeftProps {
  status: string | null
  end: string | null
  /** a lot that is not open shows its status in place of the time left */
  isStatusShown?: boolean
}

interface DeadlineProps extends TimeLeftProps {
  origin: Origin
}

/** The time left, coloured by urgency, and the date below it. */
export function Deadline({ status, end, isStatusShown = false, origin }: DeadlineProps) {
  const texts = useTexts('lots')
  const { left } = describeDeadline(status, end, useNow())
  const date = formatDateTime(end)
  return (
    <span className={classes.deadline}>
      <TimeLeft status={status} end={end} isStatusShown={isStatusShown} />
      <span className={classes.date}>
        {end === null ? <MissingValue field="applicationEndAt" origin={origin} /> : left ? texts.until(date) : date}
      </span>
    </span>
  )
}

/** The first line of the deadline. Empty when the date alone says everything. */
export function TimeLeft({ status, end, isStatusShown = false }: TimeLeftProps) {
  const texts = useTexts('lots')
  const { urgency, left, isPast } = describeDeadline(status, end, useNow())
  // a lot with time left is published: the time says so
  if (isStatusShown && status !== null && !left) {
    return (
      <span className={classes.status}>
        <StatusChip status={status} />
      </span>
    )
  }
  if (end === null || (!left && !isPast)) return null
  return (
    <span className={classes.left} data-urgency={urgency}>
      {left ? texts.timeLeft(left) : texts.closed}
    </span>
  )
}

import { formatDate, formatDateTime } from '@tendertap/domain/clock'
import type { ManualForm } from '@tendertap/domain/subscription/manual'
import { calculateEndDate, calculatePreviewEndDate } from '@tendertap/domain/subscription/plans'
import { useTexts } from '../../i18n/texts.ts'
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx'
import { Choice } from './Choice.tsx'
import classes from './SubscriptionDialog.module.css'

interface SubscriptionDatesProps {
  form: Pick<ManualForm, 'months'>
  startsAt: Date
  /** null when none runs */
  runsUntil: string | null
  start: 'now' | 'after'
  onStart(start: 'now' | 'after'): void
}

/** spec 1 §9: the preview counts months of 30 days, the end that is sent calendar months; both are shown. */
export function SubscriptionDates({ form: { months }, startsAt, runsUntil, start, onStart }: SubscriptionDatesProps) {
  const texts = useTexts('operator').subscription
  return (
    <>
      {runsUntil && (
        <Choice label={texts.start}>
          <ChoiceButtons
            label={texts.start}
            value={start}
            choices={[
              { value: 'now', text: texts.startNow },
              { value: 'after', text: texts.startAfter(formatDate(runsUntil)) },
            ]}
            onChange={onStart}
          />
        </Choice>
      )}
      <dl className={classes.dates}>
        <div>
          <dt>{texts.start}</dt>
          <dd>{formatDateTime(startsAt)}</dd>
        </div>
        <div>
          <dt>{texts.end}</dt>
          <dd>
            {formatDateTime(calculateEndDate(startsAt, months))}
            <span className={classes.hint}>{texts.calendarHint}</span>
          </dd>
        </div>
        <div>
          <dt>{texts.preview}</dt>
          <dd className={classes.quiet}>{formatDateTime(calculatePreviewEndDate(startsAt, months))}</dd>
        </div>
      </dl>
      {runsUntil && start === 'now' && <p className={classes.hint}>{texts.endsRunning(formatDate(runsUntil))}</p>}
    </>
  )
}

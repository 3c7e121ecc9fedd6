import { formatShortDay } from '@tendertap/domain/clock'
import { planWork, type PlanFacts } from '@tendertap/domain/working-days/plan'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { usePlanningBasis } from './use-planning-basis.ts'
import classes from './PlanNote.module.css'

/** Whether the offer can still be made in time, and until when each step is to be done. */
export function PlanNote({ facts }: { facts: PlanFacts }) {
  const { plan: texts } = useTexts('lots')
  const basis = usePlanningBasis()
  const now = useNow()
  const plan = basis && planWork(facts, basis, now)
  if (!plan) return null
  const steps = plan.steps.map(({ step, endBy }) => texts.stepUntil(texts.steps[step], formatShortDay(endBy)))
  return (
    <p className={classes.note}>
      <span className={classes.state} data-state={plan.state}>
        {texts.states[plan.state]}
      </span>
      {plan.state !== 'too_late' && `: ${steps.join(', ')}`}
    </p>
  )
}

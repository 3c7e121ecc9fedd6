import { formatShortDay } from '@tendertap/domain/clock'
import type { TurnFacts } from '@tendertap/domain/lot-work/turn-facts'
import { planByTurnFacts, planWork, type PlanFacts, type WorkPlan } from '@tendertap/domain/working-days/plan'
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
      <PlanState plan={plan} />
      {plan.state !== 'too_late' && `: ${steps.join(', ')}`}
    </p>
  )
}

/** The same in a line of a list or on a small card: said only when time is short. */
export function PlanWarning({ facts }: { facts: PlanFacts<TurnFacts> }) {
  const basis = usePlanningBasis()
  const now = useNow()
  const plan = basis && planByTurnFacts(facts, basis, now)
  if (!plan || plan.state === 'in_time') return null
  return (
    <p className={classes.note}>
      <PlanState plan={plan} />
    </p>
  )
}

function PlanState({ plan: { state } }: { plan: WorkPlan }) {
  const { plan: texts } = useTexts('lots')
  return (
    <span className={classes.state} data-state={state}>
      {texts.states[state]}
    </span>
  )
}

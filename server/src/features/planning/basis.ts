import type { PlanBasis } from '@tendertap/domain/working-days/plan'
import { chooseStepDays } from '@tendertap/domain/working-days/steps'
import type { Scope } from '../../db/scope.ts'
import { listCalendarDays, listDoneSteps } from './queries.ts'

/** With the decided days of all years: the steps of the past are measured by them. */
export async function readBasis(scope: Scope): Promise<PlanBasis> {
  const [days, done] = await Promise.all([listCalendarDays(scope), listDoneSteps(scope)])
  const exceptions = days.map(({ date, kind }) => ({ date, kind }))
  return { exceptions, stepDays: chooseStepDays(done, exceptions) }
}

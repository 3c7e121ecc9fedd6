// The steps of the team's work that should be done by now.
import type { Output } from '@tendertap/contract/calls/index'
import { isTurnOfAssignee } from '@tendertap/domain/lot-work/assignment'
import { isPlaced } from '@tendertap/domain/lot-work/statuses'
import { listOverdueSteps } from '@tendertap/domain/notifications/moments'
import { MAX_LINES } from '@tendertap/domain/today/day'
import { planWork } from '@tendertap/domain/working-days/plan'
import { STEP_RULES } from '@tendertap/domain/working-days/steps'
import type { Scope } from '../../db/scope.ts'
import { readBasis } from './basis.ts'
import { listAssignees, listLotsInWork } from './queries.ts'

type Overdue = Output<'planning/getOverdueSteps'>
type Line = Overdue['lines'][number]

/** Of lots whose applications have not ended: later there is nothing left to be done in time. */
export async function listOverdue(scope: Scope, now: Date): Promise<Overdue> {
  const lots = await listLotsInWork(scope, { endAfter: now, limit: null })
  const basis = await readBasis(scope)
  const lines = lots
    .filter(({ work }) => !isPlaced(work.status))
    .flatMap((lot): Omit<Line, 'assignee'>[] => {
      const plan = planWork(lot, basis, now)
      const overdue = plan ? listOverdueSteps(plan, lot.since, now) : []
      const steps = plan?.steps.filter(({ step }) => overdue.includes(step)) ?? []
      return steps.map(({ step, endBy }) => ({
        lotId: lot.lotId,
        contractNumber: lot.number,
        nameRu: lot.nameRu,
        nameKz: lot.nameKz,
        nameEn: lot.nameEn,
        TenderId: lot.TenderId,
        tenderCode: lot.tenderCode,
        applicationEndAt: lot.applicationEndAt.toISOString(),
        step,
        endBy,
        by: [...STEP_RULES[step].by],
      }))
    })
    .toSorted((one, other) => (one.endBy < other.endBy ? -1 : one.endBy > other.endBy ? 1 : one.lotId - other.lotId))
  const first = lines.slice(0, MAX_LINES)
  const assignees = await listAssignees(
    scope,
    first.map(({ lotId }) => lotId),
  )
  const findAssignee = ({ lotId, by }: Omit<Line, 'assignee'>) => {
    const found = assignees.find((one) => one.lotId === lotId) ?? null
    return isTurnOfAssignee({ by }, found) ? { id: found.id, fullName: found.fullName } : null
  }
  return { total: lines.length, lines: first.map((line) => ({ ...line, assignee: findAssignee(line) })) }
}

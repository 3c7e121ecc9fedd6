// Who is responsible for the work on a lot.
import { findAssignmentRefusal } from '@tendertap/domain/lot-work/assignment'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { listActiveMembers } from '../lots/active-members.ts'
import { lockLot } from '../lots/lock-lot.ts'
import { logStep } from './queries.ts'
import { findWork } from './save-step.ts'

export const assignmentHandlers: Handlers<'lots/assignLot'> = {
  'lots/assignLot': (context, { lotId, userId: assigneeId }) =>
    context.inScope(async (scope) => {
      const { facts } = await lockLot(scope, lotId)
      const isInTeam = assigneeId === null ? null : (await listActiveMembers(scope, [assigneeId])).length > 0
      const refusal = findAssignmentRefusal(facts.work?.status ?? 'not_processed', isInTeam)
      if (refusal) throw new AppError(refusal)
      // nothing to tell when the same person is chosen again
      if (await saveAssignee(scope, lotId, assigneeId)) {
        await logStep(scope, { lotId, userId: context.person.userId, action: 'assignLot', assigneeId })
        await announce(scope, { kind: 'lotWork', id: lotId })
      }
      return findWork(scope, lotId)
    }),
}

/** Whether it has changed. */
async function saveAssignee({ db, owns }: Scope, lotId: number, assigneeId: string | null): Promise<boolean> {
  const { rows } = await sql`
    update lot_work w set assignee_id = ${assigneeId}
    where w.lot_id = ${lotId} and w.assignee_id is distinct from ${assigneeId}::uuid and ${owns('w.workspace_id')}
    returning 1`.execute(db)
  return rows.length > 0
}

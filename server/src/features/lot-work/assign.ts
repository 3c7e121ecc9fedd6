// Who is responsible for the work on a lot.
import { findAssignmentRefusal } from '@tendertap/domain/lot-work/assignment'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { listActiveMembers } from '../lots/active-members.ts'
import { lockLot } from '../lots/lock-lot.ts'
import { saveAssignee } from './changes.ts'
import { findWork, recordAction } from './save-step.ts'

export const assignmentHandlers: Handlers<'lots/assignLot'> = {
  'lots/assignLot': (context, { lotId, userId: assigneeId }) =>
    context.inScope(async (scope) => {
      const { facts } = await lockLot(scope, lotId)
      const isInTeam = assigneeId === null ? null : (await listActiveMembers(scope, [assigneeId])).length > 0
      const refusal = findAssignmentRefusal(facts.work?.status ?? 'not_processed', isInTeam)
      if (refusal) throw new AppError(refusal)
      // nothing to tell when the same person is chosen again
      if (!(await saveAssignee(scope, lotId, assigneeId))) return findWork(scope, lotId)
      return recordAction(scope, { lotId, userId: context.person.userId, action: 'assignLot', assigneeId })
    }),
}

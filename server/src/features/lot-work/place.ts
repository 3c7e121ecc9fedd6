// The call that places a lot and, called again, confirms the placement.
import { decidePlacement, getPlacementStep, isRepeatedPlacement } from '@tendertap/domain/lot-work/placement'
import { isPlaced } from '@tendertap/domain/lot-work/statuses'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { lockLot, type LockedLot } from '../lots/lock-lot.ts'
import { findLastPlacement } from './changes.ts'
import { findWork, saveStep } from './save-step.ts'

export const placementHandlers: Handlers<'lots/lotPlacement'> = {
  'lots/lotPlacement': (context, { lotId, expectedStatus }) => {
    const startedAt = performance.now()
    return context.inScope(async (scope) => {
      const { userId, roles } = context.person
      const lot = await lockLot(scope, lotId)
      // by the clock of the database, which dates the steps
      const requestedAt = new Date(lot.at.getTime() - (performance.now() - startedAt))
      if (isRepeatedPlacement(requestedAt, await findPreviousStep(scope, lot), expectedStatus))
        return findWork(scope, lotId)
      const decision = decidePlacement(lot.facts, roles, lot.at, expectedStatus)
      if (!decision.allowed) throw new AppError(decision.refusal)
      return saveStep(scope, lot, { transition: getPlacementStep(lot.facts.work?.status ?? null), userId })
    })
  },
}

/** Of a placement that still holds: work that was moved afterwards has to be placed again. */
async function findPreviousStep(scope: Scope, { id, facts: { work } }: LockedLot): Promise<Date | null> {
  return work && isPlaced(work.status) ? findLastPlacement(scope, id) : null
}

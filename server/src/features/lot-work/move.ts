// Moves the work to a lot of the announcement that replaces the lot's own.
import { getWorkChanges } from '@tendertap/domain/lot-work/apply'
import type { LotFacts } from '@tendertap/domain/lot-work/workflow'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { demandStep, lockLots, type LockedLot } from '../lots/lock-lot.ts'
import { moveRecord, replacesTender } from './changes.ts'
import { recordStep } from './save-step.ts'

/** What was said about the lot follows the work on it. */
export type MoveComments = (scope: Scope, lots: { from: number; to: number }) => Promise<void>

export function moveHandlers(moveComments: MoveComments): Handlers<'lots/moveWork'> {
  return {
    'lots/moveWork': (context, { lotId, toLotId }) =>
      context.inScope(async (scope) => {
        const { userId, roles } = context.person
        const lots = await lockLots(scope, [lotId, toLotId])
        const from = lots.find(({ id }) => id === lotId)
        const to = lots.find(({ id }) => id === toLotId)
        if (!from || !to) throw new AppError('not_found')
        const successor = await toSuccessor(scope, from, to)
        demandStep('moveWork', { ...from, facts: { ...from.facts, ...(successor && { successor }) } }, roles)
        const changes = getWorkChanges('moveWork', from.facts.work, { at: from.at })
        await moveRecord(scope, { from: lotId, to: toLotId, changes })
        await moveComments(scope, { from: lotId, to: toLotId })
        // whoever has the earlier lot open sees that the work is gone
        await announce(scope, { kind: 'lotWork', id: lotId })
        return recordStep(scope, toLotId, { transition: 'moveWork', userId })
      }),
  }
}

async function toSuccessor(scope: Scope, from: LockedLot, to: LockedLot): Promise<LotFacts['successor'] | null> {
  if (!(await replacesTender(scope, to.tenderId, from.tenderId))) return null
  const { status, applicationEndAt, work } = to.facts
  return { status, applicationEndAt, isInWork: work !== null }
}

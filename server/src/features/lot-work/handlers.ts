import { doesActivateAlsoVote } from '@tendertap/domain/lot-voting/rating'
import { getWorkChanges } from '@tendertap/domain/lot-work/apply'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import type { Scope } from '../../db/scope.ts'
import type { SignedInPerson } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { fetchingDocuments } from '../lots/fetching-documents.ts'
import { demandStep, lockLot } from '../lots/lock-lot.ts'
import { addChecklists } from './add-checklists.ts'
import { assignmentHandlers } from './assign.ts'
import { fileHandlers } from './files.ts'
import { moveHandlers, type MoveComments } from './move.ts'
import { placementHandlers } from './place.ts'
import { addWork } from './queries.ts'
import { recordOnLots } from './record-on-lots.ts'
import { findWork } from './save-step.ts'
import { stepHandlers } from './steps.ts'

/** Votes and comments belong to other features; called under the lots' lock. */
export type RecordAcceptance = (scope: Scope, by: { lotId: number; userId: string }) => Promise<void>

type Calls =
  | 'lots/activateLot'
  | 'lots/declineLot'
  | keyof typeof stepHandlers
  | keyof typeof placementHandlers
  | keyof typeof assignmentHandlers
  | keyof typeof fileHandlers
  | 'lots/moveWork'

export function lotWorkHandlers(recordAcceptance: RecordAcceptance, moveComments: MoveComments): Handlers<Calls> {
  return {
    ...stepHandlers,
    ...placementHandlers,
    ...assignmentHandlers,
    ...fileHandlers,
    ...moveHandlers(moveComments),

    'lots/activateLot': (context, { lotId }) =>
      fetchingDocuments(context, { lotId }, () =>
        context.inScope(async (scope) => {
          const { userId, roles } = context.person
          await beginWork(scope, 'activate', lotId, context.person)
          if (doesActivateAlsoVote(roles)) await recordAcceptance(scope, { lotId, userId })
          return findWork(scope, lotId)
        }),
      ),

    'lots/declineLot': (context, { lotId }) =>
      context.inScope(async (scope) => {
        await beginWork(scope, 'decline', lotId, context.person)
        return findWork(scope, lotId)
      }),
  }
}

async function beginWork(
  scope: Scope,
  transition: 'activate' | 'decline',
  lotId: number,
  { userId, roles }: SignedInPerson,
): Promise<void> {
  const lot = await lockLot(scope, lotId)
  demandStep(transition, lot, roles)
  await addWork(scope, [lotId], getWorkChanges(transition, lot.facts.work, { at: lot.at }))
  if (transition === 'activate') await addChecklists(scope, [lotId])
  await recordOnLots(scope, [lotId], { userId, action: transitions[transition].action })
}

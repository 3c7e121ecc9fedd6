import type { Output } from '@tendertap/contract/calls/index'
import { doesActivateAlsoVote } from '@tendertap/domain/lot-voting/rating'
import { getWorkChanges } from '@tendertap/domain/lot-work/apply'
import { transitions } from '@tendertap/domain/lot-work/workflow'
import { sql } from 'kysely'
import type { Scope } from '../../db/scope.ts'
import { requestDocuments } from '../../documents/request-documents.ts'
import { announce } from '../../events/announce.ts'
import type { SignedInContext, SignedInPerson } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { demandStep, lockLot } from '../lots/lock-lot.ts'
import { presentWork } from './present.ts'
import { addChecklists, addWork, listWork, logStep } from './queries.ts'

/** Votes belong to another feature; called under the lot's lock. */
export type RecordAcceptance = (scope: Scope, by: { lotId: number; userId: string }) => Promise<void>

export function lotWorkHandlers(recordAcceptance: RecordAcceptance): Handlers<'lots/activateLot' | 'lots/declineLot'> {
  return {
    'lots/activateLot': (context, { lotId }) =>
      fetchingDocuments(context, lotId, () =>
        context.inScope(async (scope) => {
          const { userId, roles } = context.person
          await beginWork(scope, 'activate', lotId, context.person)
          await addChecklists(scope, [lotId])
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
  await addWork(scope, lotId, getWorkChanges(transition, lot.facts.work, { at: lot.at }))
  await logStep(scope, { lotId, userId, action: transitions[transition].action })
  await announce(scope, { kind: 'lotWork', id: lotId })
}

async function findWork(scope: Scope, lotId: number): Promise<Output<'lots/activateLot'>> {
  const [row] = await listWork(scope, sql`array[${lotId}::bigint]`)
  if (!row) throw new Error('The work that was just begun is not there')
  return presentWork(row)
}

/** A lot that nobody has opened yet may still lack its documents: whoever is refused for it need not open it first. */
async function fetchingDocuments<T>(context: SignedInContext, lotId: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'documents_processing')
      await context.enqueueAfterwards(async (transaction) => {
        const lot = await transaction.selectFrom('lot').select('tender_id').where('id', '=', lotId).executeTakeFirst()
        if (lot) await requestDocuments(transaction, [lot.tender_id], 'opened')
      })
    throw error
  }
}

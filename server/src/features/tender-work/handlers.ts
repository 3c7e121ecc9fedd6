import { doesActivateAlsoVote } from '@tendertap/domain/lot-voting/rating'
import type { Scope } from '../../db/scope.ts'
import { requestDocuments } from '../../documents/request-documents.ts'
import type { Handlers } from '../../http/handlers.ts'
import { fetchingDocuments } from '../lots/fetching-documents.ts'
import { lockLotsOfTender } from '../lots/lock-lot.ts'
import { demandStepOnTender, presentStepOnTender } from '../lots/tender-steps.ts'
import type { WorkRecords } from '../lots/work-records.ts'

/** Votes belong to another feature; called under the lock of the lots' tender. */
export type RecordAcceptances = (scope: Scope, by: { lotIds: readonly number[]; userId: string }) => Promise<void>

export function tenderWorkHandlers(
  records: WorkRecords,
  recordAcceptances: RecordAcceptances,
): Handlers<'tenders/activateTender' | 'tenders/declineTender'> {
  return {
    'tenders/activateTender': (context, { id }) =>
      fetchingDocuments(context, { tenderId: id }, () =>
        context.inScope(async (scope) => {
          const { userId, roles } = context.person
          const { eligible, refused } = demandStepOnTender('activate', await lockLotsOfTender(scope, id), roles)
          const lotIds = eligible.map((lot) => lot.id)
          await records.begin(scope, eligible, { transition: 'activate', userId })
          if (doesActivateAlsoVote(roles)) await recordAcceptances(scope, { lotIds, userId })
          // the lots that wait for their documents can be taken later, one by one
          if (refused.some(({ refusal }) => refusal === 'documents_processing'))
            await requestDocuments(scope.db, [id], 'opened')
          return presentStepOnTender(lotIds, refused)
        }),
      ),

    'tenders/declineTender': (context, { id }) =>
      context.inScope(async (scope) => {
        const { userId, roles } = context.person
        const { eligible, refused } = demandStepOnTender('decline', await lockLotsOfTender(scope, id), roles)
        await records.begin(scope, eligible, { transition: 'decline', userId })
        return presentStepOnTender(
          eligible.map((lot) => lot.id),
          refused,
        )
      }),
  }
}

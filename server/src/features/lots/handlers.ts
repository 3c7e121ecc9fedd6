import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders } from './attachments.ts'
import { listLots } from './list-lots.ts'
import { listRequests } from './list-requests.ts'

type Calls =
  | 'lots/getLots'
  | 'lots/lotsWithFilters'
  | 'lots/getPotentialLots'
  | 'lots/getActiveLots'
  | 'lots/getCompletedLots'
  | 'lots/getArchivedLots'

export function lotHandlers(loaders: LotLoaders): Handlers<Calls> {
  const requests = listRequests(loaders)
  return {
    'lots/getLots': (context, { withFacets, withoutTotal, withOpenTotal, ...filter }) =>
      context.inScope((scope) =>
        listLots(scope, {
          ...requests.catalogue(scope, filter),
          withFacets: withFacets ?? false,
          withTotal: !withoutTotal,
          withOpenTotal: withOpenTotal ?? false,
        }),
      ),

    'lots/lotsWithFilters': (context, filter) =>
      context.inScope(async (scope) => listLots(scope, await requests.toRate(scope, filter, context.person.userId))),

    'lots/getPotentialLots': (context, filter) =>
      context.inScope(async (scope) => listLots(scope, await requests.potential(scope, filter))),

    'lots/getActiveLots': (context, filter) =>
      context.inScope((scope) => listLots(scope, requests.active(scope, filter))),

    'lots/getCompletedLots': (context, filter) =>
      context.inScope((scope) => listLots(scope, requests.completed(scope, filter))),

    'lots/getArchivedLots': (context, filter) =>
      context.inScope(async (scope) => listLots(scope, await requests.archived(scope, filter))),
  }
}

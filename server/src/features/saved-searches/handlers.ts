// A person's own searches: nobody else sees them.
import { pickActiveFilter } from '@tendertap/domain/lots/filter'
import { findNameProblem, findSavingProblem } from '@tendertap/domain/saved-searches/saved-searches'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { countNew } from './count-new.ts'
import { addSearch, changeSearch, listSearches, markOpened, removeSearch } from './queries.ts'
import { readFilter } from './read-filter.ts'

type Calls =
  | 'savedSearches/getAll'
  | 'savedSearches/save'
  | 'savedSearches/update'
  | 'savedSearches/open'
  | 'savedSearches/delete'

export function savedSearchHandlers(loaders: LotLoaders): Handlers<Calls> {
  return {
    'savedSearches/getAll': (context) =>
      context.inScope(async (scope) => {
        const searches = await listSearches(scope, context.person.userId)
        const toCount = searches.map(({ id, filter, seenLotId }) => ({ id, filter, afterLotId: seenLotId }))
        const counts = await countNew(scope, toCount, loaders, new Date())
        return {
          searches: searches.map(({ id, name, cadence, filter, createdAt }) => ({
            id,
            name,
            cadence,
            filter: readFilter(filter),
            newLots: counts.get(id) ?? 0,
            createdAt: createdAt.toISOString(),
          })),
        }
      }),

    // locked, so that nobody has more than allowed
    'savedSearches/save': (context, { name, filter: sent, cadence }) =>
      context.inLockedWorkspace(async (scope) => {
        const { userId } = context.person
        const filter = pickActiveFilter(sent)
        const problem = findSavingProblem({ name, filter }, await listSearches(scope, userId))
        if (problem) throw new AppError(problem)
        const id = await addSearch(scope, { userId, name, filter, cadence })
        context.nameObject(id)
        await announceSearch(scope, userId, id)
        return { id }
      }),

    'savedSearches/update': (context, { id, name, cadence }) =>
      context.inLockedWorkspace(async (scope) => {
        const { userId } = context.person
        const searches = await listSearches(scope, userId)
        if (!searches.some((search) => search.id === id)) throw new AppError('not_found')
        const problem = name === undefined ? null : findNameProblem({ id, name }, searches)
        if (problem) throw new AppError(problem)
        await changeSearch(scope, userId, id, { name, cadence })
        await announceSearch(scope, userId, id)
        return {}
      }),

    'savedSearches/open': (context, { id }) =>
      context.inScope(async (scope) => {
        const { userId } = context.person
        if (!(await markOpened(scope, userId, id))) throw new AppError('not_found')
        await announceSearch(scope, userId, id)
        return {}
      }),

    'savedSearches/delete': (context, { id }) =>
      context.inScope(async (scope) => {
        const { userId } = context.person
        if (!(await removeSearch(scope, userId, id))) throw new AppError('not_found')
        await announceSearch(scope, userId, id)
        return {}
      }),
  }
}

const announceSearch = (scope: Scope, userId: string, id: string) =>
  announce(scope, { kind: 'savedSearches', id, userId })

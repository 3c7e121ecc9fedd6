import { requestDocuments } from '../../documents/request-documents.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { loadAttachments, type LotLoaders } from '../lots/attachments.ts'
import { listCompanyNames, presentChange } from '../lots/changes.ts'
import { listDocuments, listLotsOfTender, selectLotIds } from '../lots/queries.ts'
import { tenderListHandlers } from './list-handlers.ts'
import { presentTender } from './present.ts'
import { listChanges, hasTender, findTender } from './queries.ts'

type Calls =
  | 'tenders/getTenderDetails'
  | 'tenders/getTenderChanges'
  | 'tenders/tendersWithFilters'
  | 'tenders/getArchivedTenders'

export function tenderHandlers(loaders: LotLoaders): Handlers<Calls> {
  return {
    ...tenderListHandlers(loaders),

    'tenders/getTenderDetails': async (context, { id }) => {
      const { tender, documents } = await context.inScope(async (scope) => {
        const row = await findTender(scope, id)
        if (!row) throw new AppError('not_found')
        const [lots, listed, findAttachments, votes] = await Promise.all([
          listLotsOfTender(scope, id),
          listDocuments(scope, [id]),
          loadAttachments(loaders, scope, selectLotIds(id)),
          loaders.tenderVotes?.(scope, [id]),
        ])
        const attached = { findAttachments, votes: votes?.get(id) }
        return { tender: presentTender(row, lots, listed, attached), documents: listed }
      })
      if (documents.some(({ state }) => state !== 'stored'))
        await context.enqueueAfterwards((transaction) => requestDocuments(transaction, [id], 'opened'))
      return { tender }
    },

    'tenders/getTenderChanges': (context, { id, page, limit }) =>
      context.inScope(async (scope) => {
        if (!(await hasTender(scope, id))) throw new AppError('not_found')
        const changes = await listChanges(scope, id, { page, limit })
        const companies = await listCompanyNames(scope, changes.rows)
        return {
          data: changes.rows.map((row) => presentChange(row, companies)),
          total: changes.total,
          totalExact: true,
          page: changes.page,
          limit,
        }
      }),
  }
}

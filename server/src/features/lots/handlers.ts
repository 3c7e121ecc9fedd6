import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders } from './attachments.ts'
import { presentLot } from './present.ts'
import { createHighlighter } from './search/highlights.ts'
import { searchLots } from './search/search.ts'

export function lotHandlers(loaders: LotLoaders): Handlers<'lots/getLots'> {
  return {
    'lots/getLots': (context, { withFacets, withoutTotal, withOpenTotal: _open, ...filter }) =>
      context.inScope(async (scope) => {
        const {
          ids: _,
          lots,
          findAttachments,
          query,
          ...found
        } = await searchLots(scope, {
          filter,
          withFacets: withFacets ?? false,
          withTotal: !withoutTotal,
          now: new Date(),
          loaders,
        })
        const highlight = createHighlighter(query)
        return {
          data: lots.map((lot) => presentLot(lot, lot.documents, findAttachments(lot.id), highlight)),
          nearMatches: null,
          openTotal: null,
          ...found,
        }
      }),
  }
}

import type { Handlers } from '../../http/handlers.ts'
import { presentLot } from './present.ts'
import { createHighlighter } from './search/highlights.ts'
import { searchLots } from './search/search.ts'

export const lotHandlers: Handlers<'lots/getLots'> = {
  'lots/getLots': (context, { withFacets, withoutTotal, ...filter }) =>
    context.inScope(async (scope) => {
      const {
        ids: _,
        lots,
        query,
        ...found
      } = await searchLots(scope, {
        filter,
        withFacets: withFacets ?? false,
        withTotal: !withoutTotal,
        now: new Date(),
      })
      const highlight = createHighlighter(query)
      return { data: lots.map((lot) => presentLot(lot, lot.documents, highlight)), ...found }
    }),
}

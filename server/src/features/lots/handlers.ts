import type { Handlers } from '../../http/handlers.ts'
import { presentLot } from './present.ts'
import { lotsById } from './queries.ts'
import { marker } from './search/marks.ts'
import { searchLots } from './search/search.ts'

export const lotHandlers: Handlers<'lots/getLots'> = {
  'lots/getLots': (context, { withFacets, ...filter }) =>
    context.inScope(async (scope) => {
      const { ids, query, ...found } = await searchLots(scope, { filter, withFacets: withFacets ?? false, now: new Date() })
      if (ids.length === 0) return { data: [], ...found }
      const lots = new Map((await lotsById(scope, ids)).map((row) => [row.id, row]))
      const mark = marker(query)
      const data = ids.flatMap((id) => {
        const lot = lots.get(id)
        return lot ? [presentLot(lot, lot.documents, mark)] : []
      })
      return { data, ...found }
    }),
}

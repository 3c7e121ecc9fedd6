import type { Handlers } from '../../http/handlers.ts'
import { presentLot } from './present.ts'
import { documentsOf, lotPage, lotsById } from './queries.ts'

export const lotHandlers: Handlers<'lots/getLots'> = {
  'lots/getLots': (context, filter) =>
    context.inScope(async (scope) => {
      const { ids, total, page, limit } = await lotPage(scope, filter, new Date())
      if (ids.length === 0) return { data: [], total, totalExact: true, page, limit }
      const lots = new Map((await lotsById(scope, ids)).map((row) => [row.id, row]))
      const documents = await documentsOf(scope, [...new Set([...lots.values()].map((lot) => lot.tender_id))])
      const data = ids.flatMap((id) => {
        const lot = lots.get(id)
        return lot ? [presentLot(lot, documents)] : []
      })
      return { data, total, totalExact: true, page, limit }
    }),
}

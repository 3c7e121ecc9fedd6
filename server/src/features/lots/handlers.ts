import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders } from './attachments.ts'
import { presentLot } from './present.ts'
import { toHighlightTerms } from '../../language/highlight.ts'
import { presentDocumentMatch } from './search/document-matches.ts'
import { createHighlighter } from './search/highlights.ts'
import { searchLots } from './search/search.ts'

export function lotHandlers(loaders: LotLoaders): Handlers<'lots/getLots'> {
  return {
    'lots/getLots': (context, { withFacets, withoutTotal, withOpenTotal, ...filter }) =>
      context.inScope(async (scope) => {
        const {
          ids: _,
          tiers,
          documentMatches,
          lots,
          findAttachments,
          query,
          ...found
        } = await searchLots(scope, {
          filter,
          withFacets: withFacets ?? false,
          withTotal: !withoutTotal,
          withOpenTotal: withOpenTotal ?? false,
          now: new Date(),
          loaders,
        })
        const highlight = createHighlighter(query)
        const terms = toHighlightTerms(query)
        const inDocuments = new Map(documentMatches.map((row) => [row.lotId, presentDocumentMatch(row, terms)]))
        return {
          data: lots.map((lot, place) =>
            presentLot(lot, lot.documents, findAttachments(lot.id), {
              highlight,
              foundIn: tiers[place] ?? null,
              documentMatch: inDocuments.get(lot.id) ?? null,
            }),
          ),
          ...found,
        }
      }),
  }
}

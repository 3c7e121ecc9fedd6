import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { LotLoaders } from './attachments.ts'
import { presentLot } from './present.ts'
import { toHighlightTerms } from '../../language/highlight.ts'
import { presentDocumentMatch } from './search/document-matches.ts'
import { createHighlighter } from './search/highlights.ts'
import { NO_LOTS, type LotSets } from './search/relation.ts'
import { searchLots } from './search/search.ts'

/** A filter by match lists the scored lots alone; an order by percent puts them first. */
function selectSets(scope: Scope, filter: LotFilter, { selectScored }: LotLoaders): Partial<LotSets> {
  const isFiltered = Boolean(filter.interests ?? filter.matchLevels)
  // a superadmin has no profiles
  if (!selectScored || scope.workspaceId === null) return isFiltered ? { set: NO_LOTS } : {}
  const scored = selectScored(scope, filter)
  if (isFiltered) return { set: scored }
  return filter.sortBy === 'percent' ? { scored } : {}
}

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
          ...selectSets(scope, filter, loaders),
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

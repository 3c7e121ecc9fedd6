// A page of lots as every list answers it.
import type { Output } from '@tendertap/contract/calls/index'
import type { Scope } from '../../db/scope.ts'
import { toHighlightTerms } from '../../language/highlight.ts'
import { presentLot } from './present.ts'
import { presentDocumentMatch } from './search/document-matches.ts'
import { createHighlighter } from './search/highlights.ts'
import { searchLots, type SearchRequest } from './search/search.ts'

export async function listLots(scope: Scope, request: Omit<SearchRequest, 'now'>): Promise<Output<'lots/getLots'>> {
  const {
    ids: _,
    tiers,
    documentMatches,
    lots,
    findAttachments,
    query,
    ...found
  } = await searchLots(scope, { ...request, now: new Date() })
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
}

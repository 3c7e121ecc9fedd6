import { queryOptions } from '@tanstack/react-query'
import { getLegalLanguage, type LegalLanguage } from '@tendertap/domain/languages'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { switchLanguage, getLanguage } from '../../i18n/texts.ts'
import type { LegalDocument } from '../../lib/legal-documents.ts'
import { loadLegalText } from './load-legal-text.ts'

export function makeLegalTextQuery(document: LegalDocument, language: LegalLanguage) {
  return queryOptions({
    queryKey: ['legal', document, language],
    queryFn: () => loadLegalText(document, language),
    staleTime: Infinity,
  })
}

export function makeOperatorQuery() {
  return queryOptions({
    queryKey: ['legal/getOperatorDetails'],
    queryFn: ({ signal }) => send('legal/getOperatorDetails', {}, { signal }),
    staleTime: Infinity,
  })
}

/**
 * Runs before the page is shown. spec 1 §4: a stored en is treated as ru here and stays stored for every other page.
 * A legal page opens in a tab of its own and is left by a new page load, so no other page is switched to Russian.
 */
export async function openLegalPage(document: LegalDocument, chosen: LegalLanguage | undefined): Promise<void> {
  const language = chosen ?? getLegalLanguage(getLanguage())
  await Promise.all([
    switchLanguage(language),
    queryClient.ensureQueryData(makeLegalTextQuery(document, language)),
    // without an answer the text is shown without the operator's details, which the page then asks for again
    queryClient.prefetchQuery({ ...makeOperatorQuery(), retry: false }),
  ])
}

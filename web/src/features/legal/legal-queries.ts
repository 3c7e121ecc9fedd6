import { queryOptions } from '@tanstack/react-query'
import { getLegalLanguage } from '@tendertap/domain/languages'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { speak, getLanguage } from '../../i18n/texts.ts'
import type { LegalDocument } from './legal-text.ts'
import { loadLegalText, type LegalLanguage } from './legal-texts.ts'

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
 * Before the page is shown. spec 1 §4: a stored en is treated as ru here; it stays stored for every other page.
 * The legal pages are opened in a tab of their own and left by a new page load, so nothing else is spoken to in
 * Russian.
 */
export async function openLegalPage(document: LegalDocument): Promise<void> {
  const language = getLegalLanguage(getLanguage())
  await Promise.all([
    speak(language),
    queryClient.ensureQueryData(makeLegalTextQuery(document, language)),
    queryClient.ensureQueryData(makeOperatorQuery()),
  ])
}

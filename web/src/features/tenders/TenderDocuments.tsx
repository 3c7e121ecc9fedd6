import { Text } from '@mantine/core'
import { isEverPublished } from '@tendertap/domain/tenders/published-fields'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { DocumentList, type DocumentsQuery } from '../lots/details/DocumentList.tsx'
import { collectDocuments, type Tender } from '../lots/tender.ts'
import { isHeadOnly } from './tender.ts'

/** The documents of the tender as a whole. Says whether any document of the page is still being fetched. */
export function TenderDocuments({ tender, query }: { tender: Tender; query: DocumentsQuery }) {
  const texts = useTexts('tenders')
  const documents = tender.DocumentsOfTender
  const stored = documents.filter(({ state }) => state === 'stored').length
  const isFetching = collectDocuments(tender).some(({ state }) => state === 'processing')
  if (documents.length === 0 && !isEverPublished('documents', tender.source, isHeadOnly(tender))) return null
  return (
    <Panel
      title={texts.documents}
      actions={
        documents.length > 0 && (
          <Text size="sm" c="dimmed">
            {texts.received(formatNumber(stored), formatNumber(documents.length))}
          </Text>
        )
      }
    >
      <Text size="sm" c="dimmed" mb={isFetching ? 'sm' : 0} role="status">
        {isFetching && !query.isError && texts.fetching}
      </Text>
      {/* when nothing is being fetched, the banner of the page is enough */}
      <DocumentList documents={documents} {...(isFetching && { query })} />
    </Panel>
  )
}

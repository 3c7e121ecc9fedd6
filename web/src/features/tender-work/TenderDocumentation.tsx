import { isEverPublished } from '@tendertap/domain/tenders/published-fields'
import { useTexts } from '../../i18n/texts.ts'
import { Fold } from '../../ui/Fold.tsx'
import { DocumentList } from '../lots/details/DocumentList.tsx'
import { useTender } from '../lots/use-tender.ts'
import type { TenderSummary } from './tender-list.ts'

/** spec 2 §2: a documentation toggle. Documents that are being fetched are asked for when it is opened. */
export function TenderDocumentation({ tender }: { tender: TenderSummary }) {
  const texts = useTexts('lots')
  const listed = tender.DocumentsOfTender
  if (listed.length === 0 && !isEverPublished('documents', tender.source, false)) return null
  const stored = listed.filter(({ state }) => state === 'stored').length
  return (
    <Fold title={texts.documentation} note={listed.length > 0 && texts.received(stored, listed.length)} isLazy>
      <Documents tender={tender} />
    </Fold>
  )
}

function Documents({ tender: { id, DocumentsOfTender: listed } }: { tender: TenderSummary }) {
  const query = useTender(
    id,
    listed.some(({ state }) => state === 'processing'),
  )
  return <DocumentList documents={query.data?.DocumentsOfTender ?? listed} query={query} />
}

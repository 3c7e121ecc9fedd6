import { isEverPublished } from '@tendertap/domain/tenders/published-fields'
import { useTexts } from '../../../i18n/texts.ts'
import { DocumentList } from './DocumentList.tsx'
import { LotSection } from './LotSection.tsx'
import type { Lot } from '../lot.ts'
import { useLotDocuments } from './use-lot-documents.ts'

/** Nothing where the portal publishes no documents: the terms say so. */
export function LotDocuments({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const { documents, query } = useLotDocuments(lot)
  if (documents.length === 0 && !isEverPublished('documents', lot.source, lot.standsForTender)) return null
  return (
    <LotSection title={texts.documents}>
      <DocumentList documents={documents} query={query} />
    </LotSection>
  )
}

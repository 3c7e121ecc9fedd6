import { isEverPublished } from '@tendertap/domain/tenders/published-fields'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { DocumentLine } from './DocumentLine.tsx'
import { LotSection } from './LotSection.tsx'
import type { Lot } from '../lot.ts'
import { useLotDocuments } from './use-lot-documents.ts'
import classes from './LotDetails.module.css'

/** Nothing where the portal publishes no documents: the terms say so. */
export function LotDocuments({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const documents = useLotDocuments(lot)
  if (documents.length === 0 && !isEverPublished('documents', lot.source, lot.standsForTender)) return null
  return (
    <LotSection title={texts.documents}>
      {documents.length === 0 ? (
        <Absent reason={texts.noDocuments} />
      ) : (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
    </LotSection>
  )
}

import { useTexts } from '../../../i18n/texts.ts'
import { DocumentLine } from './DocumentLine.tsx'
import { LotHeading } from './LotHeading.tsx'
import type { Lot } from '../lot.ts'
import { useLotDocuments } from './use-lot-documents.ts'
import classes from './LotDetails.module.css'

export function LotDocuments({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const documents = useLotDocuments(lot)
  return (
    <section>
      <LotHeading>{texts.documents}</LotHeading>
      {documents.length === 0 ? (
        <p className={classes.absent}>{texts.noDocuments}</p>
      ) : (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
  )
}

import { useTexts } from '../../../i18n/texts.ts'
import { DocumentLine } from './DocumentLine.tsx'
import type { Lot } from '../lot.ts'
import { useLotDocuments } from './use-lot-documents.ts'
import classes from './LotDetails.module.css'

export function LotDocuments({ lot, Heading }: { lot: Lot; Heading: 'h2' | 'h3' }) {
  const texts = useTexts('lots')
  const documents = useLotDocuments(lot)
  return (
    <section>
      <Heading className={classes.title}>{texts.documents}</Heading>
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

import { useTexts } from '../../i18n/texts.ts'
import { Absent } from '../../ui/Absent.tsx'
import { DocumentLine } from '../lots/details/DocumentLine.tsx'
import type { LotDocument } from '../lots/lot.ts'
import classes from './TenderPage.module.css'

export function DocumentList({ documents }: { documents: readonly LotDocument[] }) {
  const { noDocuments } = useTexts('lots')
  if (documents.length === 0) return <Absent reason={noDocuments} />
  return (
    <ul className={classes.documents}>
      {documents.map((document) => (
        <DocumentLine key={document.id} document={document} />
      ))}
    </ul>
  )
}

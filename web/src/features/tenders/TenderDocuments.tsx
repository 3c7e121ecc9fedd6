import { useTexts } from '../../i18n/texts.ts'
import { formatNumber } from '@tendertap/domain/words/number'
import { isEverPublished } from '@tendertap/domain/tenders/published-fields'
import { DocumentLine } from '../lots/details/DocumentLine.tsx'
import { collectDocuments, type Tender } from '../lots/tender.ts'
import { isHeadOnly } from './tender.ts'
import classes from './TenderPage.module.css'

/** The documents of the tender as a whole. Says whether any document of the page is still being fetched. */
export function TenderDocuments({ tender }: { tender: Tender }) {
  const texts = useTexts('tenders')
  const { noDocuments, notPublished } = useTexts('lots')
  const documents = tender.DocumentsOfTender
  const stored = documents.filter(({ state }) => state === 'stored').length
  const isFetching = collectDocuments(tender).some(({ state }) => state === 'processing')
  const isPublished = isEverPublished('documents', tender.source, isHeadOnly(tender))
  return (
    <section className={classes.panel} aria-label={texts.documents}>
      <div className={classes.panelHead}>
        <h2 className={classes.title}>{texts.documents}</h2>
        {documents.length > 0 && (
          <span className={classes.count}>{texts.received(formatNumber(stored), formatNumber(documents.length))}</span>
        )}
      </div>
      <p className={isFetching ? classes.fetching : 'visually-hidden'} role="status">
        {isFetching && texts.fetching}
      </p>
      {documents.length === 0 ? (
        <p className={classes.absent}>{isPublished ? noDocuments : notPublished}</p>
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

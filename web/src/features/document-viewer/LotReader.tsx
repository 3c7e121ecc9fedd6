import { Text } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Absent } from '../../ui/Absent.tsx'
import { LoadFailure } from '../lots/details/DocumentList.tsx'
import { useLotDocuments } from '../lots/details/use-lot-documents.ts'
import type { Lot } from '../lots/lot.ts'
import { useMarkedWords } from '../lots/marks/lot-marks.tsx'
import { chooseDocument } from './choose-document.ts'
import { collectFoundWords } from './collect-words.ts'
import { DocumentChoice } from './DocumentChoice.tsx'
import { DocumentContent } from './DocumentContent.tsx'
import { holdFiles } from './pdf-files.ts'
import classes from './DocumentViewer.module.css'

/** The documents of a lot, with the technical specification open. */
export function LotReader({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const { documents, query } = useLotDocuments(lot)
  const [chosen, setChosen] = useState<number | null>(null)
  const marked = useMarkedWords()
  const phrases = useMemo(() => [...new Set([...collectFoundWords(lot), ...marked])], [lot, marked])
  useEffect(holdFiles, [])
  const document = documents.find(({ id }) => id === chosen) ?? chooseDocument(documents)
  return (
    <section className={classes.viewer} aria-label={texts.documents} data-documents-of={lot.id}>
      <LoadFailure query={query} onRetry={() => void query.refetch()} />
      {document ? (
        <>
          <ul className={classes.choices}>
            {documents.map((one) => (
              <DocumentChoice key={one.id} document={one} isShown={one === document} onShow={() => setChosen(one.id)} />
            ))}
          </ul>
          <div
            key={document.id}
            className={classes.content}
            data-scroller
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus
            tabIndex={0}
            role="group"
            aria-label={texts.documents}
          >
            <DocumentContent lot={lot} document={document} phrases={phrases} />
          </div>
        </>
      ) : (
        <Text p="lg">
          <Absent reason={texts.noDocuments} />
        </Text>
      )}
    </section>
  )
}

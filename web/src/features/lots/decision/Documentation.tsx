import { isEverPublished } from '@tendertap/domain/tenders/published-fields'
import { useTexts } from '../../../i18n/texts.ts'
import { Fold } from '../../../ui/Fold.tsx'
import { DocumentList } from '../details/DocumentList.tsx'
import { useLotDocuments } from '../details/use-lot-documents.ts'
import { collectLotDocuments, type Lot } from '../lot.ts'

interface DocumentationProps {
  lot: Lot
  startsOpen?: boolean
}

/** spec 2 §2: a documentation toggle. The documents are asked for when it is opened. */
export function Documentation({ lot, startsOpen = false }: DocumentationProps) {
  const texts = useTexts('lots')
  const listed = collectLotDocuments(lot)
  if (listed.length === 0 && !isEverPublished('documents', lot.source, lot.standsForTender)) return null
  const stored = listed.filter(({ state }) => state === 'stored').length
  const note = listed.length > 0 && texts.received(stored, listed.length)
  return (
    <Fold title={texts.documentation} note={note} startsOpen={startsOpen} isLazy>
      <Documents lot={lot} />
    </Fold>
  )
}

function Documents({ lot }: { lot: Lot }) {
  const { documents, query } = useLotDocuments(lot)
  return <DocumentList documents={documents} query={query} />
}

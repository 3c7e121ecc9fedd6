import { useEffect } from 'react'
import { useLotDocuments } from '../lots/details/use-lot-documents.ts'
import type { Lot } from '../lots/lot.ts'
import { chooseDocument, isPdf } from './choose-document.ts'
import { MAX_AHEAD_BYTES } from './limits.ts'
import { openFile } from './pdf-files.ts'

/** Opens the document that the next lot will show first, and reads its first page, unless it is large. */
export function DocumentAhead({ lot }: { lot: Lot }) {
  const { documents } = useLotDocuments(lot)
  const document = chooseDocument(documents)
  const isSmall = (document?.size ?? Infinity) <= MAX_AHEAD_BYTES
  const fileName = document && isPdf(document) && isSmall ? document.fileName : null
  useEffect(() => {
    if (fileName === null) return
    // what fails is tried again, and said, when the lot is shown
    openFile(fileName)
      .then((pdf) => pdf.document.getPage(1))
      .catch(() => undefined)
  }, [fileName])
  return null
}

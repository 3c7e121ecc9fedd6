import { useEffect, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { openFile } from './pdf-files.ts'

type PdfState = { pdf: OpenPdf; error: null } | { pdf: null; error: unknown } | null

/** The opened document, or why it cannot be opened; null until that is known. */
export function usePdf(fileName: string): PdfState {
  const [state, setState] = useState<{ fileName: string; value: PdfState }>({ fileName, value: null })
  useEffect(() => {
    let isShown = true
    openFile(fileName).then(
      (pdf) => isShown && setState({ fileName, value: { pdf, error: null } }),
      (error: unknown) => isShown && setState({ fileName, value: { pdf: null, error } }),
    )
    return () => void (isShown = false)
  }, [fileName])
  return state.fileName === fileName ? state.value : null
}

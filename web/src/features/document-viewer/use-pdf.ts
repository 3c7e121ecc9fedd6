import { useEffect, useState } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { isOpen, openFile } from './pdf-files.ts'

// who runs through the list does not open every document on the way
const PAUSE_MS = 150
// the lot itself is painted first
const SHORT_PAUSE_MS = 40

type PdfState = { pdf: OpenPdf; error: null } | { pdf: null; error: unknown } | null

/** The opened document, or why it cannot be opened; null until that is known. */
export function usePdf(fileName: string): PdfState {
  const [state, setState] = useState<{ fileName: string; value: PdfState }>({ fileName, value: null })
  useEffect(() => {
    let isShown = true
    const open = () =>
      openFile(fileName).then(
        (pdf) => isShown && setState({ fileName, value: { pdf, error: null } }),
        (error: unknown) => isShown && setState({ fileName, value: { pdf: null, error } }),
      )
    const timer = setTimeout(() => void open(), isOpen(fileName) ? SHORT_PAUSE_MS : PAUSE_MS)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [fileName])
  return state.fileName === fileName ? state.value : null
}

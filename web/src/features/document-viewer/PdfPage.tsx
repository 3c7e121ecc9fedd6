import { Text } from '@mantine/core'
import type { PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { drawPage, erasePage } from './draw-page.ts'
import { markWords, type TextPiece } from './mark-words.ts'
import type { OpenPdf } from './open-pdf.ts'
import { useIsNear } from './use-is-near.ts'
import classes from './DocumentViewer.module.css'

interface PdfPageProps {
  pdf: OpenPdf
  number: number
  count: number
  /** on the screen, in pixels */
  width: number
  /** height to width, until the page itself is known */
  ratio: number
  phrases: readonly string[]
}

/** One page, drawn while it is near the visible part; a long document would fill the memory otherwise. */
export function PdfPage({ pdf, number, count, width, ratio: expectedRatio, phrases }: PdfPageProps) {
  const texts = useTexts('reading').document
  const [follow, isNear] = useIsNear()
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [pieces, setPieces] = useState<readonly TextPiece[]>([])
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const marks = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!isNear || page) return
    pdf.document.getPage(number).then(setPage, () => setFailed(true))
  }, [pdf, number, isNear, page])

  useEffect(() => {
    const [drawn, written] = [canvas.current, text.current]
    if (!isNear || !page || !drawn || !written) return undefined
    const leaving = new AbortController()
    drawPage({ page, width, canvas: drawn, text: written, signal: leaving.signal }).then(
      setPieces,
      () => leaving.signal.aborted || setFailed(true),
    )
    return () => {
      leaving.abort()
      erasePage({ page, canvas: drawn, text: written })
      setPieces([])
    }
  }, [page, width, isNear])

  useEffect(() => {
    if (text.current) marks.current?.replaceChildren(...markWords(pieces, phrases, text.current))
  }, [pieces, phrases])

  const ratio = page ? getRatio(page) : expectedRatio
  return (
    <div
      ref={follow}
      className={classes.page}
      role="group"
      aria-label={texts.page(number, count)}
      data-page={number}
      style={{ aspectRatio: `1 / ${ratio}` }}
    >
      {isFailed ? (
        <Text p="lg">{texts.pageFailed}</Text>
      ) : (
        <>
          <canvas ref={canvas} className={classes.canvas} aria-hidden />
          <div ref={marks} className={classes.marks} aria-hidden />
          <div ref={text} className={classes.text} data-source />
        </>
      )}
    </div>
  )
}

export function getRatio(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 })
  return height / width
}

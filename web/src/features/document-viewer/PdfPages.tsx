import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useWidth } from '../../lib/use-width.ts'
import { MAX_PAGES } from './limits.ts'
import type { OpenPdf } from './open-pdf.ts'
import { getRatio, PdfPage } from './PdfPage.tsx'

// A4, upright
const USUAL_RATIO = Math.SQRT2

/** The pages under each other, as wide as there is room. */
export function PdfPages({ pdf, phrases }: { pdf: OpenPdf; phrases: readonly string[] }) {
  const texts = useTexts('reading').document
  const [follow, width] = useWidth()
  const [ratio, setRatio] = useState<number | null>(null)
  useEffect(() => {
    pdf.document.getPage(1).then(
      (page) => setRatio(getRatio(page)),
      () => setRatio(USUAL_RATIO),
    )
  }, [pdf])
  const count = pdf.document.numPages
  const shown = Math.min(count, MAX_PAGES)
  return (
    <div ref={follow}>
      {ratio !== null &&
        Number.isFinite(width) &&
        Array.from({ length: shown }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page is its number
          <PdfPage key={index} number={index + 1} {...{ pdf, count, width, ratio, phrases }} />
        ))}
      {shown < count && <Text p="lg">{texts.pages(shown)}</Text>}
    </div>
  )
}

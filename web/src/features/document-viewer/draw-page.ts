import type { PDFPageProxy } from 'pdfjs-dist'
import { failAfter } from './fail-after.ts'
import { MAX_CANVAS_PIXELS, MAX_DRAWING_MS } from './limits.ts'
import type { TextPiece } from './mark-words.ts'
import { loadPdfJs } from './open-pdf.ts'

interface Drawing {
  page: PDFPageProxy
  /** of the page on the screen, in pixels */
  width: number
  canvas: HTMLCanvasElement
  text: HTMLElement
  signal: AbortSignal
}

/** Draws the page and lays its text over it, so that it can be selected and read aloud. Answers with the text. */
export async function drawPage({ page, width, canvas, text, signal }: Drawing): Promise<TextPiece[]> {
  const { TextLayer } = await loadPdfJs()
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const sharpness = Math.min(devicePixelRatio, 2, Math.sqrt(MAX_CANVAS_PIXELS / (viewport.width * viewport.height)))
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
  signal.addEventListener('abort', () => drawing.cancel(), { once: true })
  const [content] = await failAfter(MAX_DRAWING_MS, Promise.all([page.getTextContent(), drawing.promise])).catch(
    (error: unknown) => {
      // too slow: it would go on drawing
      drawing.cancel()
      throw error
    },
  )
  signal.throwIfAborted()
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(viewport.scale))
  const layer = new TextLayer({ textContentSource: content, container: text, viewport })
  await layer.render()
  signal.throwIfAborted()
  const items = content.items.filter((item) => 'str' in item)
  return items.map(({ str, hasEOL }, index) => ({
    text: str,
    endsLine: hasEOL,
    element: layer.textDivs[index] ?? null,
  }))
}

/** Gives the memory of a drawn page back. */
export function erasePage({ page, canvas, text }: Pick<Drawing, 'page' | 'canvas' | 'text'>): void {
  canvas.width = 0
  canvas.height = 0
  text.replaceChildren()
  page.cleanup()
}

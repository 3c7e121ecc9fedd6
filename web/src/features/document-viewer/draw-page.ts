import type { PDFPageProxy } from 'pdfjs-dist'
import { failAfter } from './fail-after.ts'
import { findWords } from './find-words.ts'
import { MAX_CANVAS_PIXELS, MAX_DRAWING_MS } from './limits.ts'
import { loadPdfJs } from './open-pdf.ts'

interface Places {
  canvas: HTMLCanvasElement
  text: HTMLElement
  marks: HTMLElement
}

interface Drawing {
  page: PDFPageProxy
  /** of the page on the screen, in pixels */
  width: number
  phrases: readonly string[]
  signal: AbortSignal
}

/** Draws the page, lays its text over it, so that it can be selected and read aloud, and marks the words in it. */
export async function drawPage({ page, width, phrases, signal }: Drawing, places: Places): Promise<void> {
  const { TextLayer } = await loadPdfJs()
  if (signal.aborted) return
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const { canvas, text, marks } = places
  const sharpness = Math.min(devicePixelRatio, 2, Math.sqrt(MAX_CANVAS_PIXELS / (viewport.width * viewport.height)))
  canvas.width = Math.floor(viewport.width * sharpness)
  canvas.height = Math.floor(viewport.height * sharpness)
  const drawing = page.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] })
  signal.addEventListener('abort', () => drawing.cancel(), { once: true })
  await failAfter(MAX_DRAWING_MS, drawing.promise)
  if (signal.aborted) return
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(viewport.scale))
  const layer = new TextLayer({ textContentSource: await page.getTextContent(), container: text, viewport })
  await layer.render()
  if (!signal.aborted) markWords(layer, phrases, text, marks)
}

/** Lays a coloured box over each word. The text may be cut anywhere in pieces, so a word can have several boxes. */
function markWords(
  { textDivs, textContentItemsStr }: { textDivs: HTMLElement[]; textContentItemsStr: string[] },
  phrases: readonly string[],
  text: HTMLElement,
  marks: HTMLElement,
): void {
  const starts: number[] = []
  let whole = ''
  for (const piece of textContentItemsStr) {
    starts.push(whole.length)
    // pieces of a line follow each other without a space only inside a word; a new line is a piece without text
    whole += piece === '' ? '\n' : piece
  }
  const find = (at: number) => {
    const index = starts.findLastIndex((start) => start <= at)
    const node = textDivs[index]?.firstChild ?? null
    return node && { node, offset: Math.min(at - (starts[index] ?? 0), node.textContent?.length ?? 0) }
  }
  const page = text.getBoundingClientRect()
  const boxes = findWords(whole, phrases).flatMap(([from, to]) => {
    const [start, end] = [find(from), find(to - 1)]
    if (!start || !end) return []
    const range = document.createRange()
    range.setStart(start.node, start.offset)
    range.setEnd(end.node, Math.min(end.offset + 1, end.node.textContent?.length ?? 0))
    return [...range.getClientRects()].map((rect) => toBox(rect, page))
  })
  marks.replaceChildren(...boxes)
}

/** In shares of the page, so that it stays in its place when the page changes its size. */
function toBox(rect: DOMRect, page: DOMRect): HTMLElement {
  const box = document.createElement('i')
  const share = (length: number, of: number) => `${((length / of) * 100).toFixed(3)}%`
  box.style.left = share(rect.left - page.left, page.width)
  box.style.top = share(rect.top - page.top, page.height)
  box.style.width = share(rect.width, page.width)
  box.style.height = share(rect.height, page.height)
  return box
}

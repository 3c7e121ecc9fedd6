import { findWords } from './find-words.ts'

/** A document cuts its text in pieces anywhere, also in the middle of a word. */
export interface TextPiece {
  text: string
  endsLine: boolean
  element: HTMLElement | null
}

/** The pieces as one text, and the place where each begins. */
export function joinPieces(pieces: readonly Pick<TextPiece, 'text' | 'endsLine'>[]): {
  whole: string
  starts: number[]
} {
  const starts: number[] = []
  let whole = ''
  for (const { text, endsLine } of pieces) {
    starts.push(whole.length)
    whole += endsLine ? `${text}\n` : text
  }
  return { whole, starts }
}

/** Lays a coloured box over each word; a word that is cut has several. */
export function markWords(pieces: readonly TextPiece[], phrases: readonly string[], page: HTMLElement): HTMLElement[] {
  const { whole, starts } = joinPieces(pieces)
  const find = (at: number) => {
    const index = starts.findLastIndex((start) => start <= at)
    const node = pieces[index]?.element?.firstChild ?? null
    return node && { node, offset: Math.min(at - (starts[index] ?? 0), node.textContent?.length ?? 0) }
  }
  const frame = page.getBoundingClientRect()
  return findWords(whole, phrases).flatMap(([from, to]) => {
    const [first, last] = [find(from), find(to - 1)]
    if (!first || !last) return []
    const range = document.createRange()
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, Math.min(last.offset + 1, last.node.textContent?.length ?? 0))
    return [...range.getClientRects()].map((rect) => makeBox(rect, frame))
  })
}

/** In shares of the page, so that it stays in its place when the page changes its size. */
function makeBox(rect: DOMRect, frame: DOMRect): HTMLElement {
  const box = document.createElement('i')
  const share = (length: number, of: number) => `${((length / of) * 100).toFixed(3)}%`
  box.style.left = share(rect.left - frame.left, frame.width)
  box.style.top = share(rect.top - frame.top, frame.height)
  box.style.width = share(rect.width, frame.width)
  box.style.height = share(rect.height, frame.height)
  return box
}

// Text → pieces: runs of letters, numbers, ENS TRU codes, each with its position and the gap before it.
import { MAX_WORD_LENGTH, normaliseLetters, normaliseNumber } from './normalise.ts'

/** tight: nothing, or one of / * × _, as in 'CF283A' and '630/10'; space: one space, 'АИ 92'; wide: anything else */
type Gap = 'tight' | 'hyphen' | 'space' | 'wide'

export interface Piece {
  kind: 'letters' | 'number' | 'code'
  text: string
  start: number
  end: number
  /** what separates the piece from the previous one */
  gap: Gap
}

// an ENS TRU code, a number, a run of letters
const PIECE = /\d{6}\.\d{3}\.\d{6}(?!\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}\u00ad\u200b-\u200d\u2060]+/gu
const CODE_LENGTH = '262011.500.000001'.length

export function splitPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let previousEnd = -1
  for (const match of text.matchAll(PIECE)) {
    const raw = match[0]
    const kind = classifyPiece(raw)
    const normal =
      kind === 'letters'
        ? normaliseLetters(raw)
        : kind === 'number'
          ? normaliseNumber(raw.slice(0, MAX_WORD_LENGTH))
          : raw
    if (normal === '') continue
    const start = match.index
    const end = start + raw.length
    pieces.push({
      kind,
      text: normal,
      start,
      end,
      gap: previousEnd < 0 ? 'wide' : classifyGap(text, previousEnd, start),
    })
    previousEnd = end
  }
  return pieces
}

function classifyPiece(raw: string): Piece['kind'] {
  const first = raw.charCodeAt(0)
  if (first < 48 || first > 57) return 'letters'
  return raw.length === CODE_LENGTH && raw[6] === '.' && raw[10] === '.' ? 'code' : 'number'
}

function classifyGap(text: string, from: number, to: number): Gap {
  if (to === from) return 'tight'
  if (to - from > 1) return 'wide'
  const between = text.charAt(from)
  if (/[-\u2010-\u2015\u2212]/.test(between)) return 'hyphen'
  if (/[/*×_]/.test(between)) return 'tight'
  return /[ \u00a0\u202f]/.test(between) ? 'space' : 'wide'
}

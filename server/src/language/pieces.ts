// Text → pieces: runs of letters, numbers, ENS TRU codes, each with its position and its distance to the one before.
import { MAX_WORD, normaliseLetters, normaliseNumber } from './normalise.ts'

/** tight: 'CF283A', 'КТП-630/10'; spaced: one space, 'АИ 92'; apart: anything else */
type Touch = 'tight' | 'hyphen' | 'spaced' | 'apart'

export interface Piece {
  kind: 'letters' | 'number' | 'code'
  text: string
  start: number
  end: number
  touch: Touch
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
      kind === 'letters' ? normaliseLetters(raw) : kind === 'number' ? normaliseNumber(raw.slice(0, MAX_WORD)) : raw
    if (normal === '') continue
    const start = match.index
    const end = start + raw.length
    pieces.push({
      kind,
      text: normal,
      start,
      end,
      touch: previousEnd < 0 ? 'apart' : classifyTouch(text, previousEnd, start),
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

function classifyTouch(text: string, from: number, to: number): Touch {
  if (to === from) return 'tight'
  if (to - from > 1) return 'apart'
  const between = text.charAt(from)
  if (/[-\u2010-\u2015\u2212]/.test(between)) return 'hyphen'
  if (/[/*×_]/.test(between)) return 'tight'
  return /[ \u00a0\u202f]/.test(between) ? 'spaced' : 'apart'
}

// Text → the terms by which it is found. Lots, queries, interest profiles and highlights all use it, so their lexemes
// are comparable.
import { toModelScript } from './look-alikes.ts'
import { MAX_WORD } from './normalise.ts'
import { splitPieces, type Piece } from './pieces.ts'
import { toLexemes } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** One lexeme at one position; the form is the word as written, null for numbers, models and codes. */
export interface Term {
  lexeme: string
  form: string | null
  start: number
  end: number
}

// 'АИ 92', '5 мл': a short word and a number are one name even if a space separates them
const SHORT = 3
const MAX_HYPHENATED = 4

export function analyse(text: string): Term[] {
  const pieces = splitPieces(text)
  const terms: Term[] = []
  pieces.forEach((piece, i) => {
    addAlone(terms, piece)
    const previous = pieces[i - 1]
    if (previous && isJoint(previous, piece, pieces[i - 2]))
      terms.push({ lexeme: makeJointLexeme(previous, piece), form: null, start: previous.start, end: piece.end })
    const whole = joinHyphenated(pieces, i)
    if (whole) addWord(terms, whole.text, whole.start, whole.end)
  })
  return terms
}

function addAlone(terms: Term[], piece: Piece): void {
  if (piece.kind === 'letters') addWord(terms, piece.text, piece.start, piece.end)
  else terms.push({ lexeme: piece.text, form: null, start: piece.start, end: piece.end })
}

function addWord(terms: Term[], word: string, start: number, end: number): void {
  if (isStopWord(word)) return
  for (const lexeme of toLexemes(word)) terms.push({ lexeme, form: word, start, end })
}

/** A number and its neighbour: 'CF283A' is cf283 and 283a, 'КТП-630/10' is ктп630 and 630/10. */
function isJoint(left: Piece, right: Piece, before: Piece | undefined): boolean {
  if (left.kind === 'code' || right.kind === 'code') return false
  if (left.kind === 'letters' && right.kind === 'letters') return false
  if (right.touch === 'tight' || right.touch === 'hyphen') return true
  if (right.touch !== 'spaced' || left.kind === right.kind) return false
  if (right.kind === 'letters') return right.text.length <= SHORT
  // in '0,4 кВ 630' the letters already belong to the first number
  return left.text.length <= SHORT && !(before?.kind === 'number' && left.touch !== 'apart')
}

export function makeJointLexeme(left: Piece, right: Piece): string {
  const [a, b] = [left, right].map((piece) => (piece.kind === 'letters' ? toModelScript(piece.text) : piece.text))
  return `${a}${left.kind === 'number' && right.kind === 'number' ? '/' : ''}${b}`.slice(0, MAX_WORD)
}

interface Whole {
  text: string
  start: number
  end: number
}

/** The whole of 'дизель-генератор', if `last` is its last part: it is indexed as one word too. */
export function joinHyphenated(pieces: readonly Piece[], last: number): Whole | null {
  const end = pieces[last]
  if (end?.kind !== 'letters' || end.touch !== 'hyphen' || joinsOn(end, pieces[last + 1])) return null
  let first = last
  while (last - first < MAX_HYPHENATED - 1 && joinsOn(pieces[first - 1], pieces[first])) first -= 1
  if (first === last) return null
  const parts = pieces.slice(first, last + 1)
  return {
    text: parts
      .map((part) => part.text)
      .join('')
      .slice(0, MAX_WORD),
    start: parts[0]?.start ?? end.start,
    end: end.end,
  }
}

function joinsOn(left: Piece | undefined, right: Piece | undefined): boolean {
  return left?.kind === 'letters' && right?.kind === 'letters' && right.touch === 'hyphen'
}

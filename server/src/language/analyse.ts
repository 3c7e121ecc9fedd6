// Text → the terms by which it is found. Lots, queries and highlights all use this analyser, so their lexemes can be
// compared.
import { toModelScript } from './look-alikes.ts'
import { MAX_WORD_LENGTH } from './normalise.ts'
import { splitPieces, type Piece } from './pieces.ts'
import { toLexemes } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** One lexeme at one position. `form` is the normalised word; it is null for numbers, models and codes. */
export interface Term {
  lexeme: string
  form: string | null
  start: number
  end: number
}

// 'АИ 92', '5 мл': a short word and a number are one name even if a space separates them
const MAX_SHORT_WORD = 3
const MAX_HYPHENATED_PARTS = 4

export function analyse(text: string): Term[] {
  const pieces = splitPieces(text)
  const terms: Term[] = []
  pieces.forEach((piece, i) => {
    addPiece(terms, piece)
    const previous = pieces[i - 1]
    if (previous && givesJointLexeme(previous, piece, pieces[i - 2]))
      terms.push({ lexeme: makeJointLexeme(previous, piece), form: null, start: previous.start, end: piece.end })
    const joined = joinHyphenated(pieces, i)
    if (joined) addWord(terms, joined.text, joined.start, joined.end)
  })
  return terms
}

function addPiece(terms: Term[], piece: Piece): void {
  if (piece.kind === 'letters') addWord(terms, piece.text, piece.start, piece.end)
  else terms.push({ lexeme: piece.text, form: null, start: piece.start, end: piece.end })
}

function addWord(terms: Term[], word: string, start: number, end: number): void {
  if (isStopWord(word)) return
  for (const lexeme of toLexemes(word)) terms.push({ lexeme, form: word, start, end })
}

/** A number and its neighbour give a joint lexeme: 'CF283A' gives cf283 and 283a, 'КТП-630/10' ктп630 and 630/10. */
function givesJointLexeme(left: Piece, right: Piece, before: Piece | undefined): boolean {
  if (left.kind === 'code' || right.kind === 'code') return false
  if (left.kind === 'letters' && right.kind === 'letters') return false
  if (right.gap === 'tight' || right.gap === 'hyphen') return true
  if (right.gap !== 'space' || left.kind === right.kind) return false
  if (right.kind === 'letters') return right.text.length <= MAX_SHORT_WORD
  // in '0,4 кВ 630' the letters already belong to the first number
  return left.text.length <= MAX_SHORT_WORD && !(before?.kind === 'number' && left.gap !== 'wide')
}

export function makeJointLexeme(left: Piece, right: Piece): string {
  const [a, b] = [left, right].map((piece) => (piece.kind === 'letters' ? toModelScript(piece.text) : piece.text))
  return `${a}${left.kind === 'number' && right.kind === 'number' ? '/' : ''}${b}`.slice(0, MAX_WORD_LENGTH)
}

interface HyphenatedWord {
  text: string
  start: number
  end: number
}

/** Joins the parts of 'дизель-генератор' if `last` is the last of them: the text is also found by the joined word. */
export function joinHyphenated(pieces: readonly Piece[], last: number): HyphenatedWord | null {
  const end = pieces[last]
  if (end?.kind !== 'letters' || end.gap !== 'hyphen' || isHyphenatedPair(end, pieces[last + 1])) return null
  let first = last
  while (last - first < MAX_HYPHENATED_PARTS - 1 && isHyphenatedPair(pieces[first - 1], pieces[first])) first -= 1
  if (first === last) return null
  const parts = pieces.slice(first, last + 1)
  return {
    text: parts
      .map((part) => part.text)
      .join('')
      .slice(0, MAX_WORD_LENGTH),
    start: parts[0]?.start ?? end.start,
    end: end.end,
  }
}

function isHyphenatedPair(left: Piece | undefined, right: Piece | undefined): boolean {
  return left?.kind === 'letters' && right?.kind === 'letters' && right.gap === 'hyphen'
}

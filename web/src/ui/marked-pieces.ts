interface Piece {
  from: number
  piece: string
  isMarked: boolean
}

/** The text cut at its marks. Marks that overlap, lie outside or go backwards do no harm. */
export function splitAtMarks(text: string, marks: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ from: at, piece: text.slice(at, to), isMarked })
    at = Math.max(at, to)
  }
  for (const [start, end] of marks.toSorted((one, other) => one[0] - other[0])) {
    if (end <= start) continue
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return pieces
}

// Portals and people quote names in several ways, sometimes in one text and often without a pair: "…", «…», “…”. A name
// is shown with one kind, «… „…“ …».
const OPENING = new Set('«„')
const CLOSING = new Set('»”')
const EITHER = new Set('"“')
const ANY = /[«„»”"“]/

/** A range of characters: the first, and the one after the last. */
type Mark = readonly [number, number]

export function formatQuotes(text: string): string {
  return formatMarkedQuotes(text, []).text
}

/**
 * Every quotation mark is replaced by one character; where a closing one is missing it is added, and the marked ranges
 * after it move by one. An inch sign stays: nothing was opened before it.
 */
export function formatMarkedQuotes(text: string, marks: readonly Mark[]): { text: string; marks: readonly Mark[] } {
  if (!ANY.test(text)) return { text, marks }
  const characters = text.split('')
  const opened: number[] = []
  let innerEnd = -1
  let pairs = 0
  let strayAt = -1
  for (const [index, character] of characters.entries()) {
    const isEither = EITHER.has(character)
    const mayOpen = isEither && /^[\s(\-«„"]?$/.test(text.charAt(index - 1)) && index < text.length - 1
    if (OPENING.has(character) || mayOpen) {
      characters[index] = opened.length === 0 ? '«' : '„'
      opened.push(index)
    } else if (CLOSING.has(character) || isEither) {
      if (opened.pop() === undefined) {
        strayAt = index
        continue
      }
      characters[index] = opened.length === 0 ? '»' : '“'
      if (opened.length > 0) innerEnd = index
      else pairs += 1
    }
  }
  const isOneLine = !text.includes('\n')
  const [first] = opened
  if (first === undefined) {
    // «Школа» района»: the last mark closes nothing
    const isStray = pairs > 0 && strayAt === text.length - 1 && /[\p{L}.)]/u.test(text.charAt(strayAt - 1))
    return { text: characters.slice(0, isStray ? -1 : undefined).join(''), marks }
  }
  // «Фирма „Ромашка“ района: one mark was meant to close both
  if (isOneLine && opened.length === 1 && innerEnd > first) return insertClosing(characters, innerEnd + 1, marks)
  if (isOneLine && opened.length === 1 && pairs === 0) return insertClosing(characters, characters.length, marks)
  // nobody knows where it ends: it stays as it was written
  for (const index of opened) characters[index] = text.charAt(index)
  return { text: characters.join(''), marks }
}

function insertClosing(characters: readonly string[], at: number, marks: readonly Mark[]) {
  return {
    text: characters.toSpliced(at, 0, '»').join(''),
    marks: marks.map(([from, to]): Mark => [from >= at ? from + 1 : from, to > at ? to + 1 : to]),
  }
}

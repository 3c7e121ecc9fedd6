// Portals quote names in several ways, sometimes in one text: "…", «…», “…”. A name is shown with one kind, «… „…“ …».
const OPENING = new Set('«„')
const CLOSING = new Set('»”')
const EITHER = new Set('"“')

/**
 * Every quotation mark is replaced by one character, so that the places of found words stay right; only a mark that is
 * missing at the end is added. An inch sign stays: nothing was opened before it.
 */
export function formatQuotes(text: string): string {
  let depth = 0
  let last = ''
  const formatted = Array.from(text, (character, index) => {
    const before = last
    last = character
    const isEither = EITHER.has(character)
    if (OPENING.has(character) || (isEither && /^[\s(\-«„"]?$/.test(before) && index < text.length - 1))
      return depth++ === 0 ? '«' : '„'
    if ((CLOSING.has(character) || isEither) && depth > 0) return --depth === 0 ? '»' : '“'
    return character
  }).join('')
  // «Фирма „Ромашка“: one mark closes both
  return depth === 1 && formatted.endsWith('“') ? `${formatted}»` : formatted
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether JSON is nested deeper than this. One pass over the text, so that no parser has to read what is too deep. */
export function isNestedDeeper(json: string, depth: number): boolean {
  let left = depth
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (character === QUOTE) at = findEndOfText(json, at + 1)
    else if (character === CLOSE_ARRAY || character === CLOSE_OBJECT) left += 1
    else if (character === OPEN_ARRAY || character === OPEN_OBJECT) {
      if (left === 0) return true
      left -= 1
    }
  }
  return false
}

/** Where the quoted text ends that begins here. */
function findEndOfText(json: string, start: number): number {
  let at = start
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

/**
 * Names come from portals and people: a line break could begin a header or a paragraph of its own, and a mark that
 * turns the direction of writing could hide what follows.
 */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu, ' ').trim()
}

/** Never cuts inside a character, and where there is a space near the end, not inside a word. */
export function shorten(text: string, length: number): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  const kept = characters.slice(0, length - 1)
  const space = kept.lastIndexOf(' ')
  return `${(space > length * 0.7 ? kept.slice(0, space) : kept).join('').trimEnd()}…`
}

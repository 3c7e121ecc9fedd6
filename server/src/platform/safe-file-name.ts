// The name of a file that somebody else chose, as it may stand on a disk or in a header.

const LONGEST_BYTES = 200

/** Windows opens devices under these names, whatever their ending. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * Makes a file name without a path, without characters that a file system refuses or that hide the real ending, and
 * with an ending that fits the bytes.
 */
export function toSafeFileName(name: string, extensions: readonly [string, ...string[]] | null): string {
  const bare = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD<>:"|?*/\\]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .replace(RESERVED, '_$&')
  const dot = bare.lastIndexOf('.')
  const extension = dot > 0 ? bare.slice(dot + 1).toLowerCase() : ''
  const fits = extensions === null || extensions.includes(extension)
  const [stem, ending] =
    fits && dot > 0 ? [bare.slice(0, dot), bare.slice(dot)] : [bare, extensions ? `.${extensions[0]}` : '']
  return `${shorten(stem, LONGEST_BYTES - Buffer.byteLength(ending)) || 'document'}${ending}`
}

/** File systems limit the bytes of a name, and a Cyrillic letter has two. */
function shorten(text: string, bytes: number): string {
  let left = bytes
  let short = ''
  for (const character of text) {
    left -= Buffer.byteLength(character)
    if (left < 0) break
    short += character
  }
  return short.trimEnd()
}

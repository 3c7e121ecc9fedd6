// The Content-Disposition of a file whose name somebody else chose. contract/client/attachment-name reads it back.

const LONGEST_BYTES = 200

/** RFC 6266: the plain name for old readers, the real one in UTF-8. */
export function toAttachmentHeader(name: string, extensions: readonly [string, ...string[]] | null): string {
  const safe = toSafeFileName(name, extensions)
  const plain = Array.from(safe, (character) => (/^[\w .()-]$/.test(character) ? character : '_')).join('')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncode(safe)}`
}

/**
 * Makes a file name without a path, without characters that a file system refuses or that hide the real ending, and
 * with an ending that fits the bytes.
 */
function toSafeFileName(name: string, extensions: readonly [string, ...string[]] | null): string {
  const bare = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD<>:"|?*/\\]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
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

/** RFC 5987 leaves fewer characters unencoded than encodeURIComponent does. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
}

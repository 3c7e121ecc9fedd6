// The Content-Disposition of a file whose name somebody else chose. contract/attachment-name reads it back.

const LONGEST_BYTES = 200

/** RFC 6266: the plain name for old readers, the real one in UTF-8. */
export function attachmentHeader(name: string, extensions: readonly [string, ...string[]] | null): string {
  const safe = safeName(name, extensions)
  const plain = Array.from(safe, (letter) => (/^[\w .()-]$/.test(letter) ? letter : '_')).join('')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncode(safe)}`
}

/**
 * A name, never a path; nothing that a file system refuses or that shows another ending than it has; the ending says
 * what the bytes are.
 */
function safeName(name: string, extensions: readonly [string, ...string[]] | null): string {
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

/** File systems count bytes, and a letter of ours has two. */
function shorten(text: string, bytes: number): string {
  let left = bytes
  let short = ''
  for (const letter of text) {
    left -= Buffer.byteLength(letter)
    if (left < 0) break
    short += letter
  }
  return short.trimEnd()
}

/** RFC 5987 allows fewer letters than encodeURIComponent leaves. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
}

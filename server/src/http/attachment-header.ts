// The Content-Disposition of a file whose name somebody else chose. contract/client/attachment-name reads it back.
import { toSafeFileName } from '../platform/safe-file-name.ts'

/** RFC 6266: the plain name for old readers, the real one in UTF-8. */
export function toAttachmentHeader(name: string, extensions: readonly [string, ...string[]] | null): string {
  const safe = toSafeFileName(name, extensions)
  const plain = Array.from(safe, (character) => (/^[\w .()-]$/.test(character) ? character : '_')).join('')
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncode(safe)}`
}

/** RFC 5987 leaves fewer characters unencoded than encodeURIComponent does. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
}

/** The file name of an attachment (RFC 6266): filename* (RFC 5987), else filename; null if it is not an attachment. */
export function readAttachmentName(contentDisposition: string | null, fallback: string): string | null {
  if (!contentDisposition || !/^\s*attachment\s*(;|$)/i.test(contentDisposition)) return null
  return cleanName(readExtendedName(contentDisposition) ?? readPlainName(contentDisposition) ?? '') || fallback
}

function readExtendedName(header: string): string | null {
  const [, charset = '', encoded = ''] = /;\s*filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(header) ?? []
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded)
    if (/^iso-8859-1$/i.test(charset))
      return encoded.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => toCharacter(hex))
  } catch {
    // Broken percent-encoding: the plain name is the sender's own fallback.
  }
  return null
}

function toCharacter(hex: string): string {
  return String.fromCodePoint(Number.parseInt(hex, 16))
}

function readPlainName(header: string): string | null {
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? []
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? token ?? null
}

/** A name, never a path, and without characters that a file system or a line of text cannot hold. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return Array.from(last, (letter) => (letter < ' ' || letter === '\u007F' ? '' : letter))
    .join('')
    .trim()
    .replace(/^\.+/, '')
}

// Files that are two things at once: a document that is also a web page, or an archive that hides behind a picture.
// Nothing that we serve is ever shown by a browser, but whoever saves such a file may open it as the other thing.
import type { FileKind } from './file-kind.ts'

/** So much of the beginning is searched for markup: a browser that guesses looks at 1445 bytes. */
export const DISGUISE_HEAD_BYTES = 2048

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_LENGTH = 22
const LONGEST_ZIP_COMMENT = 0xff_ff

/** So much of the end is needed: the end of an archive with the longest comment. */
export const DISGUISE_TAIL_BYTES = ZIP_END_LENGTH + LONGEST_ZIP_COMMENT

const MARKUP = /<(!doctype|html|head|body|script|svg|iframe|object|embed|\?php)\b/i

/** `head` and `tail` are the first and the last bytes of the file; they overlap when it is short. */
export function isDisguised({ contentType }: FileKind, head: Buffer, tail: Buffer): boolean {
  if (hasMarkup(head.subarray(0, DISGUISE_HEAD_BYTES))) return true
  const comment = findZipComment(tail)
  if (contentType !== 'application/zip') return comment !== null || hasMarkup(tail.subarray(-DISGUISE_HEAD_BYTES))
  // something follows the archive, or it is cut off
  return comment === null || hasMarkup(comment)
}

function hasMarkup(bytes: Buffer): boolean {
  return MARKUP.test(bytes.toString('latin1'))
}

/** The comment of an archive that ends exactly where the file ends; null when none does. */
function findZipComment(tail: Buffer): Buffer | null {
  let at = tail.length - ZIP_END_LENGTH
  while (at >= 0) {
    at = tail.lastIndexOf(ZIP_END, at)
    if (at < 0) return null
    const begin = at + ZIP_END_LENGTH
    if (begin + tail.readUInt16LE(at + 20) === tail.length) return tail.subarray(begin)
    at -= 1
  }
  return null
}

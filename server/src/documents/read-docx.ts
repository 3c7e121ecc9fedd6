// The text of a Word document, taken from its main part while that is unpacked, so that a large document needs no more
// memory than a small one.
import { unpackEntry, type ZipEntry } from './zip-directory.ts'

export const MAIN_PART = 'word/document.xml'

// No tag and no text between two tags is as long.
const LONGEST_PIECE = 1024 * 1024

/** Ends with the document or after about so many characters. */
export async function readDocxText(archive: Buffer, entry: ZipEntry, characters: number): Promise<string> {
  const parts: string[] = []
  const readMarkup = createMarkupReader()
  const decoder = new TextDecoder()
  let length = 0
  let rest = ''
  for await (const chunk of unpackEntry(archive, entry)) {
    rest += decoder.decode(chunk, { stream: true })
    // what begins here may go on in the next chunk
    const end = rest.lastIndexOf('<')
    if (rest.length - Math.max(end, 0) > LONGEST_PIECE) throw new Error('it is not XML')
    if (end <= 0) continue
    const text = readMarkup(rest.slice(0, end))
    rest = rest.slice(end)
    parts.push(text)
    length += text.length
    if (length >= characters) return parts.join('')
  }
  return parts.join('') + readMarkup(rest)
}

const TAG_NAME = /^(\/?)(?:[^\s:/]*:)?([^\s/]*)/
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }

/** Reads piece after piece of the XML, each from a tag on. Tags are known by their names without prefixes. */
function createMarkupReader(): (xml: string) => string {
  let isText = false
  // the same shapes once more, for older programs
  let isFallback = false
  return (xml) => {
    let text = ''
    for (const piece of xml.split('<')) {
      const end = piece.indexOf('>')
      const tag = piece.slice(0, Math.max(end, 0))
      const [, slash, name = ''] = TAG_NAME.exec(tag) ?? []
      const isOpen = slash === '' && !tag.endsWith('/')
      if (name === 'Fallback') isFallback = isOpen
      if (name === 't') isText = isOpen
      if (isFallback) continue
      if (name === 'p' && !isOpen) text += '\n'
      else if (slash === '') text += SIGNS[name] ?? ''
      if (isText) text += decodeEntities(piece.slice(end + 1))
    }
    return text
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[name] ?? entity
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  })
}

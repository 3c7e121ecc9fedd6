// Reads the text of one file. Runs in a process of its own, because strangers made the file.
import mammoth from 'mammoth'
import { getDocumentProxy } from 'unpdf'
import { noText, UNREADABLE_KIND, type TextReading } from './text-reading.ts'
import { isSafeToUnpack, listZipEntries } from './zip-directory.ts'

// Enough for a hundred pages; what comes later is boilerplate.
const MAX_CHARACTERS = 200_000
const MAX_PAGES = 1_000

export async function readText(contentType: string, bytes: Buffer): Promise<TextReading> {
  try {
    return (await READERS[contentType]?.(bytes)) ?? noText(UNREADABLE_KIND)
  } catch (problem) {
    return noText(`broken file: ${problem instanceof Error ? problem.message : String(problem)}`.slice(0, 300))
  }
}

const READERS: Readonly<Record<string, (bytes: Buffer) => Promise<TextReading>>> = {
  'application/pdf': async (bytes) => cleanText(await readPdfText(bytes)),
  'application/zip': async (bytes) => {
    const entries = listZipEntries(bytes)
    if (!entries) return noText('broken file: no list of entries')
    if (!entries.some(({ name }) => name === 'word/document.xml')) return noText(UNREADABLE_KIND)
    if (!isSafeToUnpack(entries)) return noText('too large when unpacked')
    return cleanText((await mammoth.extractRawText({ buffer: bytes })).value)
  },
}

async function readPdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const parts: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && length < MAX_CHARACTERS; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    page.cleanup()
    parts.push(text)
    length += text.length
  }
  return parts.join('\n')
}

/**
 * Removes what the database or a screen cannot take: NUL, control characters, halves of characters, repeated blanks.
 */
function cleanText(text: string): TextReading {
  const clean = text
    .slice(0, 2 * MAX_CHARACTERS)
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]|\uFFFD/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim()
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
  // a page number or two on a scan is no text
  return /\p{L}{2}/u.test(clean) ? { text: clean, problem: null } : noText('no text')
}

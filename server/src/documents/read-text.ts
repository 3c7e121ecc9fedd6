// Reads the text of one file. Runs in a process of its own, because strangers made the file.
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import { MAIN_PART, readDocxText } from './read-docx.ts'
import { noText, TOO_MUCH_MEMORY, UNREADABLE_KIND, type TextReading } from './text-reading.ts'
import { isSafeToUnpack, listZipEntries } from './zip-directory.ts'

// Enough for a hundred pages; what comes later is boilerplate.
const MAX_CHARACTERS = 200_000
const MAX_PAGES = 1_000

/** Loads what is otherwise loaded with the first file, when no file can be opened any more. */
export async function loadParsers(): Promise<void> {
  await getResolvedPDFJS()
}

export async function readText(contentType: string, bytes: Buffer): Promise<TextReading> {
  try {
    return (await READERS[contentType]?.(bytes)) ?? noText(UNREADABLE_KIND)
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : String(problem)
    return noText(/allocation failed/i.test(message) ? TOO_MUCH_MEMORY : `broken file: ${message}`.slice(0, 300))
  }
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

const READERS: Readonly<Record<string, (bytes: Buffer) => Promise<TextReading>>> = {
  'application/pdf': async (bytes) => cleanText(await readPdfText(bytes)),
  'application/zip': async (bytes) => {
    const entries = listZipEntries(bytes)
    if (!entries) return noText('broken file: no list of entries')
    const main = entries.find(({ name }) => name === MAIN_PART)
    if (!main) return noText(UNREADABLE_KIND)
    if (!isSafeToUnpack(entries)) return noText('too large when unpacked')
    return cleanText(await readDocxText(bytes, main, 2 * MAX_CHARACTERS))
  },
}

async function readPdfText(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const parts: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && length < MAX_CHARACTERS; number++) {
    const page = await pdf.getPage(number)
    // piece by piece, because a page may be endless; pdf.js cannot be cancelled without a reason
    const content = page.streamTextContent() as ReadableStream<TextContent>
    for await (const { items } of content.values({ preventCancel: true })) {
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      parts.push(text)
      length += text.length
      if (length >= MAX_CHARACTERS) break
    }
    parts.push('\n')
    page.cleanup()
  }
  return parts.join('')
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

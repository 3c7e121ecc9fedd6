// The documents that are open: the one on the screen, the next lot's, and a few of before, for whoever goes back.
import { toDocumentPath } from '@tendertap/contract/documents'
import { fetchFile } from '../../api/client.ts'
import { MAX_BYTES } from './limits.ts'
import { openPdf, type OpenPdf } from './open-pdf.ts'

const MAX_OPEN = 4
const CLOSE_AFTER_MS = 5000

/** The file is larger than what is shown here. */
export class TooLarge extends Error {}

const files = new Map<string, Promise<OpenPdf>>()

export const isOpen = (fileName: string): boolean => files.has(fileName)

/** Opens a stored document, or answers with the one that is open already. */
export function openFile(fileName: string): Promise<OpenPdf> {
  const known = files.get(fileName)
  const file = known ?? load(fileName)
  // the last one asked for is closed last
  files.delete(fileName)
  files.set(fileName, file)
  if (!known) {
    // a failure is not kept: the next time it may go well
    file.catch(() => files.get(fileName) === file && files.delete(fileName))
    closeOldest()
  }
  return file
}

async function load(fileName: string): Promise<OpenPdf> {
  const bytes = await fetchFile(toDocumentPath(fileName), MAX_BYTES)
  if (bytes === null) throw new TooLarge()
  return openPdf(bytes)
}

function closeOldest(): void {
  for (const fileName of files.keys()) {
    if (files.size <= MAX_OPEN) return
    close(fileName)
  }
}

let readers = 0

/** Keeps files open while something shows them; when reading is over, their workers and bytes are given back. */
export function holdFiles(): () => void {
  readers++
  return () => {
    readers--
    // between one lot and the next there is nobody for a moment
    setTimeout(() => readers === 0 && closeAllFiles(), CLOSE_AFTER_MS)
  }
}

function closeAllFiles(): void {
  for (const fileName of files.keys()) close(fileName)
}

function close(fileName: string): void {
  const file = files.get(fileName)
  files.delete(fileName)
  void file?.then((pdf) => pdf.close()).catch(() => undefined)
}

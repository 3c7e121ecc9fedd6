// The documents that are open: the one on the screen, the next lot's, and a few of before, for whoever goes back.
import { toDocumentPath } from '@tendertap/contract/documents'
import { fetchFile } from '../../api/client.ts'
import { MAX_BYTES } from './limits.ts'
import { openPdf, type OpenPdf } from './open-pdf.ts'

const MAX_OPEN = 4

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
  for (const [fileName, file] of files) {
    if (files.size <= MAX_OPEN) return
    files.delete(fileName)
    void file.then(({ close }) => close()).catch(() => undefined)
  }
}

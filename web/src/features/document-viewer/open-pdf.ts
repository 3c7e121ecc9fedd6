// Opens a PDF with pdf.js, which is loaded when the first one is opened. It is read in a worker of its own, which may
// neither fetch nor load anything (its response has a policy of its own) and is ended with the document. Scripts, forms
// and links of the document do nothing here: only its pages are drawn.
import type { PDFDocumentProxy } from 'pdfjs-dist'
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url'
// oxlint-disable-next-line import/default -- vite answers with the address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { loadPart } from '../../lib/parts.ts'
import { MAX_IMAGE_PIXELS, MAX_OPENING_MS } from './limits.ts'
import { failAfter } from './fail-after.ts'

/** Scans are packed in formats that pdf.js decodes with these. */
const DECODERS: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2Url, 'openjpeg.wasm': openjpegUrl }

/** The page fetches the decoders for the worker, which cannot. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = DECODERS[filename]
    if (!url) throw new Error(`There is no ${filename}`)
    return new Uint8Array(await (await fetch(url)).arrayBuffer())
  }
}

export interface OpenPdf {
  document: PDFDocumentProxy
  close(): void
}

export const loadPdfJs = () => loadPart(() => import('pdfjs-dist/legacy/build/pdf.mjs'))

/** Throws for a file that is no PDF, is damaged, needs a password, or takes too long. */
export async function openPdf(data: ArrayBuffer): Promise<OpenPdf> {
  const { getDocument, PDFWorker, VerbosityLevel } = await loadPdfJs()
  const port = new Worker(workerUrl, { type: 'module' })
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS })
  const loading = getDocument({
    data,
    worker,
    BinaryDataFactory: Decoders,
    // any value says that there are decoders
    wasmUrl: '/',
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = () => {
    // the answer of a worker that is ended never comes
    void loading.destroy().catch(() => undefined)
    worker.destroy()
    port.terminate()
  }
  try {
    const document = await failAfter(MAX_OPENING_MS, loading.promise)
    return { document, close }
  } catch (error) {
    close()
    throw error
  }
}

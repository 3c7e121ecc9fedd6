// Files of all three portals, and what can be wrong with them.
import { Readable } from 'node:stream'
import { NOT_FOUND, type Answer } from '../answer.ts'
import type { Faults } from '../faults.ts'
import { writeDocx } from './docx.ts'
import type { PortalDocument, PortalDocuments } from './portal-documents.ts'
import { writePdf } from './pdf.ts'
import { writeLines } from './texts.ts'
import { writeZip } from './zip.ts'

const OVERSIZE = 100 * 1024 * 1024
const PIECE = Buffer.alloc(1024 * 1024, 0x20)
const ELSEWHERE = 'https://files.elsewhere.example/'
const LOGIN_PAGE =
  '<!doctype html><html lang="ru"><head><title>Вход</title></head><body><h1>Портал временно недоступен</h1></body></html>'

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
}

function writeFile(document: PortalDocument, extension: string): Buffer {
  const lines = writeLines(document)
  if (extension === 'docx') return writeDocx(lines)
  return extension === 'zip' ? writeZip([{ name: 'specification.docx', content: writeDocx(lines) }]) : writePdf(lines)
}

/** A file of 100 MB that begins like a PDF, one piece at a time. */
function* writeOversizeFile(): Generator<Buffer> {
  yield Buffer.from('%PDF-1.7\n')
  for (let sent = 9; sent < OVERSIZE; sent += PIECE.length)
    yield PIECE.subarray(0, Math.min(PIECE.length, OVERSIZE - sent))
}

export function createDocumentsSurface(documents: PortalDocuments, faults: Faults): (hash: string) => Answer {
  return (hash) => {
    if (faults.consume('redirect_away', 'documents'))
      return { status: 302, type: 'text/plain', body: '', headers: { location: `${ELSEWHERE}${hash}` } }
    if (faults.consume('html_instead', 'documents'))
      return { status: 200, type: 'text/html; charset=utf-8', body: LOGIN_PAGE }
    if (faults.consume('empty_file', 'documents')) return { status: 200, type: 'application/pdf', body: '' }
    if (faults.consume('oversize_file', 'documents')) {
      return {
        status: 200,
        type: 'application/pdf',
        body: Readable.from(writeOversizeFile()),
        headers: { 'content-length': String(OVERSIZE) },
      }
    }
    const document = documents.find(hash)
    if (!document) return NOT_FOUND
    const extension = document.fileName.split('.').at(-1)?.toLowerCase() ?? 'pdf'
    const type = faults.consume('wrong_type', 'documents')
      ? 'text/plain'
      : (TYPES[extension] ?? 'application/octet-stream')
    const headers = { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(document.fileName)}` }
    return { status: 200, type, body: writeFile(document, extension), headers }
  }
}

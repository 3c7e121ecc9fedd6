// Small files that become huge when they are unpacked.
import { constants, deflateRawSync } from 'node:zlib'
import { aZip } from './files.ts'

const MB = 1024 * 1024

/** Unpacks to so many megabytes of the text repeated; made without having them in memory. */
function pack(text: string, megabytes: number): Buffer {
  // each piece ends at a whole byte and refers to nothing before it, so pieces can be repeated
  const piece = deflateRawSync(Buffer.alloc(MB, text), { finishFlush: constants.Z_SYNC_FLUSH })
  const end = Buffer.from([3, 0])
  return Buffer.concat([...Array.from({ length: megabytes }, () => piece), end])
}

/** A Word document whose list states a size of its own. */
export function aDocxBomb(megabytes: number, claimedSize: number): Buffer {
  const packed = pack('<w:p><w:r><w:t>Смета</w:t></w:r></w:p>', megabytes)
  return aZip([{ name: 'word/document.xml', content: '', claimedSize, packed }])
}

/** One page of so many megabytes of these operators. */
export function aPdfBomb(megabytes: number, operators: string): Buffer {
  const header = Buffer.from([0x78, 0x9c])
  const content = Buffer.concat([header, pack(operators, megabytes), Buffer.alloc(4)])
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj
2 0 obj\n<< /Type /Pages /Count 1 /Kids [4 0 R] >>\nendobj
3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj
4 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>\nendobj
5 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\n%%EOF\n'),
  ])
}

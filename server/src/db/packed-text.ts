// The text of a payload as raw_payload stores it.
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

const FAST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }
// Small texts gain little. A packed text never begins with a brace.
const WORTH_PACKING = 2_000
const BRACE = '{'.charCodeAt(0)

export const pack = (text: string): Buffer =>
  text.length < WORTH_PACKING && text.startsWith('{') ? Buffer.from(text) : zstdCompressSync(text, FAST)
export const unpack = (stored: Buffer): string => (stored[0] === BRACE ? stored : zstdDecompressSync(stored)).toString()

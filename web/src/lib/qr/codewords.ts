// From a text to the codewords of a QR code: bytes, error correction level L, which is enough for a screen.
import { computeErrorCorrection } from './error-correction.ts'

// ISO/IEC 18004 table 9, level L: error correction codewords per block and number of blocks, for versions 1 to 15.
const BLOCKS: readonly (readonly [correction: number, blocks: number])[] = [
  [7, 1],
  [10, 1],
  [15, 1],
  [20, 1],
  [26, 1],
  [18, 2],
  [20, 2],
  [24, 2],
  [30, 2],
  [18, 4],
  [20, 4],
  [24, 4],
  [26, 4],
  [30, 4],
  [22, 6],
]
const BYTE_MODE = 0b0100
const PADDING = [0b1110_1100, 0b0001_0001]

export interface Codewords {
  version: number
  words: number[]
}

/** How many codewords fit between the patterns that every code of this version has. */
function countCodewords(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  let modules = (16 * version + 128) * version + 64
  if (version > 1) modules -= (25 * alignments - 10) * alignments - 55
  if (version >= 7) modules -= 36
  return Math.floor(modules / 8)
}

/** In the smallest version that takes the text; null when it is too long. */
export function encodeCodewords(text: string): Codewords | null {
  const bytes = [...new TextEncoder().encode(text)]
  for (const [index, [correction, blocks]] of BLOCKS.entries()) {
    const version = index + 1
    const room = countCodewords(version) - correction * blocks
    const lengthBits = version < 10 ? 8 : 16
    if (4 + lengthBits + bytes.length * 8 > room * 8) continue
    return { version, words: interleave(fillCodewords(bytes, lengthBits, room), correction, blocks) }
  }
  return null
}

/** Mode, length, text, a terminator of up to four zeros, and padding to the end. */
function fillCodewords(bytes: readonly number[], lengthBits: number, room: number): number[] {
  const binary = (value: number, length: number) => value.toString(2).padStart(length, '0')
  const text = binary(BYTE_MODE, 4) + binary(bytes.length, lengthBits) + bytes.map((byte) => binary(byte, 8)).join('')
  const ended = text.padEnd(Math.min(text.length + 4, room * 8), '0')
  const words = (ended.match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 2))
  while (words.length < room) for (const padding of PADDING) if (words.length < room) words.push(padding)
  return words
}

/** Interleaves the blocks, so that a stain damages each of them a little. The last blocks are a codeword longer. */
function interleave(data: readonly number[], correction: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks)
  const shortBlocks = blocks - (data.length % blocks)
  const starts = Array.from({ length: blocks }, (_, block) => block * short + Math.max(0, block - shortBlocks))
  const parts = starts.map((start, block) => data.slice(start, start + short + (block < shortBlocks ? 0 : 1)))
  return [...readByColumns(parts), ...readByColumns(parts.map((part) => computeErrorCorrection(part, correction)))]
}

function readByColumns(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat()
}

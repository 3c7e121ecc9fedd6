// A QR code (ISO/IEC 18004, model 2) as rows of dark and light modules.
import { encodeCodewords } from './codewords.ts'

const LEVEL_L = 0b01
// Any of the eight masks makes a valid code. The text holds a random secret, so no mask is better than another.
const MASK = 0
const isMasked = (x: number, y: number) => (x + y) % 2 === 0

type Grid = (boolean | undefined)[][]

/** Null for a text that is too long to be shown. */
export function drawQrCode(text: string): boolean[][] | null {
  const encoded = encodeCodewords(text)
  if (!encoded) return null
  const { version, words } = encoded
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  drawPatterns(grid, version)
  drawWords(grid, words)
  return grid.map((row) => row.map((dark) => dark === true))
}

function setModule(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y]
  if (row && x >= 0 && x < grid.length) row[x] = dark
}

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length
  for (let place = 0; place < size; place += 1) {
    setModule(grid, 6, place, place % 2 === 0)
    setModule(grid, place, 6, place % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquares(grid, x, y, 4, (distance) => distance !== 2 && distance !== 4)
  const centres = findAlignmentCentres(version)
  const isCorner = (x: number, y: number) =>
    [x, y].every((place) => place === 6 || place === size - 7) && !(x === size - 7 && y === size - 7)
  for (const x of centres)
    for (const y of centres) if (!isCorner(x, y)) drawSquares(grid, x, y, 2, (distance) => distance !== 1)
  drawFormat(grid)
  if (version >= 7) drawVersion(grid, version)
}

/** Squares around a centre, dark or light by their distance from it. */
function drawSquares(grid: Grid, x: number, y: number, reach: number, isDark: (distance: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1)
      setModule(grid, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
}

function findAlignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const last = version * 4 + 10
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - index * step)]
}

/** A number followed by its check bits: the remainder of its division by a generator. */
function appendCheckBits(value: number, generator: number, bits: number): number {
  let rest = value
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator)
  return (value << bits) | rest
}

export function computeFormatBits(level: number, mask: number): number {
  return appendCheckBits((level << 3) | mask, 0x5_37, 10) ^ 0x54_12
}

export function computeVersionBits(version: number): number {
  return appendCheckBits(version, 0x1f_25, 12)
}

function drawFormat(grid: Grid): void {
  const size = grid.length
  const bits = computeFormatBits(LEVEL_L, MASK)
  const bit = (index: number) => ((bits >>> index) & 1) === 1
  for (let index = 0; index < 6; index += 1) setModule(grid, 8, index, bit(index))
  setModule(grid, 8, 7, bit(6))
  setModule(grid, 8, 8, bit(7))
  setModule(grid, 7, 8, bit(8))
  for (let index = 9; index < 15; index += 1) setModule(grid, 14 - index, 8, bit(index))
  for (let index = 0; index < 8; index += 1) setModule(grid, size - 1 - index, 8, bit(index))
  for (let index = 8; index < 15; index += 1) setModule(grid, 8, size - 15 + index, bit(index))
  setModule(grid, 8, size - 8, true)
}

function drawVersion(grid: Grid, version: number): void {
  const bits = computeVersionBits(version)
  for (let index = 0; index < 18; index += 1) {
    const dark = ((bits >>> index) & 1) === 1
    const [far, near] = [grid.length - 11 + (index % 3), Math.floor(index / 3)]
    setModule(grid, far, near, dark)
    setModule(grid, near, far, dark)
  }
}

/** In columns of two from the right, up and down in turn, wherever no pattern stands. */
function drawWords(grid: Grid, words: readonly number[]): void {
  const size = grid.length
  let bit = 0
  let isUpward = true
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== undefined) continue
        const dark = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
        setModule(grid, x, y, dark !== isMasked(x, y))
        bit += 1
      }
    }
    isUpward = !isUpward
  }
}

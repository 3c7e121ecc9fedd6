import { describe, expect, test } from 'vitest'
import { encodeCodewords } from './codewords.ts'
import { computeErrorCorrection } from './error-correction.ts'
import { computeFormatBits, drawQrCode, computeVersionBits } from './matrix.ts'

const rows = (matrix: boolean[][] | null) => (matrix ?? []).map((row) => row.map((dark) => (dark ? '█' : '·')).join(''))

describe('the vectors of the standard', () => {
  test('error correction: ISO/IEC 18004 annex I, 01234567 in version 1-M', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
    expect(computeErrorCorrection(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
  })

  test('format information: table C.1', () => {
    expect(computeFormatBits(0b01, 0).toString(2)).toBe('111011111000100')
    expect(computeFormatBits(0b00, 5).toString(2).padStart(15, '0')).toBe('100000011001110')
  })

  test('version information: table D.1', () => {
    expect(computeVersionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100')
    expect(computeVersionBits(15).toString(2).padStart(18, '0')).toBe('001111100100101000')
  })
})

describe('a code', () => {
  test('takes the smallest version that holds the text: table 7, bytes at level L', () => {
    const longest = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520]
    for (const [index, length] of longest.entries()) {
      expect(encodeCodewords('a'.repeat(length))?.version).toBe(index + 1)
      expect(drawQrCode('a'.repeat(length))).toHaveLength(index * 4 + 21)
    }
    expect(drawQrCode('a'.repeat(521))).toBeNull()
  })

  test('fills every codeword that its version has: table 1', () => {
    const totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532, 581, 655]
    const longest = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520]
    for (const [index, total] of totals.entries())
      expect(encodeCodewords('a'.repeat(longest[index] ?? 0))?.words).toHaveLength(total)
  })

  test('has its three finders, its timing lines and its dark module', () => {
    const drawn = rows(drawQrCode('otpauth://totp/Tendertap'))
    const finder = ['███████·', '█·····█·', '█·███·█·', '█·███·█·', '█·███·█·', '█·····█·', '███████·', '········']
    expect(drawn.slice(0, 8).map((row) => row.slice(0, 8))).toEqual(finder)
    expect(drawn.slice(0, 8).map((row) => row.slice(-8))).toEqual(
      finder.map((row) => row.split('').toReversed().join('')),
    )
    expect(drawn.slice(-8).map((row) => row.slice(0, 8))).toEqual(finder.toReversed())
    expect(drawn[6]?.slice(8, -8)).toBe('█·█·█·█·█')
    expect(drawn.at(-8)?.[8]).toBe('█')
  })

  test('is read back: the modules in their order, unmasked, are the codewords', () => {
    const text =
      'otpauth://totp/Tendertap:aigerim%40akzhol-snab.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tendertap'
    const matrix = drawQrCode(text) ?? []
    // version 6: one alignment pattern, no version information
    expect(matrix).toHaveLength(41)
    const size = matrix.length
    const isPattern = (x: number, y: number) =>
      x === 6 ||
      y === 6 ||
      (x < 9 && y < 9) ||
      (x > size - 9 && y < 9) ||
      (x < 9 && y > size - 9) ||
      (Math.abs(x - 34) <= 2 && Math.abs(y - 34) <= 2)
    let bits = ''
    const columns = Array.from(
      { length: size - 1 },
      (_, index) => size - 1 - index + (index >= size - 7 ? -1 : 0),
    ).filter((_, index) => index % 2 === 0)
    for (const [turn, right] of columns.entries()) {
      for (let step = 0; step < size; step += 1) {
        const y = turn % 2 === 0 ? size - 1 - step : step
        for (const x of [right, right - 1])
          if (!isPattern(x, y)) bits += (matrix[y]?.[x] ?? false) === ((x + y) % 2 === 0) ? '0' : '1'
      }
    }
    const words = (bits.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2))
    // two blocks of 68 data codewords each, in turn
    const data = [0, 1].flatMap((block) => words.slice(0, 136).filter((_, index) => index % 2 === block))
    const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('')
    expect(stream.slice(0, 4)).toBe('0100')
    const length = Number.parseInt(stream.slice(4, 12), 2)
    const read = (stream.slice(12, 12 + length * 8).match(/.{8}/g) ?? [])
      .map((byte) => String.fromCodePoint(Number.parseInt(byte, 2)))
      .join('')
    expect(read).toBe(text)
  })
})

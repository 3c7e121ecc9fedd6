import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { QrCode } from './QrCode.tsx'

// ISO/IEC 18004 table 10: where each mask inverts a module
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function drawCode(text: string) {
  render(<QrCode text={text} label="Код" />)
  const picture = screen.getByRole('img', { name: 'Код' })
  const modules = new Set(
    Array.from(
      picture
        .querySelector('path')
        ?.getAttribute('d')
        ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [],
      ([, x, y]) => `${x} ${y}`,
    ),
  )
  return { picture, isDark: (x: number, y: number) => modules.has(`${x + 4} ${y + 4}`) }
}

/** Reads the bytes of a version 1 code, which has one block and no alignment pattern. */
function readCode(isDark: (x: number, y: number) => boolean): string {
  const size = 21
  const bit = (x: number, y: number) => (isDark(x, y) ? 1 : 0)
  // three bits of the format information, which has a mask of its own
  const isMasked = MASKS[((bit(2, 8) << 2) | (bit(3, 8) << 1) | bit(4, 8)) ^ 0b101] ?? (() => false)
  const isPattern = (x: number, y: number) =>
    x === 6 || y === 6 || (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)
  let bits = ''
  for (const [turn, right] of [20, 18, 16, 14, 12, 10, 8, 5, 3, 1].entries()) {
    for (let step = 0; step < size; step += 1) {
      const y = turn % 2 === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!isPattern(x, y)) bits += isDark(x, y) === isMasked(x, y) ? '0' : '1'
    }
  }
  const length = Number.parseInt(bits.slice(4, 12), 2)
  const bytes = bits.slice(12, 12 + length * 8).match(/.{8}/g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)))
}

test.each(['otpauth://totp/a', 'Тендер', 'a', 'tendertap.example'])('a scanner reads %s back', (text) => {
  expect(readCode(drawCode(text).isDark)).toBe(text)
})

test('the code is black on white in both colour schemes, with a quiet zone of four modules', () => {
  const { picture, isDark } = drawCode('otpauth://totp/a')
  expect(picture.getAttribute('viewBox')).toBe('0 0 29 29')
  expect(picture.querySelector('rect')?.getAttribute('fill')).toBe('#fff')
  expect(picture.querySelector('path')?.getAttribute('fill')).toBe('#000')
  const zone = Array.from({ length: 29 }, (_, place) => place - 4)
  for (const place of zone) {
    for (const far of [-4, -3, -2, -1, 21, 22, 23, 24])
      expect([isDark(place, far), isDark(far, place)]).toEqual([false, false])
  }
})

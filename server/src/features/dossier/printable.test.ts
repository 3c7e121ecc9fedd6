import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { toPrintable } from './printable.ts'

const LETTERS_MARKS_AND_SIGNS = /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u
const WRITTEN_AS_A_HYPHEN = /[\u2010-\u2012]/

/** The signs of the fonts that the dossier is printed with, as fontkit reads them, which comes with pdfmake. */
function readSigns(): string[][] {
  const ofPdfmake = createRequire(import.meta.resolve('pdfmake/js/index.js'))
  const ofPdfkit = createRequire(ofPdfmake.resolve('pdfkit'))
  const { create } = ofPdfkit('fontkit') as { create(font: Buffer): { characterSet: number[] } }
  const { vfs } = ofPdfmake('pdfmake/build/fonts/Roboto.js') as { vfs: Record<string, { data: string }> }
  return ['Roboto-Regular.ttf', 'Roboto-Medium.ttf'].map((name) =>
    create(Buffer.from(vfs[name]?.data ?? '', 'base64')).characterSet.map((code) => String.fromCodePoint(code)),
  )
}

describe('a text is printed', () => {
  const fonts = readSigns().map((signs) => new Set(signs))
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code)).filter(
    (sign) => LETTERS_MARKS_AND_SIGNS.test(sign) && !WRITTEN_AS_A_HYPHEN.test(sign) && sign.normalize('NFC') === sign,
  )

  test('with every sign that the fonts have, and no other', () => {
    const isIn = (sign: string) => fonts.every((signs) => signs.has(sign))
    expect(all.filter((sign) => toPrintable(sign, 10, 'тенге') === sign)).toEqual(all.filter(isIn))
  })

  test.each([
    ['t ≤ 5 °C, −20 ≈ x, √2 ≠ 1,5 ≥ 1', 't ≤ 5 °C, −20 ≈ x, √2 ≠ 1,5 ≥ 1'],
    ['до 100 000 ₸ за 1 м²', 'до 100 000 тенге за 1 м²'],
    ['500₸/м или ₸500', '500\u00A0тенге/м или тенге\u00A0500'],
    ['за\u0301мок', 'за\u0301мок'],
    ['漢字 🙂', '?? ?'],
    ['a\u2011b\u00ADc', 'a-b\u00ADc'],
  ])('%j as %j', (text, printed) => {
    expect(toPrintable(text, 100, 'тенге')).toBe(printed)
  })
})

import { describe, expect, test } from 'vitest'
import { trimWorksheet } from './trim-worksheet.ts'

const trim = (lines: string) => trimWorksheet(`<worksheet><sheetData>${lines}</sheetData></worksheet>`)
const VALUE = '<row r="2"><c r="B2"><v>7</v></c></row>'

test('a worksheet is measured by its last line and column with a value', () => {
  expect(trim(VALUE)).toMatchObject({ lines: 2, columns: 2 })
  expect(trim(`${VALUE}<row r="300"><c r="CV300" t="inlineStr"><is><t>x</t></is></c></row>`)).toMatchObject({
    lines: 300,
    columns: 100,
  })
  expect(trim('<row><c r="XFD5"><v>1</v></c></row>')).toMatchObject({ lines: 5, columns: 16_384 })
  expect(trim(`<x:row r='9'><x:c s='1' r='A9'><x:v>1</x:v></x:c></x:row>`)).toMatchObject({ lines: 9, columns: 1 })
  expect(trim(`<row a='>' r="9"><c a=' r="B1"' r="A9"><v>1</v></c></row>`)).toMatchObject({ lines: 9, columns: 1 })
})

test.each([
  '<row r="1048576"/>',
  '<row r="1048576" ht="15"></row>',
  '<row r="1048576"><c r="XFD1048576" s="3"/></row>',
  '<row r="90000"><c r="A90000" t="str"><f>IF(1,"","")</f><v></v></c></row><row r="1048576"><c r="A1048576"><v/></c></row>',
])('lines that are only formatted are cut off: %s', (formatted) => {
  expect(trim(VALUE + formatted)).toEqual({ ...trim(VALUE), lines: 2, columns: 2 })
  expect(trim(formatted)).toEqual({ ...trim(''), lines: 0, columns: 0 })
  expect(trim(`${formatted}<row r="1048577"><c r="A1048577"><v>1</v></c></row>`).lines).toBe(1_048_577)
})

describe('whatever does not say where it is in the usual way is refused', () => {
  test.each([
    '<row r="x"/>',
    '<row r="&#49;"/>',
    '<row r="1e6"/>',
    '<row><c><v>1</v></c></row>',
    '<row><c r="1A"/></row>',
  ])('%s', (line) => {
    expect(() => trim(line)).toThrow(SyntaxError)
  })
})

test('a worksheet without lines stays as it is', () => {
  for (const xml of ['<worksheet><sheetData/></worksheet>', '<chartsheet/>', ''])
    expect(trimWorksheet(xml)).toEqual({ xml, lines: 0, columns: 0 })
})

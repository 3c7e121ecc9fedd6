import { expect, test } from 'vitest'
import { sheetOfResults } from '../../testing/sheet-of-results.ts'
import { NotASheet, unpackSheet } from './unpack-sheet.ts'

test('a sheet is handed over in an archive that is not compressed', async () => {
  const unpacked = await unpackSheet(sheetOfResults())
  const text = new TextDecoder().decode(unpacked.archive)
  expect(text).toContain('<t xml:space="preserve">Бумага А4</t>')
  expect(text).toContain('xl/workbook.xml')
})

test.each([
  ['nothing', new Uint8Array()],
  ['zeros', new Uint8Array(100)],
  ['an end without a beginning', Uint8Array.of(0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 255))],
])('%s is no sheet', async (_, bytes) => {
  await expect(unpackSheet(new Blob([bytes]))).rejects.toBeInstanceOf(NotASheet)
})

test('a sheet of which the end is missing is none', async () => {
  const whole = await sheetOfResults().arrayBuffer()
  await expect(unpackSheet(new Blob([whole.slice(0, -30)]))).rejects.toBeInstanceOf(NotASheet)
})

test('a damaged sheet is none', async () => {
  const bytes = new Uint8Array(await sheetOfResults().arrayBuffer())
  bytes.fill(0xff, 60, 400)
  await expect(unpackSheet(new Blob([bytes]))).rejects.toBeInstanceOf(NotASheet)
})

test('what unpacks to more than the bound is none', async () => {
  const { archive } = await unpackSheet(sheetOfResults())
  await expect(unpackSheet(sheetOfResults(), archive.byteLength)).resolves.toMatchObject({ firstYear: 1900 })
  await expect(unpackSheet(sheetOfResults(), 1_000)).rejects.toBeInstanceOf(NotASheet)
})

test('what is not packed counts for the bound, too', async () => {
  const { archive } = await unpackSheet(sheetOfResults())
  const stored = new Blob([archive])
  await expect(unpackSheet(stored, archive.byteLength)).resolves.toMatchObject({ firstYear: 1900 })
  await expect(unpackSheet(stored, 1_000)).rejects.toBeInstanceOf(NotASheet)
})

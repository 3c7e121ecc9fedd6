import { describe, expect, test } from 'vitest'
import { aLine, aWorkbook } from '../../testing/a-workbook.ts'
import { readResults } from './read-results.ts'

const HEADINGS = aLine(1, ['Номер лота', 'Результат', 'Дата итогов'])
const RESULT = aLine(2, ['7000001-ЗЦП1', 'выиграли', '04.03.2026'])
const read = (...sheets: (string | null)[]) => readResults(aWorkbook({ sheets }))
const given = [{ line: 2, lotNumber: '7000001-ЗЦП1', outcome: 'выиграли', decidedOn: '04.03.2026' }]

test('a sheet is read', async () => {
  expect(await read(HEADINGS + RESULT)).toEqual({ name: 'Результаты.xlsx', rows: given, unknown: [] })
})

describe('a value far away', () => {
  const at = (place: string) => `<row r="${/\d+/.exec(place)?.[0]}"><c r="${place}"><v>1</v></c></row>`

  test.each(['A1048576', 'XFD3', 'CV200000', 'A100001', 'ALM3', 'CV50000'])(
    'in %s is told before the browser runs out of memory',
    async (place) => {
      expect(await read(HEADINGS + RESULT + at(place))).toEqual({ kind: 'values_too_far' })
    },
  )

  test('counts on all sheets together', async () => {
    const wide = HEADINGS + at('CV15000')
    expect(await read(wide)).toEqual({ kind: 'no_rows' })
    expect(await read(wide, wide)).toEqual({ kind: 'values_too_far' })
  })

  test('is none where cells are only formatted', async () => {
    const formatted = '<row r="1048576" ht="30"><c r="A1048576" s="0"/><c r="XFD1048576" s="0"/></row>'
    expect(await read(HEADINGS + RESULT + formatted)).toMatchObject({ rows: given })
  })
})

test('a sheet that is only a chart is skipped', async () => {
  expect(await read(null, HEADINGS + RESULT)).toMatchObject({ rows: given })
})

test.each([
  ['a cell that does not say where it is', '<row r="1"><c><v>1</v></c></row>'],
  ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>7</v></c></row>'],
  ['lines out of order', `${RESULT}${HEADINGS}`],
])('a sheet with %s is none', async (_, lines) => {
  expect(await read(lines)).toEqual({ kind: 'not_a_sheet' })
})

describe('a sheet that counts its days from 1904', () => {
  const styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
  const day = (cell: string) => HEADINGS + RESULT.replace(/<c r="C2".*<\/c>/, cell)

  test.each(['date1904="1"', 'date1904="true"', "showInkAnnotation='0' date1904 = 'true'"])(
    '%s',
    async (properties) => {
      const readDay = async (cell: string) => {
        const file = await readResults(aWorkbook({ sheets: [day(cell)], properties, styles }))
        return 'rows' in file && file.rows[0]?.decidedOn
      }
      expect(await readDay('<c r="C2" s="1"><v>44258</v></c>')).toBe('2025-03-04')
      // as Excel counts days from 1900: domain/result-import/cells.ts
      expect(await readDay('<c r="C2"><v>44258</v></c>')).toBe('45720')
    },
  )

  test.each(['date1904="0"', 'date1904="false"', ''])('is not one with %s', async (properties) => {
    const sheets = [day('<c r="C2" s="1"><v>45720</v></c>')]
    expect(await readResults(aWorkbook({ sheets, properties, styles }))).toMatchObject({
      rows: [{ decidedOn: '2025-03-04' }],
    })
  })
})

test('the first table counts, even without lines: an example may stand behind it', async () => {
  expect(await read(HEADINGS, HEADINGS + RESULT)).toEqual({ kind: 'no_rows' })
})

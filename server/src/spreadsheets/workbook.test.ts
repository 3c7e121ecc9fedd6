import { execFile } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import readWorkbook from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { FORMULA_PAYLOADS } from '../testing/formula-payloads.ts'
import { hasLibreOffice, readByLibreOffice } from '../testing/libre-office.ts'
import { readZip } from '../testing/read-zip.ts'
import { toSheetName } from './sheet-name.ts'
import { toWorkbook, writeWorkbook, type Column, type Sheet } from './workbook.ts'

const column = (type: Column['type'], title: string = type): Column => ({ title, type, width: 12 })
const aSheet = (columns: readonly Column[], rows: Sheet['rows'], name = 'Лоты'): Sheet => ({ name, columns, rows })

async function write(...sheets: Sheet[]): Promise<Buffer> {
  return buffer(writeWorkbook(sheets))
}

const readPart = (file: Buffer, path: string) => readZip(file).get(path)?.toString() ?? ''
const readSheet = (file: Buffer) => readPart(file, 'xl/worksheets/sheet1.xml')

/** The texts of the first column as a spreadsheet program shows them, without the heading. */
async function readTexts(texts: readonly string[]): Promise<unknown[]> {
  const file = await write(
    aSheet(
      [column('text')],
      texts.map((text) => [text]),
    ),
  )
  const [sheet] = await readWorkbook(file, { trim: false })
  return sheet?.data.slice(1).map(([cell]) => cell) ?? []
}

describe('a workbook', () => {
  test('is read back by another library as it was written, every cell with its type', async () => {
    const columns = [
      column('text', 'Лот'),
      column('number'),
      column('money', 'Сумма'),
      column('date'),
      column('month'),
      column('instant'),
      column('percent'),
      column('share'),
    ]
    const file = await write(
      aSheet(columns, [
        ['Бумага «А4»', 3, 1_250_000.5, '2026-11-30', '2026-11', '2026-11-30T13:00:00.000Z', 0.87, 0.845],
        [null, 0, -1, null, null, new Date('2023-06-01T12:00:00Z'), undefined, ''],
      ]),
    )
    const [sheet] = await readWorkbook(file)
    expect(sheet?.sheet).toBe('Лоты')
    expect(sheet?.data).toEqual([
      columns.map(({ title }) => title),
      // 13:00 in London is 18:00 in Almaty; until March 2024 it was 19:00
      [
        'Бумага «А4»',
        3,
        1_250_000.5,
        new Date('2026-11-30'),
        new Date('2026-11-01'),
        new Date('2026-11-30T18:00:00Z'),
        0.87,
        0.845,
      ],
      [null, 0, -1, null, null, new Date('2023-06-01T18:00:00Z'), null, null],
    ])
  })

  test('has a bold heading that stays on the screen, a filter over all rows, widths and formats', async () => {
    const columns = [...Array.from({ length: 27 }, () => column('text')), column('money')]
    const file = await write(aSheet(columns, [columns.map(() => 1)]))
    expect(readSheet(file)).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(readSheet(file)).toContain('<autoFilter ref="A1:AB2"/>')
    expect(readSheet(file)).toContain('<col min="28" max="28" width="12" customWidth="1"/>')
    expect(readSheet(file)).toContain('<c r="A1" s="1" t="inlineStr">')
    const style = Number(/<c r="AB2" s="(\d+)">/.exec(readSheet(file))?.[1])
    const styles = readPart(file, 'xl/styles.xml')
    const [, cells = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? []
    const formats = Array.from(cells.matchAll(/numFmtId="(\d+)"/g), ([, id]) => id)
    expect(styles).toContain(`<numFmt numFmtId="${formats[style]}" formatCode="#,##0.00"/>`)
    expect(styles).toContain('<b/>')
  })

  test('a value that is no number, day or instant of a calendar is shown as it is', async () => {
    const columns = [column('number'), column('instant'), column('date'), column('money')]
    const file = await write(aSheet(columns, [['12 шт.', 'вчера', '1812-09-07', Number.NaN]]))
    const [sheet] = await readWorkbook(file)
    expect(sheet?.data[1]).toEqual(['12 шт.', 'вчера', '1812-09-07', 'NaN'])
  })

  test('several sheets keep their names, where Excel takes them', async () => {
    const file = await write(
      ...['Итоги: 1/2', 'итоги 1 2', 'x'.repeat(40), "'", 'History'].map((name) => aSheet([column('text')], [], name)),
    )
    const sheets = await readWorkbook(file)
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Итоги 1 2', 'итоги 1 2 2', 'x'.repeat(31), 'Sheet', 'History 2'])
    expect(toSheetName('x'.repeat(40), ['X'.repeat(31)])).toBe(`${'x'.repeat(29)} 2`)
  })

  test.runIf(hasLibreOffice())(
    'is read by LibreOffice as it was written, and nothing in it is calculated',
    async () => {
      const values = [3, 1_250_000.5, '2026-11-30', '2026-11', '2026-11-30T13:00:00.000Z', 0.87, 0.845]
      const columns = (['text', 'number', 'money', 'date', 'month', 'instant', 'percent', 'share'] as const).map(
        (type) => column(type),
      )
      const file = await write(
        aSheet(
          columns,
          FORMULA_PAYLOADS.map((text) => [text, ...values]),
        ),
      )
      const { rows, formulas } = await readByLibreOffice(file)
      expect(formulas).toBe(0)
      const [written] = await readWorkbook(file, { trim: false })
      expect(rows).toEqual(written?.data)
      expect(rows.slice(1).map(([text]) => text)).toEqual(FORMULA_PAYLOADS)
    },
    60_000,
  )

  test('is the answer of a call under its name', () => {
    expect(toWorkbook('Лоты', [])).toMatchObject({ name: 'Лоты.xlsx', type: expect.stringContaining('spreadsheetml') })
  })
})

describe('a text', () => {
  test(`stays a text though it looks like a formula: ${FORMULA_PAYLOADS.length} payloads`, async () => {
    expect(FORMULA_PAYLOADS.length).toBeGreaterThanOrEqual(200)
    expect(await readTexts(FORMULA_PAYLOADS)).toEqual(FORMULA_PAYLOADS)
    const sheet = readSheet(
      await write(
        aSheet(
          [column('text'), column('number'), column('instant')],
          FORMULA_PAYLOADS.map((text) => [text, text, text]),
        ),
      ),
    )
    // neither a formula nor a cell of another type than an inline string
    expect(sheet).not.toMatch(/<f[ >]/)
    const cells = sheet.match(/<c /g)?.length
    expect(sheet.match(/<c [^>]*t="inlineStr"><is><t xml:space="preserve">/g)).toHaveLength(cells ?? 0)
    expect(cells).toBe(3 * (FORMULA_PAYLOADS.length + 1))
  })

  test('keeps its spaces, quotes and line ends', async () => {
    const texts = [' a  b ', 'строка\nстрока', '"«»\'&<>]]>', '&amp;', '<b>', '😀', 'ә, ғ, қ']
    expect(await readTexts(texts)).toEqual(texts)
    expect(await readTexts(['a\r\nb\rc'])).toEqual(['a\nb\nc'])
  })

  test('loses what XML forbids', async () => {
    const hostile = `\u0000a\u0001\u0008\u000B\u000C\u000E\u001F\uFFFE\uFFFFb\uD800c\uDC00`
    expect(await readTexts([hostile])).toEqual(['ab\uFFFDc\uFFFD'])
  })

  test('that Excel would take for the number of a letter is written so that it stays', async () => {
    const file = await write(aSheet([column('text')], [['_x0041_ _x12_']]))
    expect(readSheet(file)).toContain('>_x005F_x0041_ _x12_<')
  })

  test('is cut where Excel refuses more, but not inside of a letter', async () => {
    const [plain, pair] = await readTexts(['я'.repeat(40_000), `${'я'.repeat(32_766)}😀`])
    expect(plain).toBe('я'.repeat(32_767))
    expect(pair).toBe('я'.repeat(32_766))
  })
})

describe('rows that are read while they are written', () => {
  test('are read no further once nobody takes the file any more', async () => {
    const state = { rows: 0, ended: false }
    async function* endless() {
      try {
        for (;;) {
          state.rows += 1
          yield [`${state.rows} ${Math.random()}`]
        }
      } finally {
        state.ended = true
      }
    }
    for await (const piece of writeWorkbook([aSheet([column('text')], endless())]))
      if (piece.length > 0 && state.rows > 10_000) break
    await expect.poll(() => state.ended).toBe(true)
  })

  test('break the file off when they fail', async () => {
    async function* failing() {
      yield ['a']
      throw new Error('no more rows')
    }
    await expect(write(aSheet([column('text')], failing()))).rejects.toThrow('no more rows')
  })

  test('are not kept: the memory in use after 6,000 of them is that after 1,000', async () => {
    const program = `
      import { randomBytes } from 'node:crypto'
      import { writeWorkbook } from ${JSON.stringify(new URL('workbook.ts', import.meta.url).href)}
      const types = ['text', 'number', 'money', 'date', 'instant']
      const columns = Array.from({ length: 20 }, (_, place) => ({ title: 'x', type: types[place % 5], width: 10 }))
      const measured = []
      function measure() {
        gc()
        const { heapUsed, external } = process.memoryUsage()
        measured.push(heapUsed + external)
      }
      async function* makeRows() {
        for (let row = 0; row <= 6_000; row += 1) {
          if (row === 1_000 || row === 6_000) measure()
          yield columns.map(({ type }, place) => type === 'text' ? randomBytes(150).toString('base64')
            : type === 'date' ? '2026-11-30' : type === 'instant' ? new Date(1.7e12 + row * 1e6) : row * place)
        }
      }
      let bytes = 0
      for await (const piece of writeWorkbook([{ name: 'x', columns, rows: makeRows() }])) bytes += piece.length
      console.log(JSON.stringify({ bytes, growth: measured[1] - measured[0] }))`
    const flags = ['--expose-gc', '--input-type=module', '--eval', program]
    const { stdout } = await promisify(execFile)(process.execPath, flags, { cwd: import.meta.dirname })
    const { bytes, growth } = JSON.parse(stdout) as { bytes: number; growth: number }
    // the file cannot be compressed to less, and nothing of it may stay
    expect(bytes).toBeGreaterThan(3_500_000)
    expect(growth).toBeLessThan(1_000_000)
  })
})

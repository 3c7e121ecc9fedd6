import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { aDocx, aPdf, aZip } from '../testing/files.ts'
import type { StoredBytes } from './store.ts'
import { createTextReader } from './text-reader.ts'

const SCRIPT = new URL('../processes/read-text.ts', import.meta.url)
const PDF = 'application/pdf'
const ZIP = 'application/zip'
const MB = 1024 * 1024

// a busy machine reaches no limit but those that a test sets itself
const GENEROUS_LIMITS = { milliseconds: 110_000, megabytes: 256 }

const toStored = (bytes: Buffer): StoredBytes => ({ size: bytes.length, body: Readable.from([bytes]) })

const read = (contentType: string, bytes: Buffer, limits = GENEROUS_LIMITS) =>
  createTextReader(SCRIPT, limits)(contentType, toStored(bytes))

describe('the text of a document', { timeout: 120_000 }, () => {
  test('comes from PDF, page by page', async () => {
    expect(await read(PDF, aPdf(['Техническая спецификация', 'Қаңылтыр, 0.5 мм']))).toEqual({
      text: 'Техническая спецификация\nҚаңылтыр, 0.5 мм',
      problem: null,
    })
  })

  test('comes from DOCX, without control characters', async () => {
    expect(await read(ZIP, aDocx(['Бумага&#9;А4', 'Тығыздығы 80 г/м²']))).toEqual({
      text: 'Бумага А4\nТығыздығы 80 г/м²',
      problem: null,
    })
  })

  test('comes from DOCX as Word shows it: each shape once, nothing deleted, nothing of the markup', async () => {
    const body = [
      '<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>Цена &lt; 5&#x20B8; &amp;</w:t></w:r></w:p>',
      '<w:p><w:r><w:t xml:space="preserve">до </w:t><w:tab/><w:t>конца</w:t><w:br/><w:t>года</w:t></w:r></w:p>',
      '<w:p><w:del><w:r><w:delText>удалено</w:delText></w:r></w:del><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>',
      '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>в рамке</w:t></w:r></w:p></mc:Choice>',
      '<mc:Fallback><w:p><w:r><w:t>в рамке</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent><w:p/>',
      // longer than a piece of what is unpacked
      `<w:tbl><w:tc><w:p><w:r><w:t>${'Ә'.repeat(40_000)}</w:t></w:r></w:p></w:tc></w:tbl>`,
    ].join('')
    const content = `<?xml version="1.0"?>\n<w:document><w:body>${body}</w:body></w:document>`
    const { text } = await read(ZIP, aZip([{ name: 'word/document.xml', content }]))
    expect(text?.split('\n')).toEqual(['Цена < 5₸ &', 'до конца', 'года', 'в рамке', 'Ә'.repeat(40_000)])
  })

  test('is cut at 200,000 characters', async () => {
    const { text } = await read(
      ZIP,
      aDocx(Array.from({ length: 3_000 }, (_, number) => `Позиция ${number} `.repeat(20))),
    )
    expect(text).toHaveLength(200_000)
  })

  test.each<[string, string, Buffer, string | RegExp]>([
    ['a scan', PDF, aPdf([null, '7']), 'no text'],
    ['a broken PDF', PDF, Buffer.from(`%PDF-1.4\n${'x'.repeat(500)}`), /^broken file/],
    ['a workbook', ZIP, aZip([{ name: 'xl/workbook.xml', content: '<workbook/>' }]), 'not a kind that we read'],
    ['half an archive', ZIP, aDocx(['Смета']).subarray(0, 300), /^broken file/],
    [
      'an archive of a thousand to one',
      ZIP,
      aDocx(['Смета'], [{ name: 'word/media/1.bmp', content: Buffer.alloc(8 * MB) }]),
      'too large when unpacked',
    ],
    [
      'an archive of ten thousand entries',
      ZIP,
      aDocx(
        ['Смета'],
        Array.from({ length: 10_000 }, (_, number) => ({ name: `${number}`, content: '' })),
      ),
      'too large when unpacked',
    ],
    ['anything else', 'image/png', Buffer.from('?'), 'not a kind that we read'],
  ])('there is none in %s', async (_what, contentType, bytes, problem) => {
    const reading = await read(contentType, bytes)
    expect(reading.text).toBeNull()
    expect(reading.problem).toMatch(problem)
  })

  test('a file that is larger than any document is not read', async () => {
    const body = Readable.from([])
    expect(await createTextReader(SCRIPT)(PDF, { size: 101 * MB, body })).toEqual({ text: null, problem: 'too large' })
    expect(body.destroyed).toBe(true)
  })

  test('a reader that takes too long is killed', async () => {
    const endless = { size: 1_000, body: new Readable({ read: () => undefined }) }
    expect(await createTextReader(SCRIPT, { ...GENEROUS_LIMITS, milliseconds: 500 })(PDF, endless)).toEqual({
      text: null,
      problem: 'took too long',
    })
  })

  test('a source that breaks off is our failure, not the document’s', async () => {
    const broken = Readable.from(
      (async function* () {
        yield aPdf(['Смета']).subarray(0, 100)
        throw new Error('the store hung up')
      })(),
    )
    await expect(createTextReader(SCRIPT, GENEROUS_LIMITS)(PDF, { size: 1_000, body: broken })).rejects.toThrow(
      'the store hung up',
    )
  })
})

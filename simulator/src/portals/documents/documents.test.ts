import { inflateRawSync, inflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { OwsTrdBuy } from '../../world/ows-wire.ts'
import { startPortals } from '../portals.ts'
import { createTestClient, STARTED } from '../testing/test-client.ts'
import { writePdf } from './pdf.ts'

const portals = await startPortals({ seed: 7, startedAt: STARTED, lots: 300, secondsBetweenActs: 0 })
afterAll(portals.close)
const { graphql, get } = createTestClient(portals)

/** Reads the text by the file's ToUnicode table, as every PDF reader does. */
function readPdfText(bytes: Buffer): string {
  const streams: string[] = []
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('\nstream\n', at + 1)) {
    const start = bytes.indexOf('stream\n', at) + 7
    streams.push(inflateSync(bytes.subarray(start, bytes.indexOf('\nendstream', start))).toString('latin1'))
  }
  const letters = new Map(
    streams
      .flatMap((one) => [...one.matchAll(/^<(\w\w)> <(\w{4})>$/gm)])
      .map(([, code, unicode]) => [code, String.fromCharCode(Number.parseInt(unicode ?? '', 16))]),
  )
  const lines = streams
    .flatMap((one) => [...one.matchAll(/<(\w*)> Tj/g)])
    .map(([, line = '']) => (line.match(/../g) ?? []).map((code) => letters.get(code)).join(''))
  return lines.join('\n')
}

/** The parts of a zip archive by name. */
function readZipParts(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50;) {
    const [packed, nameLength] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)]
    const start = at + 30 + nameLength
    parts.set(bytes.toString('utf8', at + 30, start), inflateRawSync(bytes.subarray(start, start + packed)).toString())
    at = start + packed
  }
  return parts
}

async function fetchOpenTender(): Promise<OwsTrdBuy> {
  const query =
    '{ TrdBuy(limit: 200, filter: { refBuyStatusId: [210, 220, 240] }) { id nameRu nameKz numberAnno Files { filePath originalName } Lots { id nameRu nameKz descriptionRu Files { filePath originalName } } } }'
  const rows = ((await graphql(query)).data?.['TrdBuy'] ?? []) as unknown as OwsTrdBuy[]
  const found = rows.find(
    ({ Files, Lots }) => (Files?.length ?? 0) > 1 && Lots.length > 1 && Lots.every((lot) => lot.nameRu && lot.nameKz),
  )
  if (!found) throw new Error('no open announcement with documents')
  return found
}

describe('a document of the state portal', () => {
  test('needs the bearer token', async () => {
    const tender = await fetchOpenTender()
    expect((await get(tender.Files?.[0]?.filePath ?? '')).status).toBe(404)
  })

  test('is a PDF about the lot it belongs to, Kazakh first, then Russian, and always the same', async () => {
    const tender = await fetchOpenTender()
    const lot = tender.Lots[1]
    const documents = [...(tender.Files ?? []), ...tender.Lots.flatMap(({ Files }) => Files ?? [])]
    const { filePath = '' } =
      documents.find(({ originalName }) => originalName === `techspec_${tender.id}_${lot?.id}.pdf`) ?? {}
    const reply = await get(filePath, portals.tokens.ows)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    const bytes = Buffer.from(await reply.arrayBuffer())
    const text = readPdfText(bytes)
    expect(text).toContain(lot?.nameKz)
    expect(text).toContain(lot?.nameRu)
    expect(text).not.toContain(tender.Lots[0]?.descriptionRu)
    expect(text.indexOf('Техникалық ерекшелік')).toBeLessThan(text.indexOf('Техническая спецификация'))
    expect(Buffer.from(await (await get(filePath, portals.tokens.ows)).arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('is not found after it was replaced', async () => {
    const before = portals.expected()['ows/documents']
    const { documents } = portals.act({ act: 'replace_document' })
    const present = new Set(portals.expected()['ows/documents'])
    const gone = before.find((address) => !present.has(address)) ?? ''
    expect((await get(documents[0] ?? '', portals.tokens.ows)).status).toBe(200)
    expect((await get(gone, portals.tokens.ows)).status).toBe(404)
  })
})

test('a Word document of the register holds its text in document.xml', async () => {
  const { documents } = portals.act({ act: 'publish', source: 'tizilim' })
  const files = await Promise.all(
    documents.map(async (url) => Buffer.from(await (await get(url, portals.tokens.tizilim)).arrayBuffer())),
  )
  const words = files.filter((bytes) => bytes.subarray(0, 2).toString() === 'PK').map(readZipParts)
  expect(words.length).toBeGreaterThan(0)
  for (const parts of words) {
    expect([...parts.keys()]).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])
    expect(parts.get('word/document.xml')).toContain('Проект договора')
  }
})

test('a PDF lists the right offset of every object, whatever the length of its text', () => {
  const bytes = writePdf(
    Array.from({ length: 150 }, (_, index) => `Жол ${index}: ${'ұзын сөйлем '.repeat(index % 12)}`),
  )
  const text = bytes.toString('latin1')
  const xref = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(xref, xref + 4)).toBe('xref')
  const offsets = [...text.slice(xref).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.length).toBeGreaterThan(10)
  for (const [index, offset] of offsets.entries())
    expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  expect(readPdfText(bytes)).toContain('Жол 149')
})

import { afterAll, describe, expect, test } from 'vitest'
import type { TizilimTender } from '../../world/tizilim-wire.ts'
import { startPortals } from '../portals.ts'
import { createTestClient, readJson, STARTED } from '../testing/test-client.ts'

const portals = await startPortals({ seed: 7, startedAt: STARTED, lots: 600, secondsBetweenActs: 0 })
afterAll(portals.close)
const { tizilim, get } = createTestClient(portals)

interface HeadPage {
  data: {
    number: string
    amount: string
    start_date: string | null
    end_date: string | null
    status: { name_ru: string }
    [name: string]: unknown
  }[]
  meta: { current_page: number; last_page: number; per_page: number; total: number }
}
const heads = (query: string) => readJson<HeadPage>(tizilim(`/api/public/tenders?${query}`))

describe('the public list of the register', () => {
  test('gives only heads of tenders, to everybody: amounts are texts, dates end with +05', async () => {
    const { data, meta } = await heads('page=1&per_page=100')
    expect(meta).toMatchObject({ current_page: 1, last_page: 1, per_page: 100, total: data.length })
    for (const head of data) {
      expect(head.amount).toMatch(/^\d+\.\d{2}$/)
      expect(head).not.toHaveProperty('lots')
    }
    expect(
      data
        .flatMap(({ start_date, end_date }) => [start_date, end_date])
        .filter((date) => date !== null && !/^[\d: -]{19}\+05$/.test(date)),
    ).toEqual([])
  })

  test('pages like Laravel', async () => {
    const { data, meta } = await heads('page=1&per_page=10')
    expect([data.length, meta.last_page]).toEqual([10, Math.ceil(meta.total / 10)])
    const all = await Promise.all(
      Array.from({ length: meta.last_page }, (_, index) => heads(`page=${index + 1}&per_page=10`)),
    )
    expect(new Set(all.flatMap((page) => page.data.map(({ number }) => number))).size).toBe(meta.total)
    expect((await heads(`page=${meta.last_page + 1}&per_page=10`)).data).toEqual([])
  })

  test('finds a tender by its number', async () => {
    const number = (await heads('page=2&per_page=5')).data[2]?.number ?? ''
    expect((await heads(`search=${encodeURIComponent(number)}`)).data.map((head) => head.number)).toEqual([number])
  })

  test('drifts while somebody pages, by an injected fault: the end of the page before comes again', async () => {
    const first = await heads('page=1&per_page=10')
    portals.injectFault({ fault: 'page_drift' })
    const second = await heads('page=2&per_page=10')
    expect(second.data[0]?.number).toBe(first.data.at(-2)?.number)
    expect((await heads('page=2&per_page=10')).data[0]?.number).not.toBe(first.data.at(-2)?.number)
  })
})

describe('the part behind the sign-in', () => {
  test('is a whole tender, for the register’s own token', async () => {
    const number =
      (await heads('page=1&per_page=40')).data.find(({ status }) => status.name_ru === 'Опубликован')?.number ?? ''
    const path = `/api/tenders/${encodeURIComponent(number)}`
    expect((await tizilim(path)).status).toBe(401)
    expect((await tizilim(path, portals.tokens.ows)).status).toBe(401)
    const tender: TizilimTender = await readJson(tizilim(path, portals.tokens.tizilim))
    expect(tender).toMatchObject({
      code: number,
      lots: [expect.objectContaining({ amount: expect.stringMatching(/^\d+\.\d{2}$/) }), ...tender.lots.slice(1)],
    })
    expect((await tizilim('/api/tenders/2026.%D0%9E%D0%9A-1', portals.tokens.tizilim)).status).toBe(404)
  })

  test('has files, a PDF and a Word document for each lot', async () => {
    const { tenders, documents } = portals.act({ act: 'publish', source: 'tizilim' })
    const tender: TizilimTender = await readJson(
      tizilim(`/api/tenders/${encodeURIComponent(tenders[0] ?? '')}`, portals.tokens.tizilim),
    )
    expect(tender.lots[0]?.documents.map(({ url }) => documents.includes(url))).toEqual(
      tender.lots[0]?.documents.map(() => true),
    )
    for (const { url, original_file_name } of tender.lots[0]?.documents ?? []) {
      const file = await get(url, portals.tokens.tizilim)
      const bytes = Buffer.from(await file.arrayBuffer())
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(original_file_name.endsWith('.pdf') ? '%PDF' : 'PK\x03\x04')
    }
  })
})

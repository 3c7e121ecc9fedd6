import { afterAll, describe, expect, test } from 'vitest'
import type { EpzAnnouncement, EpzLot } from '../../world/epz-wire.ts'
import { startPortals } from '../portals.ts'
import { createTestClient, readJson, STARTED } from '../testing/test-client.ts'

const portals = await startPortals({ seed: 7, startedAt: STARTED, lots: 3_000, secondsBetweenActs: 0 })
afterAll(portals.close)
const { epz } = createTestClient(portals)

interface LotPage {
  count: number
  next: string | null
  previous: string | null
  results: EpzLot[]
}
const page = (query: string) => readJson<LotPage>(epz(`/lots/?${query}`))

describe('the list of the single window', () => {
  test('comes in Django’s envelope, by limit and offset', async () => {
    const first = await page('limit=50&offset=0')
    expect(first).toMatchObject({ previous: null, next: expect.stringContaining('offset=50') })
    const ids = first.results.map(({ id }) => id)
    for (let next = first.next; next !== null;) {
      const more: LotPage = await readJson(fetch(next))
      ids.push(...more.results.map(({ id }) => id))
      next = more.next
    }
    expect(new Set(ids).size).toBe(first.count)
  })

  test('has 8 % as many lots as the other portals, of Mitwork and Samruk, and repeats a few of the state portal', async () => {
    expect((await page('system_id__in=2__3')).count).toBe(240)
    const systems = new Set((await page('system_id__in=2__3&limit=100')).results.map(({ system }) => system.name))
    expect([...systems].toSorted()).toEqual(['MITWORK', 'SKK'])
    const { count, results } = await page('system_id__in=1')
    expect(count).toBeGreaterThan(3)
    expect(results.every(({ system }) => system.name === 'GoszakupRK')).toBe(true)
  })

  test('filters by status and by the end of the bids', async () => {
    const open = await page(
      `limit=100&system_id__in=2__3&status_id__in=6__7&offer_end_date__gte=${STARTED.toISOString()}`,
    )
    expect(open.count).toBeGreaterThan(20)
    expect(open.count).toBeLessThan(100)
    expect(
      open.results.every(({ status, offer_end_date }) => status.id === 6 && new Date(offer_end_date) >= STARTED),
    ).toBe(true)
    const wanted = open.results[0]?.announcement_id
    expect((await page(`announcement_id__in=${wanted}`)).results.every((lot) => lot.announcement_id === wanted)).toBe(
      true,
    )
  })

  test('names no BIN, and writes the year as a number or as a list of one', async () => {
    const { results } = await page('limit=100&system_id__in=2__3')
    expect(JSON.stringify(results)).not.toContain('iin_bin')
    expect(new Set(results.map(({ plan_year_id }) => typeof plan_year_id))).toEqual(new Set(['number', 'object']))
  })

  test('gives the same page again by an injected fault', async () => {
    const first = await page('limit=20&offset=0')
    portals.injectFault({ fault: 'repeated_page' })
    expect((await page('limit=20&offset=20')).results).toEqual(first.results)
    expect((await page('limit=20&offset=20')).results).not.toEqual(first.results)
  })
})

describe('the details of the single window', () => {
  test('write dates in seconds and name the BIN; some are missing, some empty', async () => {
    const seen = new Map<number, EpzLot>()
    for (const offset of [0, 100, 200])
      for (const lot of (await page(`system_id__in=2__3&limit=100&offset=${offset}`)).results)
        seen.set(lot.announcement_id, lot)
    const answers = await Promise.all(
      [...seen].map(async ([id, lot]) => ({ lot, reply: await epz(`/announcements/${id}/`) })),
    )
    expect(answers.some(({ reply }) => reply.status === 404)).toBe(true)
    const found = await Promise.all(
      answers
        .filter(({ reply }) => reply.ok)
        .map(async ({ lot, reply }) => ({ lot, details: await readJson<Partial<EpzAnnouncement>>(reply) })),
    )
    expect(found.some(({ details }) => Object.keys(details).length === 0)).toBe(true)
    const [one] = found.filter(({ details }) => details.id !== undefined)
    expect(one?.details.offer_end_date).toBe(Date.parse(one?.lot.offer_end_date ?? '') / 1000)
    expect(one?.details.customer?.iin_bin).toMatch(/^\d{12}$/)
    const organization: unknown = await readJson(epz(`/organizations/${one?.details.customer?.id}/`))
    expect(organization).toEqual(one?.details.customer)
  })
})

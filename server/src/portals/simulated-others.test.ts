// The register of subsoil users and the single window, simulated: their pages drift, repeat themselves and fail.
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { connectorTo, testPortals, walk } from '../testing/portals.ts'
import type { RawItem } from './connector.ts'

const startedAt = new Date('2026-11-16T05:00:00Z')
const portals = await testPortals({ seed: 8, startedAt, lots: 3_000 })
const window = { from: new Date('2026-06-01T00:00:00Z'), to: startedAt }
// the time limit of a test ends what hangs
const { signal } = new AbortController()

afterEach(() => portals.clearFaults())

const sorted = (ids: Iterable<string>) => [...new Set(ids)].toSorted()
const listIds = (items: readonly RawItem[]) => sorted(items.map(({ externalId }) => externalId))

describe('the register of subsoil users', () => {
  const tizilim = connectorTo(portals, 'tizilim')
  const signedIn = connectorTo(portals, 'tizilim', { TIZILIM_DETAILS: true })
  const expected = () => sorted(portals.expected()['tizilim/tenders'])

  test('shows everybody the heads: each is a tender with one lot that stands for the whole', async () => {
    const items = await walk(tizilim, 'heads', window)
    expect(items.length).toBeGreaterThan(200)
    expect(listIds(items)).toEqual(expected())
    for (const item of items) {
      const number = item.externalId
      expect(tizilim.read(item)).toMatchObject({
        kind: 'tender',
        tender: { externalId: number, isWhole: false, lots: [{ externalId: `${number}#head`, standsForTender: true }] },
      })
    }
  })

  test.each([
    ['page_drift', 1],
    ['page_drift', 3],
    ['too_many_requests', 1],
    ['bad_gateway', 2],
    ['cut', 1],
    ['invalid_json', 1],
    ['server_error', 1],
  ] as const)('%s, and no head is missed', async (fault, times) => {
    portals.injectFault({ fault, surface: 'tizilim', times })
    expect(listIds(await walk(tizilim, 'heads', window))).toEqual(expected())
  })

  test('gets a new tender while it is being walked, and no head is missed', async () => {
    const before = expected()
    let published = false
    const items = await walk(tizilim, 'heads', window, () => {
      if (!published) portals.act({ act: 'publish', source: 'tizilim' })
      published = true
    })
    expect(listIds(items)).toEqual(expect.arrayContaining(before))
  })

  test('finds tenders by their numbers', async () => {
    const numbers = expected().slice(0, 3)
    expect(listIds(await tizilim.tenders([...numbers, '2020.ОК-1'], signal))).toEqual(numbers)
    expect(listIds(await signedIn.tenders([...numbers, '2020.ОК-1'], signal))).toEqual(numbers)
  })

  test('shows the tender whole, and its documents, to those who sign in', async () => {
    const tenders = (await walk(signedIn, 'heads', window)).flatMap((item) => {
      const reading = signedIn.read(item)
      return reading.kind === 'tender' ? [reading.tender] : []
    })
    const lots = tenders.flatMap((tender) => tender.lots)
    const documents = tenders.flatMap((tender) => tender.documents)
    expect(tenders.every(({ isWhole }) => isWhole)).toBe(true)
    expect(sorted(lots.map(({ externalId }) => externalId))).toEqual(sorted(portals.expected()['tizilim/lots']))
    expect(sorted(documents.map(({ url }) => url))).toEqual(sorted(portals.expected()['tizilim/documents']))
    const pdf = documents.find(({ originalFileName }) => originalFileName.endsWith('.pdf'))
    expect((await buffer((await signedIn.document(pdf?.url ?? '', signal)).body)).subarray(0, 4).toString()).toBe(
      '%PDF',
    )
    await expect(
      connectorTo(portals, 'tizilim', { TIZILIM_DETAILS: true, TIZILIM_TOKEN: 'another' }).tenders(
        [tenders[0]?.externalId ?? ''],
        signal,
      ),
    ).rejects.toMatchObject({ kind: 'access' })
  })

  test('says whether it answers', async () => {
    await expect(tizilim.health(signal)).resolves.toEqual({ ok: true, problem: null, tokenExpiresAt: null })
    portals.injectFault({ fault: 'unavailable', surface: 'tizilim' })
    await expect(tizilim.health(signal)).resolves.toMatchObject({ ok: false, problem: expect.stringContaining('503') })
  })
})

describe('the single window', () => {
  const epz = connectorTo(portals, 'epz')
  const since = new Date(window.from.getTime() - 30 * 24 * 3_600_000)
  const expected = () => sorted(portals.expected(since)['epz/lots'])

  test('gives the lots of Mitwork and Samruk that are open or closed lately, with the customer’s number where there is one', async () => {
    const items = await walk(epz, 'lots', window)
    expect(items.length).toBeGreaterThan(100)
    expect(listIds(items)).toEqual(expected())
    const readings = items.map((item) => epz.read(item))
    const customers = readings.map((reading) => (reading.kind === 'tender' ? reading.tender.customer.bin : null))
    const known = customers.filter((bin) => bin !== null).length
    expect(known / customers.length).toBeGreaterThan(0.8)
    expect(
      readings.every((reading) => reading.kind === 'tender' && !reading.tender.isWhole && reading.unknown.length === 0),
    ).toBe(true)
  })

  test.each([
    ['repeated_page', 1],
    ['too_many_requests', 2],
    ['unavailable', 2],
    ['cut', 1],
    ['invalid_json', 1],
    ['server_error', 1],
  ] as const)('%s, and no lot is missed', async (fault, times) => {
    portals.injectFault({ fault, surface: 'epz', times })
    expect(listIds(await walk(connectorTo(portals, 'epz'), 'lots', window))).toEqual(expected())
  })

  test('finds announcements by their ids, with all their lots', async () => {
    const items = await walk(epz, 'lots', window)
    const [first, ...others] = items.flatMap((item) => {
      const reading = epz.read(item)
      return reading.kind === 'tender' && reading.tender.customer.bin !== null
        ? [{ announcement: reading.tender.externalId, lot: item.externalId }]
        : []
    })
    const lots = [first, ...others].flatMap((one) =>
      one?.announcement === first?.announcement ? [one?.lot ?? ''] : [],
    )
    expect(listIds(await epz.tenders([first?.announcement ?? '', '1'], signal))).toEqual(sorted(lots))
  })
})

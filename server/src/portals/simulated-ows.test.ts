// The state portal's connector against the simulated portal: the same wire, the same quirks, every fault to order.
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { connectorTo, testPortals, walk } from '../testing/portals.ts'
import type { Connector, RawItem } from './connector.ts'
import type { PortalEvent } from './http/retries.ts'

const startedAt = new Date('2026-11-16T05:00:00Z')
const portals = await testPortals({ seed: 7, startedAt, lots: 1_200 })
const events: PortalEvent[] = []
const ows = connectorTo(portals, 'ows', {}, events)
const always = { from: new Date('2020-01-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') }
// the time limit of a test ends what hangs
const { signal } = new AbortController()
const now = () => portals.clock.now()
const later = (minutes: number) => {
  const from = new Date(now().getTime() + 60_000)
  portals.clock.advance(minutes * 60_000)
  return { from, to: now() }
}

afterEach(() => {
  portals.clearFaults()
  events.length = 0
})

const sorted = (ids: Iterable<string>) => [...ids].toSorted()
const listIds = (items: readonly RawItem[]) => sorted(items.map(({ externalId }) => externalId))

function readTenders(connector: Connector, items: readonly RawItem[]) {
  return items.flatMap((item) => {
    const reading = connector.read(item)
    return reading.kind === 'tender' ? [reading.tender] : []
  })
}

describe('the lists of the state portal', () => {
  test('give every announcement once, whole, with its lots and documents', async () => {
    const items = await walk(ows, 'tenders', always)
    const tenders = readTenders(ows, items)
    const expected = portals.expected()
    expect(items.length).toBeGreaterThan(200)
    expect(listIds(items)).toEqual(sorted(expected['ows/tenders']))
    expect(sorted(tenders.flatMap(({ lots }) => lots.map(({ externalId }) => externalId)))).toEqual(
      sorted(expected['ows/lots']),
    )
    expect(sorted(tenders.flatMap(({ documents }) => documents.map(({ url }) => url)))).toEqual(
      sorted(expected['ows/documents']),
    )
  })

  test('give every contract, and with it who won which lot', async () => {
    const awards = (await walk(ows, 'contracts', always)).flatMap((item) => {
      const reading = ows.read(item)
      return reading.kind === 'awards' ? reading.awards : []
    })
    expect(awards.length).toBeGreaterThan(100)
    expect(sorted(awards.map(({ externalId, lotExternalId }) => `${externalId}/${lotExternalId}`))).toEqual(
      sorted(portals.expected()['ows/awards']),
    )
    expect(
      awards.every(
        ({ amount, supplier, concludedAt }) => Number(amount) > 0 && supplier.bin !== null && concludedAt !== null,
      ),
    ).toBe(true)
  })

  test('give only what changed in the window, by Almaty’s clock', async () => {
    const window = later(10)
    const { tenders } = portals.act({ act: 'extend' })
    expect(listIds(await walk(ows, 'tenders', { ...window, to: now() }))).toEqual(tenders)
    expect(await walk(ows, 'tenders', later(10))).toEqual([])
  })

  test('tell of a lot that changed without its announcement', async () => {
    let window = later(10)
    let { tenders, lots } = portals.act({ act: 'amend_lot' })
    // half of the time the announcement changes too
    while (tenders.length > 0) {
      window = later(10)
      ;({ tenders, lots } = portals.act({ act: 'amend_lot' }))
    }
    expect(await walk(ows, 'tenders', window)).toEqual([])
    const shown = readTenders(ows, await walk(ows, 'lots', window))
    expect(shown.flatMap((tender) => tender.lots.map(({ externalId }) => externalId))).toEqual(
      expect.arrayContaining(lots),
    )
    expect(shown).toHaveLength(1)
    expect(await walk(ows, 'lots', later(10))).toEqual([])
  })

  test('do not ask twice for an announcement that changed together with its lots', async () => {
    expect(await walk(ows, 'lots', { from: always.from, to: startedAt })).toEqual([])
  })

  test('tell of a deleted lot by the journal', async () => {
    const window = later(10)
    const { lots } = portals.act({ act: 'delete_lot' })
    const deletions = (await walk(ows, 'journal', { ...window, to: now() })).map((item) => ows.read(item))
    expect(deletions).toEqual(
      expect.arrayContaining(lots.map((externalId) => ({ kind: 'deletion', what: 'lot', externalId }))),
    )
  })
})

test('announcements are found by their ids, more than fit into one answer, without those that are gone', async () => {
  const ids = portals.expected()['ows/tenders'].slice(0, 450)
  const items = await ows.tenders([...ids, ids[0] ?? '', '1', '99999999999', 'no number'], signal)
  expect(listIds(items)).toEqual(sorted(ids))
})

describe('the state portal fails', () => {
  const expected = () => sorted(portals.expected()['ows/tenders'])

  test.each([
    'too_many_requests',
    'elasticsearch_overload',
    'bad_gateway',
    'unavailable',
    'server_error',
    'cut',
    'invalid_json',
    'stuck_cursor',
  ] as const)('%s, and nothing is missed', async (fault) => {
    portals.injectFault({ fault, surface: 'ows', times: 1 })
    expect(listIds(await walk(ows, 'tenders', always))).toEqual(expected())
    expect(events.filter((event) => event === 'retry')).toHaveLength(1)
  })

  test('three times in a row, and is asked a fourth time', async () => {
    portals.injectFault({ fault: 'bad_gateway', surface: 'ows', times: 3 })
    expect(listIds(await walk(ows, 'tenders', always))).toEqual(expected())
    portals.injectFault({ fault: 'bad_gateway', surface: 'ows', times: 4 })
    await expect(walk(ows, 'tenders', always)).rejects.toMatchObject({ kind: 'passing' })
  })

  test('twice with a plain error, and is left alone', async () => {
    portals.injectFault({ fault: 'server_error', surface: 'ows', times: 2 })
    await expect(walk(ows, 'tenders', always)).rejects.toMatchObject({ kind: 'passing', status: 500 })
  })

  test.each([
    ['token_404', 'access'],
    ['token_403', 'access'],
    ['graphql_errors', 'permanent'],
  ] as const)('%s, which is %s: one request, no more', async (fault, kind) => {
    portals.injectFault({ fault, surface: 'ows', times: 5 })
    await expect(walk(ows, 'tenders', always)).rejects.toMatchObject({ kind })
    expect(events).toEqual(['request'])
    await expect(ows.health(signal)).resolves.toMatchObject({ ok: false })
  })

  test('with an error inside a good answer of the journal', async () => {
    portals.injectFault({ fault: 'error_in_200', surface: 'ows' })
    await expect(walk(ows, 'journal', always)).rejects.toMatchObject({ kind: 'permanent' })
  })

  test('when the token has expired; the operator is told until when it was good', async () => {
    portals.expireToken(now())
    const informed = connectorTo(portals, 'ows', { OWS_TOKEN_EXPIRES: '2026-11-15' })
    const health = await informed.health(signal)
    portals.expireToken(null)
    expect(health).toMatchObject({
      ok: false,
      problem: expect.stringContaining('Invalid Route'),
      tokenExpiresAt: new Date('2026-11-15T19:00:00Z'),
    })
    await expect(informed.health(signal)).resolves.toMatchObject({ ok: true, problem: null })
  })
})

describe('an unexpected row:', () => {
  test.each(['unknown_status', 'unknown_method'] as const)(
    '%s is shown as the portal writes it, and reported',
    async (oddity) => {
      const { tenders } = portals.applyOddity({ oddity })
      const readings = (await ows.tenders(tenders, signal)).map((item) => ows.read(item))
      expect(readings).toMatchObject([
        { kind: 'tender', unknown: expect.arrayContaining([expect.objectContaining({ kind: oddity.slice(8) })]) },
      ])
    },
  )

  test.each(['joint_lot', 'missing_kato', 'empty_plans', 'cyrillic_code'] as const)('%s is read', async (oddity) => {
    const { tenders } = portals.applyOddity({ oddity })
    const [tender] = readTenders(ows, await ows.tenders(tenders, signal))
    expect(tender?.lots.length).toBeGreaterThan(0)
    expect(tender?.lots.every(({ nameRu, nameKz }) => nameRu !== null || nameKz !== null)).toBe(true)
  })
})

describe('a document of the state portal', () => {
  const url = () => portals.expected()['ows/documents'].find((address) => address.startsWith(portals.urls.ows)) ?? ''

  test('comes by the same token', async () => {
    const { body, contentType } = await ows.document(url(), signal)
    expect(contentType).toBe('application/pdf')
    expect((await buffer(body)).subarray(0, 4).toString()).toBe('%PDF')
    await expect(connectorTo(portals, 'ows', { OWS_TOKEN: 'another' }).document(url(), signal)).rejects.toMatchObject({
      kind: 'access',
    })
  })

  test('is not fetched from elsewhere, by its address or by a redirect', async () => {
    portals.injectFault({ fault: 'redirect_away', surface: 'documents' })
    await expect(ows.document(url(), signal)).rejects.toMatchObject({ kind: 'permanent' })
    const { tenders } = portals.applyOddity({ oddity: 'foreign_link' })
    const addresses = readTenders(ows, await ows.tenders(tenders, signal)).flatMap(({ documents }) =>
      documents.map((document) => document.url),
    )
    const foreign = addresses.find((address) => !address.startsWith(portals.urls.ows)) ?? ''
    expect(foreign).not.toBe('')
    await expect(ows.document(foreign, signal)).rejects.toThrow(/outside the portal/)
  })
})

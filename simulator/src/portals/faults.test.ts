import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { FaultName } from './faults.ts'
import { startPortals } from './portals.ts'
import { createTestClient, readJson, STARTED, type GraphqlReply } from './testing/test-client.ts'

const portals = await startPortals({ seed: 7, startedAt: STARTED, lots: 300, secondsBetweenActs: 0 })
afterAll(portals.close)
afterEach(() => portals.clearFaults())
const { ows, tizilim, epz, graphql, get } = createTestClient(portals)

const IDS = 'query($limit: Int, $after: Int) { Lots(limit: $limit, after: $after) { id } }'
const lots = () => ows('/v3/lots')

describe('an injected fault', () => {
  test('affects one answer, the next is good', async () => {
    portals.injectFault({ fault: 'too_many_requests' })
    expect([(await lots()).status, (await lots()).status]).toEqual([429, 200])
  })

  test('affects the given number of answers of the given portal', async () => {
    portals.injectFault({ fault: 'unavailable', surface: 'epz', times: 2 })
    expect((await lots()).status).toBe(200)
    const statuses = [await epz('/lots/'), await epz('/lots/'), await epz('/lots/')].map(({ status }) => status)
    expect(statuses).toEqual([503, 503, 200])
  })

  test('affects a share of the answers until it is cleared', async () => {
    portals.injectFault({ fault: 'bad_gateway', share: 0.3 })
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await tizilim('/api/public/tenders')).status),
    )
    const bad = statuses.filter((status) => status === 502).length
    expect(bad).toBeGreaterThan(15)
    expect(bad).toBeLessThan(45)
    portals.clearFaults()
    expect((await tizilim('/api/public/tenders')).status).toBe(200)
  })
})

describe('the state portal', () => {
  test('hides an overload of its search in a 500', async () => {
    portals.injectFault({ fault: 'elasticsearch_overload' })
    const reply = await lots()
    expect(reply.status).toBe(500)
    expect(await reply.text()).toMatch(/"name":"Elasticsearch Database Exception".*failed with code 429/)
  })

  test('answers a plain 500, too', async () => {
    portals.injectFault({ fault: 'server_error' })
    const reply = await lots()
    expect([reply.status, (await reply.text()).includes('429')]).toEqual([500, false])
  })

  test('answers GraphQL errors, or an error with status 200', async () => {
    portals.injectFault({ fault: 'graphql_errors' })
    expect(await graphql(IDS)).toEqual({ errors: [expect.objectContaining({ message: 'Internal server error' })] })
    portals.injectFault({ fault: 'error_in_200' })
    const reply = await lots()
    expect([reply.status, await reply.json()]).toEqual([200, { error: expect.any(String), code: 500 }])
  })

  test.each<[FaultName, number, string]>([
    ['token_404', 404, 'Invalid Route'],
    ['token_403', 403, 'Access denied'],
  ])('refuses a good token: %s', async (fault, status, message) => {
    portals.injectFault({ fault })
    const reply = await lots()
    expect([reply.status, await reply.json()]).toEqual([status, expect.objectContaining({ message })])
  })

  test('repeats its cursor and promises more', async () => {
    const first = await graphql(IDS, { limit: 10 })
    const after = first.extensions.pageInfo.lastId
    portals.injectFault({ fault: 'stuck_cursor' })
    const stuck = await graphql(IDS, { limit: 10, after })
    expect(stuck.extensions.pageInfo).toMatchObject({ lastId: after, hasNextPage: true })
    expect(stuck.data?.['Lots']).toEqual([{ id: after }])
    expect((await graphql(IDS, { limit: 10, after })).data?.['Lots']).toHaveLength(10)
  })
})

describe('on the way', () => {
  test('an answer is cut in the middle of its body', async () => {
    portals.injectFault({ fault: 'cut' })
    const reply = await lots()
    expect(reply.status).toBe(200)
    await expect(reply.text()).rejects.toThrow('terminated')
  })

  test('an answer is no JSON', async () => {
    portals.injectFault({ fault: 'invalid_json' })
    const reply = await lots()
    expect(reply.status).toBe(200)
    await expect(reply.json()).rejects.toThrow('JSON')
  })

  test('an answer is slow, and the portal goes on meanwhile', async () => {
    portals.injectFault({ fault: 'slow', surface: 'tizilim', seconds: 0.2 })
    const started = performance.now()
    const slow = tizilim('/api/public/tenders')
    expect((await lots()).status).toBe(200)
    expect((await slow).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(190)
    expect(portals.requests()[0]).toMatchObject({ surface: 'tizilim', fault: 'slow' })
  })

  test('a request above the rate limit gets 429', async () => {
    portals.limitRate(1)
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await lots()).status))
    // they may fall in several seconds, each of which has one place
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    portals.limitRate(null)
    expect((await lots()).status).toBe(200)
  })
})

describe('all transient faults at once', () => {
  test('do not stop a reader who retries from reading everything', async () => {
    portals.injectAllFaults(0.05, { slowSeconds: 0.01 })
    const ids = new Set<number>()
    let after: number | null = null
    for (let more = true, attempts = 0; more && attempts < 500; attempts++) {
      const page: GraphqlReply | null = await graphql(IDS, { limit: 10, after }).catch(() => null)
      if (!page?.data?.['Lots'] || page.extensions.pageInfo.lastId === after) continue
      for (const { id } of page.data['Lots']) ids.add(id)
      after = page.extensions.pageInfo.lastId
      more = page.extensions.pageInfo.hasNextPage
    }
    expect(ids.size).toBe(portals.checksums()['ows/lots'].count)
    expect(new Set(portals.requests().map(({ fault }) => fault)).size).toBeGreaterThan(4)
  })
})

describe('a document', () => {
  const address = portals.expected()['ows/documents'][0] ?? ''
  const fetchDocument = () => get(address, portals.tokens.ows)

  test('comes as an HTML page, empty, or with a wrong content type', async () => {
    portals.injectFault({ fault: 'html_instead' })
    expect(await (await fetchDocument()).text()).toMatch(/^<!doctype html>/)
    portals.injectFault({ fault: 'empty_file' })
    expect((await (await fetchDocument()).arrayBuffer()).byteLength).toBe(0)
    portals.injectFault({ fault: 'wrong_type' })
    const reply = await fetchDocument()
    expect([reply.headers.get('content-type'), (await reply.text()).slice(0, 5)]).toEqual(['text/plain', '%PDF-'])
  })

  test('redirects to another host', async () => {
    portals.injectFault({ fault: 'redirect_away' })
    const reply = await fetchDocument()
    expect([reply.status, new URL(reply.headers.get('location') ?? '').host]).toEqual([302, 'files.elsewhere.example'])
  })

  test('goes on for 100 MB', async () => {
    portals.injectFault({ fault: 'oversize_file' })
    const reply = await fetchDocument()
    expect(reply.headers.get('content-length')).toBe(String(100 * 1024 * 1024))
    let bytes = 0
    for await (const piece of reply.body ?? []) bytes += piece.length
    expect(bytes).toBe(100 * 1024 * 1024)
  })

  test('is not affected by faults of lists, nor a list by faults of documents', async () => {
    portals.injectFault({ fault: 'invalid_json', surface: 'documents' })
    portals.injectFault({ fault: 'html_instead', surface: 'ows' })
    expect((await readJson<{ items: object[] }>(lots())).items).toHaveLength(50)
    expect((await (await fetchDocument()).text()).slice(0, 5)).toBe('%PDF-')
  })
})

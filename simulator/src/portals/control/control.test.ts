import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startPortals } from '../portals.ts'
import { createTestClient, readJson, STARTED } from '../testing/test-client.ts'
import type { Checksums, Expected } from '../world/checksums.ts'
import type { ActResult } from '../world/orders.ts'
import type { ControlState } from './page.ts'

const portals = await startPortals({ seed: 7, startedAt: STARTED, lots: 300, secondsBetweenActs: 0 })
afterAll(portals.close)
const { control, ows } = createTestClient(portals)
const state = () => readJson<ControlState>(control('/control/state'))

describe('the control interface', () => {
  test('says when it is ready', async () => {
    expect((await control('/health/ready')).status).toBe(200)
  })

  test('moves the clock only forward, and sets its speed', async () => {
    expect(await readJson(control('/control/clock', { advanceSeconds: 3600 }))).toEqual({
      now: '2026-11-15T07:00:00.000Z',
      speed: 0,
    })
    expect(await readJson(control('/control/clock', { now: '2020-01-01T00:00:00Z' }))).toEqual({
      now: '2026-11-15T07:00:00.000Z',
      speed: 0,
    })
    expect(await readJson(control('/control/clock', { speed: 60 }))).toMatchObject({ speed: 60 })
    await control('/control/clock', { speed: 0 })
  })

  test('performs acts and oddities, and answers what they changed', async () => {
    const { tenders, lots }: ActResult = await readJson(control('/control/acts', { act: 'publish' }))
    expect(portals.expected()['ows/tenders']).toContain(tenders[0])
    expect(portals.expected()['ows/lots']).toEqual(expect.arrayContaining(lots))
    expect(await readJson(control('/control/acts', { act: 'cancel', id: tenders[0] }))).toMatchObject({ tenders, lots })
    expect(await readJson(control('/control/oddities', { oddity: 'missing_kato', times: 2 }))).toMatchObject({
      source: 'ows',
      tenders: [expect.any(String), expect.any(String)],
    })
  })

  test('rewrites a document under its address', async () => {
    const url = portals.expected()['ows/documents'][0] ?? ''
    const read = async () => {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${portals.tokens.ows}` } })
      return Buffer.from(await answer.arrayBuffer())
    }
    const before = await read()
    expect((await read()).equals(before)).toBe(true)
    await control('/control/documents', { url })
    const after = await read()
    expect(after.equals(before)).toBe(false)
    expect((await read()).equals(after)).toBe(true)
    expect(portals.expected()['ows/documents']).toContain(url)
    expect((await control('/control/documents', { url: 'none' })).status).toBe(400)
  })

  test('takes faults, and clears them', async () => {
    await control('/control/faults', { fault: 'bad_gateway', surface: 'ows' })
    expect((await ows('/v3/lots')).status).toBe(502)
    await control('/control/faults', { fault: 'all', share: 0.5 })
    expect((await state()).faults.length).toBeGreaterThan(8)
    expect(await readJson(control('/control/faults/clear', {}))).toEqual([])
    await control('/control/rate', { perSecond: 3 })
    expect((await state()).rate).toBe(3)
    await control('/control/rate', {})
    await control('/control/token', { expiresAt: '2026-01-01' })
    expect((await ows('/v3/lots')).status).toBe(404)
    await control('/control/token', {})
    expect((await ows('/v3/lots')).status).toBe(200)
  })

  test('refuses what it does not know, and what another page posts', async () => {
    expect((await control('/control/acts', { act: 'explode' })).status).toBe(400)
    expect((await control('/control/acts', { act: 'cancel', id: '1' })).status).toBe(400)
    expect((await control('/control/faults', { fault: 'bad_luck' })).status).toBe(400)
    expect((await control('/anything')).status).toBe(404)
    const foreign = await fetch(`${portals.urls.control}/control/acts`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'text/plain' },
      body: '{"act":"publish"}',
    })
    expect(foreign.status).toBe(403)
  })

  test('answers what a perfect catalogue holds: counts, and digests of the sorted ids', async () => {
    const sums: Checksums = await readJson(control('/control/checksums'))
    const ids: Expected = await readJson(control('/control/expected'))
    for (const [what, { count, digest }] of Object.entries(sums)) {
      const listed = ids[what as keyof Expected]
      expect(count).toBe(listed.length)
      expect(new Set(listed).size).toBe(count)
      expect(digest).toBe(createHash('sha256').update(listed.toSorted().join('\n')).digest('hex'))
    }
    const since: Checksums = await readJson(control('/control/checksums?epzSince=2020-01-01T00:00:00Z'))
    expect(since['epz/lots'].count).toBe(24)
  })
})

describe('the control page', () => {
  test('shows the world and runs nothing', async () => {
    await ows('/v3/refs/<script>')
    const page = await control('/')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('<form method="post" action="/control/acts">')
    expect(html).not.toContain('<script')
  })

  test('takes its own forms and leads back to itself', async () => {
    const body = new URLSearchParams({ act: 'publish', source: 'epz', id: '', days: '' })
    const reply = await fetch(`${portals.urls.control}/control/acts`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: portals.urls.control },
    })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/'])
    expect((await state()).happened[0]?.what).toBe('epz: publish')
  })
})

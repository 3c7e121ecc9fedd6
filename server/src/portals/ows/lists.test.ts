import { describe, expect, test } from 'vitest'
import { answeringPortal, type Answer } from '../../testing/answering-portal.ts'
import { createOwsConnector } from './connector.ts'

const { signal } = new AbortController()
const window = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') }

async function read(stream: string, answers: readonly Answer[], position: string | null = null) {
  const { url, asked } = await answeringPortal(answers)
  const ows = createOwsConnector(
    { url, token: 'secret', tokenExpiresAt: null },
    { waitScale: 0.0001, rateLimited: false, userAgent: 'Tendertap/test', observe: () => {} },
  )
  const page = ows.streams.find(({ name }) => name === stream)?.page(window, position, signal)
  return { page, asked, health: () => ows.health(signal) }
}

const pageInfo = (hasNextPage: boolean) => ({ extensions: { pageInfo: { hasNextPage } } })

describe('the end of a list', () => {
  test('is an empty list, which the portal writes as null', async () => {
    const { page } = await read('tenders', [{ body: { data: { TrdBuy: null }, ...pageInfo(false) } }], '900')
    await expect(page).resolves.toEqual({ items: [], next: null })
  })

  test.each([
    ['that names an error instead', { error: 'Сервис временно недоступен', code: 503 }],
    ['that is empty', {}],
    ['without data', { data: null }],
    ['about something else', { data: { Lots: null } }],
    ['that promises more and shows nothing', { data: { TrdBuy: null }, ...pageInfo(true) }],
  ])('is not an answer %s: it is asked again, and then a failure', async (_name, body) => {
    const { page, asked } = await read('tenders', [{ body }], '900')
    await expect(page).rejects.toMatchObject({ name: 'PortalProblem', kind: 'passing' })
    expect(asked.length).toBeGreaterThan(1)
  })
})

test('a portal that answers without data is not well', async () => {
  const { health } = await read('none', [{ body: { error: 'Сервис временно недоступен' } }])
  await expect(health()).resolves.toMatchObject({
    ok: false,
    problem: expect.stringContaining('Сервис временно недоступен') as string,
  })
})

test('a changed lot without an announcement holds up no other', async () => {
  const lots = [
    { id: 12, trdBuyId: null, lastUpdateDate: '2026-11-01 10:00:00' },
    { id: 11, trdBuyId: 7, lastUpdateDate: '2026-11-01 10:00:00' },
  ]
  const { page } = await read('lots', [
    { body: { data: { Lots: lots }, ...pageInfo(false) } },
    { body: { data: { TrdBuy: [{ id: 7 }] } } },
  ])
  await expect(page).resolves.toEqual({
    items: [{ entity: 'tender', externalId: '7', payload: { id: 7 } }],
    next: null,
  })
})

test('an entry of the journal that makes no sense hides no other', async () => {
  const items = [
    { object_id: null, action: 'D', service_name: 'subject' },
    { object_id: '7', action: 'D', service_name: 'lots' },
  ]
  const { page } = await read('journal', [{ body: { items } }])
  await expect(page).resolves.toMatchObject({ items: [{ entity: 'deletion', externalId: 'lot:7' }], next: null })
})

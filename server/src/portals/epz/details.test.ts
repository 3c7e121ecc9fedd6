import { expect, test } from 'vitest'
import { answeringPortal, type Answer } from '../../testing/answering-portal.ts'
import { epzConnector } from './connector.ts'

const { signal } = new AbortController()
const window = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') }
const rows = [1, 2].map((id) => ({ id, announcement_id: id, system_id: 2 }))

/** The list shows two lots; the announcement behind the first one is answered so. */
async function listWith(first: Answer) {
  const { url } = await answeringPortal(({ path }) => {
    if (path.includes('/lots/')) return { body: { next: null, results: rows } }
    return path.includes('/announcements/1/') ? first : { body: { number: '2-1' } }
  })
  const epz = epzConnector({ url }, { waitScale: 0.0001, rateLimited: false, userAgent: 'Tendertap/test', observe: () => {} })
  return epz.streams[0]?.page(window, null, signal)
}

test.each([404, 400, 410, 500])('an announcement that always answers %i hides neither its lot nor those behind it', async (status) => {
  const { items } = (await listWith({ status })) ?? {}
  expect(items).toMatchObject([{ externalId: '1', payload: { announcement: null } }, { externalId: '2', payload: { announcement: { number: '2-1' } } }])
})

test.each([403, 429, 502, 503])('a portal that answers %i is not read on: nothing is said of what stands behind', async (status) => {
  await expect(listWith({ status })).rejects.toMatchObject({ name: 'PortalProblem', status })
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { answeringPortal, type Answer } from '../../testing/answering-portal.ts'
import { createEpzConnector } from './connector.ts'

const { signal } = new AbortController()
const window = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-02T00:00:00Z') }
const rows = [1, 2].map((id) => ({ id, announcement_id: id, system_id: 2 }))
const sibling = { id: 3, announcement_id: 1, system_id: 2 }

/** The list shows two lots. `first` answers every request for the announcement of the first one. */
async function listWith(first: () => Answer, results: readonly object[] = rows) {
  const { url } = await answeringPortal(({ path }) => {
    if (path.includes('/lots/')) return { body: { next: null, results } }
    return path.includes('/announcements/1/') ? first() : { body: { number: '2-1' } }
  })
  const epz = createEpzConnector(
    { url },
    { waitScale: 0.0001, rateLimited: false, userAgent: 'Tendertap/test', observe: () => {} },
  )
  return () => epz.streams[0]?.page(window, null, signal)
}

const WITHOUT_DETAILS = {
  items: [
    { externalId: '1', payload: { announcement: null } },
    { externalId: '2', payload: { announcement: { number: '2-1' } } },
  ],
}

test.each([404, 400, 410])(
  'an announcement that answers %i hides neither its lot nor those behind it',
  async (status) => {
    const list = await listWith(() => ({ status }))
    expect(await list()).toMatchObject(WITHOUT_DETAILS)
  },
)

test('an announcement that answers 500 is asked for again by the next run, before its lot is shown without it', async () => {
  const list = await listWith(() => ({ status: 500 }))
  await expect(list()).rejects.toMatchObject({ name: 'PortalProblem', kind: 'passing', status: 500 })
  await expect(list()).rejects.toMatchObject({ name: 'PortalProblem', kind: 'passing', status: 500 })
  expect(await list()).toMatchObject(WITHOUT_DETAILS)
})

test('an announcement is asked for once in a run, however many lots it has', async () => {
  const list = await listWith(() => ({ status: 500 }), [...rows, sibling])
  await expect(list()).rejects.toMatchObject({ name: 'PortalProblem', status: 500 })
  await expect(list()).rejects.toMatchObject({ name: 'PortalProblem', status: 500 })
  expect(await list()).toMatchObject({
    items: [{ externalId: '1' }, { externalId: '2' }, { externalId: '3', payload: { announcement: null } }],
  })
})

test('an announcement that answered 500 by chance is there in the next run', async () => {
  let asked = 0
  // the client itself repeats the request once after a 500
  const list = await listWith(() => (++asked <= 2 ? { status: 500 } : { body: { number: '1-1' } }))
  await expect(list()).rejects.toMatchObject({ name: 'PortalProblem' })
  expect(await list()).toMatchObject({
    items: [{ payload: { announcement: { number: '1-1' } } }, { payload: { announcement: { number: '2-1' } } }],
  })
})

test.each([403, 429, 502, 503])(
  'a portal that answers %i ends the run: its announcements remain unknown',
  async (status) => {
    const list = await listWith(() => ({ status }))
    await expect(list()).rejects.toMatchObject({ name: 'PortalProblem', status })
  },
)

/** `answers` holds the answer for each announcement; the list shows the lots of both. */
async function connectTo(answers: Record<string, Answer>) {
  const { url } = await answeringPortal(({ path }) => {
    if (path.includes('/lots/')) return { body: { next: null, results: rows } }
    return answers[/announcements\/(\d+)/.exec(path)?.[1] ?? ''] ?? { status: 404 }
  })
  return createEpzConnector(
    { url },
    { waitScale: 0.0001, rateLimited: false, userAgent: 'Tendertap/test', observe: () => {} },
  )
}

test.each([404, 500])(
  'an announcement that always answers %i does not keep the others from being asked for, and proves nothing',
  async (status) => {
    const epz = await connectTo({ 1: { status }, 2: { body: { number: '2-1' } } })
    expect(await epz.tenders(['1', '2'], signal)).toMatchObject([{ externalId: '2' }])
    expect(epz.provesAbsence).toBe(false)
  },
)

test('a missing announcement is asked for again after an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const answers: Record<string, Answer> = { 2: { body: { number: '2-1' } } }
  const epz = await connectTo(answers)
  const listAnnouncements = async () =>
    (await epz.streams[0]?.page(window, null, signal))?.items.map(
      ({ payload }) => (payload as { announcement: unknown }).announcement,
    )
  expect(await listAnnouncements()).toEqual([null, { number: '2-1' }])
  Object.assign(answers, { 1: { body: { number: '1-1' } }, 2: { body: { number: 'other' } } })
  vi.setSystemTime(Date.now() + 59 * 60_000)
  expect(await listAnnouncements()).toEqual([null, { number: '2-1' }])
  vi.setSystemTime(Date.now() + 2 * 60_000)
  expect(await listAnnouncements()).toEqual([{ number: '1-1' }, { number: '2-1' }])
})

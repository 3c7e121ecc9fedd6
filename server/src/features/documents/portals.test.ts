// Fetches documents of the simulated portal, also with every fault that the simulator can produce.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { requestDocuments } from '../../documents/request-documents.ts'
import { aDocument, aLot } from '../../testing/builders.ts'
import { connectorTo, testPortals } from '../../testing/portals.ts'
import { testServer } from '../../testing/server.ts'
import { testWorker } from '../../testing/worker.ts'

// a day of the plan passes in less than a second
const WAIT_SCALE = 0.000_01
const server = await testServer()
const { db, store } = server
// the same start makes the same papers, whatever the day is: the one opened first has a text that can be read
const portals = await testPortals({ lots: 120, startedAt: new Date('2026-11-14T09:00:00.000Z') })
const addresses = portals.expected()['ows/documents']
await testWorker(server.urls, undefined, { store, connectors: [connectorTo(portals, 'ows')], waitScale: WAIT_SCALE })
afterEach(() => {
  portals.clearFaults()
  portals.expireToken(null)
})

async function openTender(): Promise<number> {
  const url = addresses.pop()
  if (!url) throw new Error('there are no more papers')
  const { id, tenderId } = await aDocument(server, await aLot(server), { url })
  await db.application.transaction().execute((transaction) => requestDocuments(transaction, [tenderId], 'opened'))
  return id
}

const waitForState = (id: number, state: 'stored' | 'unavailable') =>
  vi.waitFor(
    async () => {
      const row = await db.owner.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      if (row.state !== state)
        throw new Error(`the document is ${row.state} after ${row.attempts} attempts: ${row.problem}`)
      return row
    },
    { timeout: 40_000, interval: 100 },
  )

describe('a document of the state portal', { timeout: 90_000 }, () => {
  test('is stored, and its text is read', async () => {
    const id = await openTender()
    expect(await waitForState(id, 'stored')).toMatchObject({ attempts: 1 })
    const text = await vi.waitFor(
      async () => {
        const row = await db.owner
          .selectFrom('document_text')
          .selectAll()
          .where('document_id', '=', id)
          .executeTakeFirstOrThrow()
        return row.text ?? row.problem
      },
      { timeout: 20_000 },
    )
    expect(text).toMatch(/[А-Яа-я]{4}/)
  })

  // a failing portal is asked twice at once by the connector
  test.each([
    ['html_instead', 1],
    ['empty_file', 1],
    ['cut', 1],
    ['server_error', 2],
  ] as const)('arrives by the plan after %s', async (fault, times) => {
    portals.injectFault({ fault, surface: 'documents', times })
    expect(await waitForState(await openTender(), 'stored')).toMatchObject({ attempts: 2, problem: null })
  })

  test('arrives under whatever content type it is sent', async () => {
    portals.injectFault({ fault: 'wrong_type', share: 1 })
    expect(await waitForState(await openTender(), 'stored')).toMatchObject({ attempts: 1 })
  })

  test.each(['oversize_file', 'redirect_away'] as const)('%s: not received, at once', async (fault) => {
    portals.injectFault({ fault, share: 1 })
    expect(await waitForState(await openTender(), 'unavailable')).toMatchObject({
      attempts: 1,
      next_attempt_at: null,
      file_name: null,
    })
  })

  test.each<[string, () => void]>([
    ['a web page', () => portals.injectFault({ fault: 'html_instead', share: 1 })],
    ['a refused token', () => portals.expireToken(new Date(0))],
  ])('%s to the end of the plan: not received', async (_fault, order) => {
    order()
    expect(await waitForState(await openTender(), 'unavailable')).toMatchObject({
      attempts: 6,
      file_name: null,
      next_attempt_at: expect.any(Date),
    })
  })
})

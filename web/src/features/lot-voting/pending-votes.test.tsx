import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFakeServer, type FakeServer } from '../../testing/server.ts'
import { forgetVotes, giveVotes, listPendingVotes, undoLastVote, undoVote, UNDO_MS } from './pending-votes.ts'

const accept = (lotId: number) => ({ lotId, accepted: true, reason: null, description: null })
const reject = (lotId: number) => ({ lotId, accepted: false, reason: 'price' as const, description: 'дорого' })
const ignore = () => undefined

let server: FakeServer
const listSent = () => server.received('lots/voteLot').map(({ lotId, accepted }) => ({ lotId, accepted }))

beforeEach(() => {
  vi.useFakeTimers()
  server = startFakeServer({})
})
afterEach(forgetVotes)

test('a vote counts at once and is sent after five seconds', async () => {
  giveVotes([reject(1)], ignore)
  expect(listPendingVotes().get(1)).toMatchObject({ accepted: false, phase: 'pending' })
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(listSent()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(server.received('lots/voteLot')).toEqual([
    { lotId: 1, accepted: false, reason: 'price', description: 'дорого' },
  ])
  expect(listPendingVotes().get(1)?.phase).toBe('sent')
})

test('a vote that is taken back is never sent', async () => {
  giveVotes([accept(1)], ignore)
  undoVote(1)
  expect(listPendingVotes().size).toBe(0)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(listSent()).toEqual([])
})

test('votes given together are taken back together; others stay', async () => {
  giveVotes([accept(1)], ignore)
  giveVotes([accept(2), accept(3)], ignore)
  undoVote(3)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(listSent()).toEqual([{ lotId: 1, accepted: true }])
})

test('the last vote can be taken back without naming its lot', async () => {
  giveVotes([accept(1)], ignore)
  giveVotes([accept(2)], ignore)
  undoLastVote()
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(listSent()).toEqual([{ lotId: 1, accepted: true }])
})

test('a second vote on the same lot replaces the first one', async () => {
  giveVotes([accept(1), accept(2)], ignore)
  await vi.advanceTimersByTimeAsync(1000)
  giveVotes([reject(1)], ignore)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(listSent()).toEqual([
    { lotId: 2, accepted: true },
    { lotId: 1, accepted: false },
  ])
})

test('leaving the page sends what is left, once, in a request that outlives the page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  giveVotes([accept(1)], ignore)
  window.dispatchEvent(new Event('pagehide'))
  expect(fetched).toHaveBeenCalledWith('/api/lots/voteLot', expect.objectContaining({ keepalive: true }))
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(listSent()).toEqual([{ lotId: 1, accepted: true }])
})

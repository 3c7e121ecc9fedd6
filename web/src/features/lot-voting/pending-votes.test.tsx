import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '@tendertap/contract/client/call-error'
import { vote } from '@tendertap/contract/examples/lot'
import { me } from '@tendertap/contract/examples/people'
import { token } from '../../api/token.ts'
import { settle } from '../../testing/settle.ts'
import { startFakeServer, type Answers, type FakeServer } from '../../testing/server.ts'
import { session } from '../session/current-session.ts'
import { UNDO_MS } from '../session/send-later.ts'
import { forgetVotes, giveVotes, listPendingVotes, undoLastVote, undoVote } from './pending-votes.ts'

const accept = (lotId: number) => ({ lotId, accepted: true, reason: null, description: null })
const reject = (lotId: number) => ({ lotId, accepted: false, reason: 'price' as const, description: 'дорого' })
const ignore = { onUndoEnd: () => undefined, onSent: () => undefined }

let server: FakeServer
const listSent = () => server.received('lots/voteLot').map(({ lotId, accepted }) => ({ lotId, accepted }))

async function signIn(answers: Answers = {}): Promise<void> {
  server = startFakeServer(answers)
  token.write('the-token')
  session.forget()
  await session.load()
}

let held: { save(): void; refuse(): void }[] = []

/** The votes of the server, to be answered one by one. */
function holdVotes() {
  const answer = () =>
    new Promise<typeof vote>((save, refuse) =>
      held.push({
        save: () => save(vote),
        refuse: () => refuse(new CallError({ status: 409, code: 'already_in_work', message: '' })),
      }),
    )
  return { answers: { 'lots/voteLot': answer } satisfies Answers }
}

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  await signIn()
})
afterEach(async () => {
  for (const { save } of held) save()
  held = []
  await settle()
  forgetVotes()
})

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

test('a request that outlives the page but finds no room is repeated as usual', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const onSent = vi.fn<(failures: unknown[]) => void>()
  giveVotes([accept(1)], { ...ignore, onSent })
  hide(true)
  await settle()
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined])
  expect(listSent()).toEqual([{ lotId: 1, accepted: true }])
  expect(onSent).toHaveBeenCalledWith([])
})

describe('while a vote is being sent', () => {
  test('it can no longer be taken back, and that is said when sending begins', async () => {
    const { answers } = holdVotes()
    await signIn(answers)
    const onUndoEnd = vi.fn<() => void>()
    giveVotes([accept(1)], { ...ignore, onUndoEnd })
    await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
    expect(onUndoEnd).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onUndoEnd).toHaveBeenCalledOnce()
    undoVote(1)
    expect(listPendingVotes().get(1)).toMatchObject({ accepted: true, phase: 'sent' })
    held[0]?.save()
    await settle()
    expect(listPendingVotes().get(1)).toMatchObject({ accepted: true, savedAt: vote.createdAt })
  })

  test('its refusal leaves the newer vote, which is then sent', async () => {
    const { answers } = holdVotes()
    await signIn(answers)
    giveVotes([accept(1)], ignore)
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    giveVotes([reject(1)], ignore)
    held[0]?.refuse()
    await settle()
    expect(listPendingVotes().get(1)).toMatchObject({ accepted: false, phase: 'pending' })
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    expect(listSent().at(-1)).toEqual({ lotId: 1, accepted: false })
  })

  test('a newer vote on the lot waits for it, also when the window is hidden', async () => {
    const { answers } = holdVotes()
    await signIn(answers)
    giveVotes([accept(1)], ignore)
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    giveVotes([reject(1)], ignore)
    hide(true)
    await settle()
    expect(listSent()).toEqual([{ lotId: 1, accepted: true }])
    held[0]?.save()
    await settle()
    expect(listSent()).toEqual([
      { lotId: 1, accepted: true },
      { lotId: 1, accepted: false },
    ])
  })

  test('taking back a newer vote shows it again', async () => {
    const { answers } = holdVotes()
    await signIn(answers)
    giveVotes([accept(1)], ignore)
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    giveVotes([reject(1)], ignore)
    undoVote(1)
    expect(listPendingVotes().get(1)).toMatchObject({ accepted: true, phase: 'sent' })
  })
})

describe('when the session ends', () => {
  test('by signing out, the votes are saved before it', async () => {
    const { answers } = holdVotes()
    await signIn(answers)
    const onSent = vi.fn<(failures: unknown[]) => void>()
    giveVotes([accept(1)], { ...ignore, onSent })
    const signedOut = session.signOut()
    await settle()
    expect(listSent()).toEqual([{ lotId: 1, accepted: true }])
    expect(server.received('auth/signout')).toEqual([])
    held[0]?.save()
    await signedOut
    expect(server.received('auth/signout')).toHaveLength(1)
    expect(onSent.mock.calls).toEqual([[[]]])
    expect(listPendingVotes().size).toBe(0)
  })

  test('because the server no longer knows it, the person is told that the votes are lost', async () => {
    const onSent = vi.fn<(failures: unknown[]) => void>()
    const onUndoEnd = vi.fn<() => void>()
    giveVotes([accept(1), accept(2)], { onUndoEnd, onSent })
    token.clear()
    await session.signOut({ hasEnded: true })
    expect(onUndoEnd).toHaveBeenCalledOnce()
    expect(onSent.mock.calls[0]?.[0]).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    expect(listSent()).toEqual([])
  })

  test('and another window signs somebody else in, nothing is sent in their name', async () => {
    const onSent = vi.fn<(failures: unknown[]) => void>()
    giveVotes([accept(1)], { ...ignore, onSent })
    server = startFakeServer({ 'me/getMe': () => ({ ...me, id: vote.User.id.replace(/.$/, '9') }) })
    token.write('of-another')
    session.forget()
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    await settle()
    expect(listSent()).toEqual([])
    expect(onSent.mock.calls[0]?.[0]).toHaveLength(1)
  })

  test('and the same person signs in again in another window, the votes are sent', async () => {
    giveVotes([accept(1)], ignore)
    token.write('newer')
    session.forget()
    await session.load()
    await vi.advanceTimersByTimeAsync(UNDO_MS)
    await settle()
    expect(listSent()).toEqual([{ lotId: 1, accepted: true }])
  })
})

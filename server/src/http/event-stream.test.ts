import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream } from './event-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A response that keeps what is written, and counts it as unread when nobody reads. */
function aResponse({ read = true } = {}) {
  let text = ''
  const response = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writableEnded: false,
    destroyed: false,
    writeHead: () => response,
    write: (piece: string) => {
      text += piece
      if (!read) response.writableLength += piece.length
      return true
    },
    end: () => {
      response.writableEnded = true
      response.emit('close')
    },
    destroy: () => {
      response.destroyed = true
      response.emit('close')
    },
  })
  return { response, text: () => text }
}

const open = (response: object, mayListen: () => Promise<boolean> = () => Promise.resolve(true)) =>
  openEventStream({
    response: response as ServerResponse,
    headers: {},
    workspaceId: 'w',
    start: { position: 3, reset: false },
    recheckMs: 25_000,
    mayListen,
  })

test('a stream begins with its number and repeats it every 15 seconds, even if all events are for others', async () => {
  const { response, text } = aResponse()
  const stream = open(response)
  expect(text()).toBe('id: w:3\n\n')
  stream.take([], 9)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(text()).toBe('id: w:3\n\nid: w:9\n\n')
})

test('only the last of several changes carries the number: a reader that got half gets all of them again', () => {
  const { response, text } = aResponse()
  open(response).take(
    [
      { kind: 'profile', id: 'a' },
      { kind: 'profile', id: 'b' },
    ],
    5,
  )
  expect(
    text()
      .split('\n')
      .filter((line) => line.startsWith('id') || line.startsWith('data')),
  ).toEqual(['id: w:3', 'data: {"kind":"profile","id":"a"}', 'data: {"kind":"profile","id":"b"}', 'id: w:5'])
})

test('a stream checks the rights at least every 30 seconds and ends when they are gone', async () => {
  const { response } = aResponse()
  const mayListen = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  open(response, mayListen)
  await vi.advanceTimersByTimeAsync(10 * 30_000)
  expect(mayListen.mock.calls.length).toBeGreaterThanOrEqual(10)
  expect(response.writableEnded).toBe(false)
  mayListen.mockResolvedValueOnce(false)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(response.writableEnded).toBe(true)
})

test('a stream ends when the rights cannot be checked', async () => {
  const { response } = aResponse()
  open(response, () => Promise.reject(new Error('no database')))
  await vi.advanceTimersByTimeAsync(25_000)
  expect(response.writableEnded).toBe(true)
})

test('a stream closes the connection of a reader who does not read', () => {
  const { response } = aResponse({ read: false })
  const stream = open(response)
  for (let position = 4; position < 2_000 && !response.destroyed; position += 1)
    stream.take([{ kind: 'profile', id: 'x'.repeat(50) }], position)
  expect(response.destroyed).toBe(true)
})

test('a closed stream leaves no timer behind', () => {
  const { response } = aResponse()
  open(response).close()
  expect(vi.getTimerCount()).toBe(0)
})

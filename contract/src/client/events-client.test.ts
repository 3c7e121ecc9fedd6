import { expect, test, vi } from 'vitest'
import { followEvents, type EventsOptions } from './events-client.ts'

/** Connects a client to a fake server that gives these answers in order and records the requests. */
function createFakeServer(answers: (Response | Error)[]) {
  const asked: Headers[] = []
  const seen: unknown[] = []
  const pauses: number[] = []
  const done = Promise.withResolvers<void>()
  const options: EventsOptions = {
    fetch: (_address, init) => {
      asked.push(new Headers(init?.headers))
      const answer = answers.shift()
      if (answer) return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      connection.pause()
      done.resolve()
      return new Promise(() => undefined)
    },
    token: () => 'the-token',
    onChange: (change) => seen.push(change),
    onReset: () => seen.push('reset'),
    onRefused: () => (seen.push('refused'), done.resolve()),
    pauseMs: (failures) => (pauses.push(failures), 0),
  }
  const connection = followEvents(options)
  connection.resume()
  return { asked, seen, pauses, done: done.promise }
}

const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
const changed = (id: string, object: string) =>
  `id: ${id}\nevent: change\ndata: {"kind":"profile","id":"${object}"}\n\n`

test('the bearer is in a header, and each new stream resumes from the last number seen', async () => {
  const server = createFakeServer([
    stream(`id: w:7\n\n`),
    new TypeError('no network'),
    stream(changed('w:8', 'a') + changed('w:9', 'b')),
    stream('id: w:12\n\n'),
  ])
  await server.done
  expect(server.seen).toEqual([
    { kind: 'profile', id: 'a' },
    { kind: 'profile', id: 'b' },
  ])
  expect(server.asked.map((headers) => headers.get('last-event-id'))).toEqual([null, 'w:7', 'w:7', 'w:9', 'w:12'])
  expect(server.asked.every((headers) => headers.get('authorization') === 'Bearer the-token')).toBe(true)
})

test('an event that breaks off does not count: it is requested again', async () => {
  const server = createFakeServer([stream(`id: w:7\n\n${changed('w:8', 'a').slice(0, -3)}`)])
  await server.done
  expect(server.seen).toEqual([])
  expect(server.asked[1]?.get('last-event-id')).toBe('w:7')
})

test('a reset is passed on, a kind that only a newer server knows is ignored', async () => {
  const server = createFakeServer([
    stream('id: w:7\nevent: reset\ndata: {}\n\nid: w:8\nevent: change\ndata: {"kind":"later","id":"1"}\n\n'),
  ])
  await server.done
  expect(server.seen).toEqual(['reset'])
})

test.each([401, 403])('after %i it does not connect again', async (status) => {
  const server = createFakeServer([stream(''), new Response('{}', { status }), stream(changed('w:1', 'a'))])
  await server.done
  expect(server.seen).toEqual(['refused'])
  expect(server.asked).toHaveLength(2)
})

test('the pause grows with every failure', async () => {
  const server = createFakeServer([
    new Response('', { status: 503 }),
    new TypeError('no network'),
    new Response('', { status: 429 }),
  ])
  await server.done
  expect(server.pauses).toEqual([1, 2, 3])
})

test('a connection that has gone silent is given up and opened anew', async () => {
  vi.useFakeTimers()
  try {
    const aborted = Promise.withResolvers<void>()
    let attempts = 0
    const connection = followEvents({
      fetch: (_address, init) => {
        attempts += 1
        if (attempts > 1) return new Promise(() => undefined)
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => (reject(new Error('aborted')), aborted.resolve())),
        )
      },
      token: () => 't',
      onChange: () => undefined,
      onReset: () => undefined,
      onRefused: () => undefined,
      pauseMs: () => 0,
    })
    connection.resume()
    await vi.advanceTimersByTimeAsync(44_000)
    expect(attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(1_001)
    await aborted.promise
    expect(attempts).toBe(2)
    connection.pause()
  } finally {
    vi.useRealTimers()
  }
})

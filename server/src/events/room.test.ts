import { expect, test } from 'vitest'
import type { NumberedEvent } from './queries.ts'
import { createRoom, type Reader } from './room.ts'

const event = (seq: number, user_id: string | null = null): NumberedEvent => ({
  seq,
  user_id,
  kind: 'profile',
  object_id: String(seq),
})

/** A room over a list of events; counts the reads and lets a test act in the middle of one. */
function aRoom() {
  const events: NumberedEvent[] = []
  const reads: number[] = []
  const problems: unknown[] = []
  let during: () => void = () => undefined
  const room = createRoom(
    async (position, limit) => {
      reads.push(position)
      const found = events.filter(({ seq }) => seq > position).slice(0, limit)
      const act = during
      during = () => undefined
      await Promise.resolve()
      act()
      return found
    },
    (problem) => problems.push(problem),
  )
  return { room, events, reads, problems, inTheMiddle: (act: () => void) => (during = act) }
}

function aReader(userId = 'me') {
  const got: string[] = []
  const reader: Reader = {
    userId,
    take: (changes) => got.push(...changes.map(({ id }) => id)),
    dismiss: () => got.push('dismissed'),
  }
  return { reader, got }
}

test('a hundred streams of a workspace cost one read', async () => {
  const { room, events, reads } = aRoom()
  const readers = Array.from({ length: 100 }, () => aReader())
  for (const { reader } of readers) room.join(reader, 0)
  events.push(event(1))
  await room.refresh()
  expect(reads).toEqual([0])
  expect(readers.every(({ got }) => got.join() === '1')).toBe(true)
})

test('events that arrive while a read runs cause one more read, however many they are', async () => {
  const { room, events, reads, inTheMiddle } = aRoom()
  const { reader, got } = aReader()
  room.join(reader, 0)
  inTheMiddle(() => {
    for (const seq of [1, 2, 3]) {
      events.push(event(seq))
      void room.refresh()
    }
  })
  await room.refresh()
  expect(reads).toHaveLength(2)
  expect(got).toEqual(['1', '2', '3'])
})

test('an event that arrives while a read is ending is not lost', async () => {
  const { room, events } = aRoom()
  const { reader, got } = aReader()
  room.join(reader, 0)
  for (let seq = 1; seq <= 50; seq += 1) {
    const before = room.refresh()
    for (let turn = 0; turn < seq % 10; turn += 1) await Promise.resolve()
    events.push(event(seq))
    await Promise.all([room.refresh(), before])
    expect(got).toHaveLength(seq)
  }
})

test('whoever joins behind the others catches up, and the others get nothing twice', async () => {
  const { room, events } = aRoom()
  const [early, late] = [aReader(), aReader()]
  events.push(event(1), event(2), event(3))
  room.join(early.reader, 3)
  room.join(late.reader, 1)
  await room.refresh()
  expect(late.got).toEqual(['2', '3'])
  expect(early.got).toEqual([])
})

test('whoever joins further back while a read runs does not lose what lies between', async () => {
  const { room, events, inTheMiddle } = aRoom()
  const [early, late] = [aReader(), aReader()]
  events.push(event(1), event(2), event(3))
  room.join(early.reader, 2)
  inTheMiddle(() => {
    room.join(late.reader, 0)
    void room.refresh()
  })
  await room.refresh()
  expect(late.got).toEqual(['1', '2', '3'])
  expect(early.got).toEqual(['3'])
})

test('an event for one person goes to that person; the others only move on', async () => {
  const { room, events, reads } = aRoom()
  const [me, other] = [aReader('me'), aReader('other')]
  room.join(me.reader, 0)
  room.join(other.reader, 0)
  events.push(event(1, 'me'))
  await room.refresh()
  await room.refresh()
  expect([me.got, other.got, reads]).toEqual([['1'], [], [0, 1]])
})

test('when events cannot be read, every reader is sent away to resume', async () => {
  const problems: unknown[] = []
  const room = createRoom(
    () => Promise.reject(new Error('no database')),
    (problem) => problems.push(problem),
  )
  const { reader, got } = aReader()
  room.join(reader, 0)
  await room.refresh()
  expect(got).toEqual(['dismissed'])
  expect(problems).toHaveLength(1)
})

// The time from a call sent to one process to its event received from another.
import { followEvents } from '@tendertap/contract/client/events-client'
import { setTimeout as wait } from 'node:timers/promises'
import { waitUntil, type Bench, type Person } from './bench.ts'

const PEOPLE = 10
// people write at different moments: the delay of one event is measured, not a crowd
const PAUSE_MS = 200
const TIMEOUT_MS = 3_000

export async function measureCrossing({ context, makeCompany }: Bench, writeAt: string, readAt: string) {
  const writes = context.long ? 500 : 50
  const people = await makeCompany(PEOPLE)
  const times = (await Promise.all(people.map((person) => measurePerson(person, writes, writeAt, readAt))))
    .flat()
    .toSorted((one, other) => one - other)
  const [median = Infinity, p99 = Infinity, slowest = Infinity] = [0.5, 0.99, 1].map(
    (share) => times[Math.ceil(times.length * share) - 1],
  )
  context.say(
    `${times.length} events crossed: median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms`,
  )
  return { crossing: p99 }
}

/** One person writes again and again and watches for their own event on the other side. */
async function measurePerson(
  { userId, token }: Person,
  writes: number,
  writeAt: string,
  readAt: string,
): Promise<number[]> {
  let seen = 0
  let seenAt = 0
  const stream = followEvents({
    origin: readAt,
    token: () => token,
    onChange: ({ id }) => {
      if (id !== userId) return
      seen += 1
      seenAt = performance.now()
    },
    onReset: () => undefined,
    onRefused: () => undefined,
  })
  stream.resume()
  const write = () =>
    fetch(`${writeAt}/api/me/updateProfile`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ position: `Оценщик ${Math.random()}` }),
    }).then((response) => response.text())
  const times: number[] = []
  for (let n = 0; n <= writes; n += 1) {
    await wait(Math.random() * PAUSE_MS)
    const [before, sent] = [seen, performance.now()]
    await write()
    const crossed = await waitUntil(TIMEOUT_MS, () => seen > before)
    // the first one waits for the stream to open
    if (n > 0) times.push(crossed ? seenAt - sent : Infinity)
  }
  stream.pause()
  return times
}

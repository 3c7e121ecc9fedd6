// Counts the events that streams lose while their connections are cut and one of the two processes is replaced.
import { followEvents } from '@tendertap/contract/client/events-client'
import { announce } from '@tendertap/server/events/announce'
import { setTimeout as wait } from 'node:timers/promises'
import type { NodeProcess } from '../frame/processes.ts'
import { waitUntil, type Bench, type Person } from './bench.ts'
import { openBalancer } from './balancer.ts'

/** `lastsMs`: how long the transaction of an event stays open at most */
const LONG = { cuts: 2_000, streamsPerPerson: 2, writersPerCompany: 4, lastsMs: 30 } as const
const SHORT = { ...LONG, cuts: 200 } as const
/** without measuring: enough for every fault */
export const SMALL = { cuts: 40, streamsPerPerson: 1, writersPerCompany: 2, lastsMs: 100 } as const
/** ids of events for everybody in the company */
const FIRST = 'opened'
const LAST = 'closing'
/** how long a busy machine may take for the last events */
const PATIENCE_MS = 30_000

interface Stream {
  person: Person
  /** id of an event → how often it was received */
  counts: Map<string, number>
  resets: number
  pause(): void
}

interface WrittenEvent {
  id: string
  workspaceId: string
  userId: string | undefined
}

const isFor = ({ workspaceId, userId }: WrittenEvent, { person }: Stream) =>
  workspaceId === person.workspaceId && (userId === undefined || userId === person.userId)

export async function measureDrops(bench: Bench, processes: (NodeProcess & { url: string })[]) {
  const { context, makeCompany } = bench
  const size = context.long ? LONG : context.measuring ? SHORT : SMALL
  const { cuts: wanted, streamsPerPerson, writersPerCompany, lastsMs } = size
  const companies = [await makeCompany(3), await makeCompany(3)]
  const balancer = await openBalancer()
  context.atEnd(() => balancer.close())
  balancer.routeTo(processes.map(({ url }) => url))

  const written: WrittenEvent[] = []
  const streams = companies
    .flat()
    .flatMap((person) => Array.from({ length: streamsPerPerson }, () => follow(balancer.url, person)))
  for (const people of companies) written.push(await write(bench, people, 0, FIRST))
  await waitUntil(PATIENCE_MS, () => streams.every(({ counts }) => counts.size > 0))

  const stopWriting = new AbortController()
  const writers = companies.flatMap((people) =>
    Array.from({ length: writersPerCompany }, async () => {
      while (!stopWriting.signal.aborted) written.push(await write(bench, people, Math.random() * lastsMs))
    }),
  )
  const started = performance.now()
  let cuts = 0
  for (let killed = false; cuts < wanted;) {
    if (balancer.cut()) cuts += 1
    await wait(20 + Math.random() * 40)
    if (killed || cuts < wanted / 2) continue
    killed = true
    await processes[1]?.kill()
    processes[1] = await bench.startApi()
    balancer.routeTo(processes.map(({ url }) => url))
  }
  stopWriting.abort()
  await Promise.all(writers)
  const seconds = (performance.now() - started) / 1000

  const missing = () =>
    streams.reduce(
      (sum, stream) => sum + written.filter((event) => isFor(event, stream) && !stream.counts.has(event.id)).length,
      0,
    )
  await waitUntil(PATIENCE_MS, () => missing() === 0)
  // one more for everybody: a stream that is not cut any more gets nothing by connecting again
  for (const people of companies) written.push(await write(bench, people, 0, LAST))
  await waitUntil(PATIENCE_MS, () => missing() === 0)
  for (const stream of streams) stream.pause()
  const received = streams.reduce((sum, { counts }) => sum + counts.size, 0)
  const repeated = streams.reduce(
    (sum, { counts }) => sum + [...counts.values()].reduce((more, times) => more + times - 1, 0),
    0,
  )
  context.say(
    `${written.length} events in ${seconds.toFixed(0)} s, ${received} receptions by ${streams.length} streams, ${repeated} of them again after a drop`,
  )
  return {
    cuts,
    lost: missing(),
    foreign: countForeign(streams, written),
    resets: streams.reduce((sum, { resets }) => sum + resets, 0),
  }
}

function countForeign(streams: readonly Stream[], written: readonly WrittenEvent[]): number {
  const byId = new Map(written.map((event) => [event.id, event]))
  return streams.reduce(
    (sum, stream) => sum + [...stream.counts.keys()].filter((id) => !isFor(byId.get(id) ?? FOR_NOBODY, stream)).length,
    0,
  )
}

/** stands for an event that nobody wrote */
const FOR_NOBODY: WrittenEvent = { id: '', workspaceId: '', userId: undefined }

function follow(origin: string, person: Person): Stream {
  const counts = new Map<string, number>()
  const stream: Stream = { person, counts, resets: 0, pause: () => following.pause() }
  const following = followEvents({
    origin,
    token: () => person.token,
    onChange: ({ id }) => counts.set(id, (counts.get(id) ?? 0) + 1),
    onReset: () => (stream.resets += 1),
    onRefused: () => undefined,
    pauseMs: () => 10,
  })
  following.resume()
  return stream
}

/**
 * Announces an event in a transaction that stays open for a while, as real ones do. Every fourth event is for one
 * person only.
 */
async function write(
  { inScope }: Bench,
  people: readonly Person[],
  lastsMs: number,
  id: string = crypto.randomUUID(),
): Promise<WrittenEvent> {
  const [first, second] = people
  const workspaceId = first?.workspaceId ?? ''
  const userId = id === FIRST || id === LAST || Math.random() > 0.25 ? undefined : second?.userId
  const ownId = `${workspaceId} ${id}`
  await inScope(workspaceId, async (scope) => {
    await announce(scope, { kind: 'profile', id: ownId, ...(userId && { userId }) })
    await wait(lastsMs)
  })
  return { id: ownId, workspaceId, userId }
}

// Many writers and many streams through one port, while connections are cut; one process is killed and replaced.
import { followEvents } from '@tendertap/contract/client/events-client'
import { announce } from '@tendertap/server/events/announce'
import { setTimeout as wait } from 'node:timers/promises'
import type { NodeProcess } from '../frame/processes.ts'
import { waitUntil, type Bench, type Person } from './bench.ts'
import { openBalancer } from './balancer.ts'

const STREAMS_PER_PERSON = 2
const WRITERS_PER_COMPANY = 4
const TIMEOUT_MS = 10_000

interface Stream {
  person: Person
  got: Map<string, number>
  resets: number
  pause(): void
}

interface Written {
  id: string
  workspaceId: string
  userId: string | undefined
}

const isFor = ({ workspaceId, userId }: Written, { person }: Stream) =>
  workspaceId === person.workspaceId && (userId === undefined || userId === person.userId)

export async function measureDrops(bench: Bench, processes: (NodeProcess & { url: string })[]) {
  const { context, makeCompany } = bench
  const drops = context.long ? 2_000 : 200
  const companies = [await makeCompany(3), await makeCompany(3)]
  const balancer = await openBalancer()
  context.atEnd(() => balancer.close())
  balancer.routeTo(processes.map(({ url }) => url))

  const written: Written[] = []
  const streams = companies
    .flat()
    .flatMap((person) => Array.from({ length: STREAMS_PER_PERSON }, () => follow(balancer.url, person)))
  for (const people of companies) written.push(await write(bench, people, 0, 'opened'))
  await waitUntil(TIMEOUT_MS, () => streams.every(({ got }) => got.size > 0))

  const enough = new AbortController()
  const writers = companies.flatMap((people) =>
    Array.from({ length: WRITERS_PER_COMPANY }, async () => {
      while (!enough.signal.aborted) written.push(await write(bench, people, Math.random() * 30))
    }),
  )
  const begun = performance.now()
  let cuts = 0
  for (let killed = false; cuts < drops;) {
    if (balancer.cut()) cuts += 1
    await wait(20 + Math.random() * 40)
    if (killed || cuts < drops / 2) continue
    killed = true
    await processes[1]?.kill()
    processes[1] = await bench.startApi()
    balancer.routeTo(processes.map(({ url }) => url))
  }
  enough.abort()
  await Promise.all(writers)
  const seconds = (performance.now() - begun) / 1000

  const missing = () =>
    streams.reduce(
      (sum, stream) => sum + written.filter((event) => isFor(event, stream) && !stream.got.has(event.id)).length,
      0,
    )
  await waitUntil(TIMEOUT_MS, () => missing() === 0)
  for (const stream of streams) stream.pause()
  const received = streams.reduce((sum, { got }) => sum + got.size, 0)
  const again = streams.reduce(
    (sum, { got }) => sum + [...got.values()].reduce((more, times) => more + times - 1, 0),
    0,
  )
  context.say(
    `${written.length} events in ${seconds.toFixed(0)} s, ${received} receptions by ${streams.length} streams, ${again} of them again after a drop`,
  )
  return {
    cuts,
    lost: missing(),
    foreign: countForeign(streams, written),
    resets: streams.reduce((sum, { resets }) => sum + resets, 0),
  }
}

function countForeign(streams: readonly Stream[], written: readonly Written[]): number {
  const byId = new Map(written.map((event) => [event.id, event]))
  return streams.reduce(
    (sum, stream) => sum + [...stream.got.keys()].filter((id) => !isFor(byId.get(id) ?? NOBODYS, stream)).length,
    0,
  )
}

const NOBODYS: Written = { id: '', workspaceId: '', userId: undefined }

function follow(origin: string, person: Person): Stream {
  const got = new Map<string, number>()
  const stream: Stream = { person, got, resets: 0, pause: () => following.pause() }
  const following = followEvents({
    origin,
    token: () => person.token,
    onChange: ({ id }) => got.set(id, (got.get(id) ?? 0) + 1),
    onReset: () => (stream.resets += 1),
    onRefused: () => undefined,
    pauseMs: () => 10,
  })
  following.resume()
  return stream
}

/**
 * A write whose transaction lasts for a while after the announcement, as real ones do; every fourth is for one person
 * only.
 */
async function write(
  { inScope }: Bench,
  people: readonly Person[],
  lastsMs: number,
  id: string = crypto.randomUUID(),
): Promise<Written> {
  const [first, second] = people
  const workspaceId = first?.workspaceId ?? ''
  const userId = id === 'opened' || Math.random() > 0.25 ? undefined : second?.userId
  const own = `${workspaceId} ${id}`
  await inScope(workspaceId, async (scope) => {
    await announce(scope, { kind: 'profile', id: own, ...(userId && { userId }) })
    await wait(lastsMs)
  })
  return { id: own, workspaceId, userId }
}

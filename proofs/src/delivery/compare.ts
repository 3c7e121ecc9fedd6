// Compares what people received with what they were to be told and with what the ledger says.
import { CHANNELS, type Channel } from '@tendertap/domain/notifications/categories'
import { NOTICE_TEXTS } from '@tendertap/domain/notifications/texts/all'
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import type { Bench } from './bench.ts'
import { findNumbers, type Told } from './tell.ts'

interface Delivery {
  number: number
  userId: string
  channel: Channel
  state: string
  problem: string | null
  batchId: string | null
}

interface Attempt {
  batchId: string
  number: number
  begunAt: number
  outcome: string | null
}

interface Received {
  channel: Channel
  at: number
  /** those that it names; a digest names only the first */
  numbers: readonly number[]
  text: string
  batchId: string | null
}

export interface Comparison {
  lost: number
  /** copies after the first */
  duplicates: number
  unexplained: number
  /** deliveries that do not say how they ended */
  silent: number
  messages: number
  failed: number
  /** seconds from a kill to the next message, the longest */
  resumed: number
  /** seconds from a kill to the next attempt for what was being sent then, the longest */
  again: number
}

export async function compare(bench: Bench, told: Told, say: (text: string) => void): Promise<Comparison> {
  const { owner, killedAt } = bench
  const deliveries = await listDeliveries(owner)
  const attempts = Map.groupBy(await listAttempts(owner), ({ batchId }) => batchId)
  const byKey = new Map(deliveries.map((delivery) => [`${delivery.channel} ${delivery.number}`, delivery]))
  const batches = Map.groupBy(deliveries, ({ batchId }) => batchId)
  const received = listReceived(bench).map((message) => ({
    ...message,
    batchId: message.batchId ?? byKey.get(`${message.channel} ${message.numbers[0]}`)?.batchId ?? null,
  }))

  const arrived = new Set<string>()
  for (const { channel, numbers, text, batchId } of received) {
    for (const number of numbers) arrived.add(`${channel} ${number}`)
    const together = batches.get(batchId) ?? []
    // the rest of a digest is only counted
    if (together.length > numbers.length && text.includes(`${NOTICE_TEXTS.ru.groups.crm}: ${together.length}`))
      for (const { number } of together) arrived.add(`${channel} ${number}`)
  }
  const lost = [...told].flatMap(([number, person]) =>
    CHANNELS.filter(
      (channel) => bench.unreachable[channel].id !== person.id && !arrived.has(`${channel} ${number}`),
    ).map((channel) => `${channel} ${number}: ${byKey.get(`${channel} ${number}`)?.state ?? 'not in the ledger'}`),
  )
  for (const one of lost.slice(0, 20)) say(`lost: ${one}`)

  let duplicates = 0
  let unexplained = 0
  const firstBatch = new Map<string, string | null>()
  for (const { channel, numbers, batchId } of received)
    for (const number of numbers) {
      const key = `${channel} ${number}`
      const first = firstBatch.get(key)
      if (first === undefined) firstBatch.set(key, batchId)
      else if (first !== batchId) {
        unexplained += 1
        say(`unexplained: ${key} came under two ids`)
      }
    }
  for (const [batchId, copies] of Map.groupBy(received, (message) => message.batchId)) {
    duplicates += copies.length - 1
    const explaining = (attempts.get(batchId ?? '') ?? []).filter(({ outcome }) => outcome !== 'refused')
    if (copies.length <= explaining.length) continue
    unexplained += copies.length - explaining.length
    say(`unexplained: ${copies.length} copies of ${batchId} (${copies[0]?.channel}), ${explaining.length} attempts`)
  }

  const isSilent = ({ state, problem }: Delivery) =>
    state !== 'sent' && ((state !== 'dropped' && state !== 'failed') || problem === null)
  const silent = deliveries.filter(isSilent)
  for (const { channel, number, state, problem } of silent.slice(0, 20))
    say(`silent: ${channel} ${number}: ${state}, ${problem ?? 'no reason'}`)

  const arrivals = received.map(({ at }) => at).toSorted((one, other) => one - other)
  const pauses = killedAt.flatMap((killed) => {
    const next = arrivals.find((at) => at > killed)
    return next === undefined ? [] : [next - killed]
  })
  const interrupted = [...attempts.values()].flatMap((all) =>
    all.flatMap(({ outcome, begunAt }, index) => {
      const next = all[index + 1]
      const killed = killedAt.findLast((at) => at >= begunAt && next !== undefined && at <= next.begunAt)
      return outcome === null && next && killed !== undefined ? [next.begunAt - killed] : []
    }),
  )
  return {
    lost: lost.length,
    duplicates,
    unexplained,
    silent: silent.length,
    messages: received.length,
    failed: deliveries.filter(({ state }) => state === 'failed').length,
    resumed: Math.max(0, ...pauses) / 1_000,
    again: Math.max(0, ...interrupted) / 1_000,
  }
}

function listReceived({ mailbox, telegram }: Bench): Received[] {
  const letters = mailbox.letters().map(({ receivedAt, subject, text, messageId }) => {
    const numbers = findNumbers(text)
    const batchId = /^<([^@]+)@/.exec(messageId)?.[1] ?? 'none'
    const at = new Date(receivedAt).getTime()
    return { channel: 'email' as const, at, numbers, text: `${subject}\n${text}`, batchId }
  })
  const messages = telegram.messages().map(({ sentAt: at, plain: text }) => {
    return { channel: 'telegram' as const, at, numbers: findNumbers(text), text, batchId: null }
  })
  return [...letters, ...messages].filter(({ numbers }) => numbers.length > 0)
}

async function listDeliveries(owner: Database): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select e.key::integer as number, d.user_id as "userId", d.channel, d.state, d.problem, d.batch_id as "batchId"
    from delivery d join event e on e.id = d.event_id where d.channel <> 'bell' and e.kind = 'deadline_soon'`.execute(
    owner,
  )
  return rows
}

/** In their order. */
async function listAttempts(owner: Database): Promise<Attempt[]> {
  const { rows } = await sql<Attempt>`
    select batch_id as "batchId", number, extract(epoch from begun_at)::float8 * 1000 as "begunAt", outcome
    from delivery_attempt order by batch_id, number`.execute(owner)
  return rows
}

// Publishes a lot a second and looks when it is in the chats of those whose profiles it matches.
import { setTimeout as wait } from 'node:timers/promises'
import { NOTICE_TEXTS } from '@tendertap/domain/notifications/texts/all'
import type { Message } from '@tendertap/simulator/telegram/chat'
import { sql } from 'kysely'
import { isTold, waitUntil, type Bench } from './bench.ts'
import type { Receiver } from './receivers.ts'

export interface Measured {
  lots: number
  matches: number
  messages: number
  lost: number
  /** seconds */
  p95: number
}

export async function measure(
  { owner, portals, telegram }: Bench,
  receivers: readonly Receiver[],
  { lots, everyMs }: { lots: number; everyMs: number },
): Promise<Measured> {
  const publishedAt = new Map<string, number>()
  const before = telegram.messages().length
  let next = Date.now()
  while (publishedAt.size < lots) {
    await wait(Math.max(0, next - Date.now()))
    const at = Date.now()
    const { lots: published } = await portals.publish()
    for (const lot of published) publishedAt.set(lot, at)
    next = at + published.length * everyMs
  }
  await waitUntil(() => isTold(owner, [...publishedAt.keys()]))

  const { rows: expected } = await sql<{
    userId: string
    chatId: number
    externalId: string
    lotId: number
    batchId: string | null
  }>`
    select r."userId", r."chatId", l.external_id as "externalId", l.id as "lotId", d.batch_id as "batchId"
    from json_to_recordset(${JSON.stringify(receivers)}::json) as r ("workspaceId" uuid, "userId" uuid, "chatId" bigint)
    join lot l on l.source = 'ows' and l.external_id = any(${[...publishedAt.keys()]})
    join lot_score s on s.workspace_id = r."workspaceId" and s.lot_id = l.id
    join interest i on i.workspace_id = s.workspace_id and i.id = s.interest_id and s.percent >= i.min_score
    left join event e on e.workspace_id = s.workspace_id and e.kind = 'lot_matched' and e.lot_id = l.id
    left join delivery d on d.event_id = e.id and d.channel = 'telegram'`.execute(owner)
  const batches = Map.groupBy(expected, ({ batchId }) => batchId)
  const batchOf = new Map(expected.map(({ chatId, lotId, batchId }) => [`${chatId} ${lotId}`, batchId]))
  const messages = telegram.messages().slice(before)
  const arrivedAt = new Map<string, number>()
  for (const message of messages) {
    const listed = listLots(message)
    const together = batches.get(batchOf.get(`${message.chatId} ${listed[0]}`) ?? null) ?? []
    // the rest of a digest is only counted
    const isWhole = message.plain.includes(`${NOTICE_TEXTS.ru.groups.new_suitable_tenders}: ${together.length}`)
    for (const lotId of [...listed, ...(isWhole ? together.map((one) => one.lotId) : [])])
      if (!arrivedAt.has(`${message.chatId} ${lotId}`)) arrivedAt.set(`${message.chatId} ${lotId}`, message.sentAt)
  }
  const times = expected.map(({ chatId, lotId, externalId }) => {
    const arrived = arrivedAt.get(`${chatId} ${lotId}`)
    return arrived === undefined ? Infinity : (arrived - (publishedAt.get(externalId) ?? 0)) / 1_000
  })
  const sorted = times.filter((time) => time < Infinity).toSorted((one, other) => one - other)
  return {
    lots: publishedAt.size,
    matches: expected.length,
    messages: messages.length,
    lost: times.length - sorted.length,
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Infinity,
  }
}

/** The lots that a message leads to. */
function listLots({ keyboard, entities }: Message): number[] {
  const urls = [
    ...keyboard.flat().flatMap((button) => ('url' in button ? [button.url] : [])),
    ...entities.flatMap(({ url }) => (url === undefined ? [] : [url])),
  ]
  return urls.flatMap((url) => {
    const lot = new URL(url).searchParams.get('open')
    return lot === null ? [] : [Number(lot)]
  })
}

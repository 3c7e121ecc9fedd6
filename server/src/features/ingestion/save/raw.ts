// Stores what the portals sent (raw_payload, append-only) and the newest payload of each item (raw_head).
import { sql } from 'kysely'
import type { DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Entity } from '../../../portals/connector.ts'
import { pack, unpack } from '../../../db/packed-text.ts'
import { toItemKey, type ReceivedItem } from './payloads.ts'

// The time at which an unchanged item was seen is updated once an hour at most: reconciling only needs the day.
const TOUCH_AFTER_MS = 3_600_000

interface SortedItems {
  /** new, or different from what was last seen */
  changed: ReceivedItem[]
  unchanged: ReceivedItem[]
}

/**
 * Also stores that the unchanged items were seen. An item that is older than the stored one is left out of both lists:
 * another run has saved a newer one.
 */
export async function sortByChange(
  db: DbTransaction,
  source: Source,
  items: readonly ReceivedItem[],
  fetchedAt: Date,
): Promise<SortedItems> {
  if (items.length === 0) return { changed: [], unchanged: [] }
  const { rows } = await sql<{ entity: Entity; external_id: string; hash: string; seen_at: Date; is_ahead: boolean }>`
    select entity, external_id, encode(payload_hash, 'hex') as hash, seen_at, seen_at > clock_timestamp() + interval '1 minute' as is_ahead from raw_head
    where source = ${source} and entity = any(${[...new Set(items.map((item) => item.entity))]}) and external_id = any(${items.map((item) => item.externalId)})`.execute(
    db,
  )
  const heads = new Map(rows.map((row) => [toItemKey({ entity: row.entity, externalId: row.external_id }), row]))
  const sorted: SortedItems = { changed: [], unchanged: [] }
  for (const item of items) {
    const head = heads.get(toItemKey(item))
    if (head?.hash === item.hash) sorted.unchanged.push(item)
    // An instant beyond the present was stored by a clock that was ahead. It does not make the item newer.
    else if (!head || head.is_ahead || head.seen_at <= fetchedAt) sorted.changed.push(item)
  }
  const toTouch = sorted.unchanged.filter((item) => {
    const head = heads.get(toItemKey(item))
    return head && (head.is_ahead || head.seen_at.getTime() < fetchedAt.getTime() - TOUCH_AFTER_MS)
  })
  if (toTouch.length > 0) {
    await sql`
      update raw_head head set seen_at = ${fetchedAt}
      from unnest(${toTouch.map((item) => item.entity)}::text[], ${toTouch.map((item) => item.externalId)}::text[]) as seen (entity, external_id)
      where head.source = ${source} and head.entity = seen.entity and head.external_id = seen.external_id`.execute(db)
  }
  return sorted
}

export async function appendRaw(
  db: DbTransaction,
  source: Source,
  items: readonly ReceivedItem[],
  fetchedAt: Date,
): Promise<void> {
  if (items.length === 0) return
  // Sent in one piece: an array of byte strings would travel as a text twice as long.
  const payloads = items.map((item) => item.packed ?? pack(item.text))
  const sizes = payloads.map((payload) => payload.length)
  await sql`
    with added as (
      insert into raw_payload (fetched_at, source, entity, external_id, payload_hash, payload)
      select ${fetchedAt}, ${source}, entity, external_id, decode(hash, 'hex'), substring(${Buffer.concat(payloads)}::bytea from ends - size + 1 for size)
      from (
        select *, sum(size) over (order by place)::integer as ends
        from unnest(${items.map((item) => item.entity)}::text[], ${items.map((item) => item.externalId)}::text[], ${items.map((item) => item.hash)}::text[],
          ${sizes}::integer[]) with ordinality as new (entity, external_id, hash, size, place)
      ) as placed
      order by place
      returning seq, source, entity, external_id, payload_hash
    )
    insert into raw_head (source, entity, external_id, payload_hash, seq, seen_at)
    select source, entity, external_id, payload_hash, seq, ${fetchedAt} from added
    on conflict (source, entity, external_id) do update set payload_hash = excluded.payload_hash, seq = excluded.seq, seen_at = excluded.seen_at`.execute(
    db,
  )
}

/** The newest payloads of these contracts. */
export async function findContractPayloads(db: DbTransaction, source: Source, externalIds: readonly string[]) {
  const { rows } = await sql<{ external_id: string; payload: Buffer }>`
    select raw_payload.external_id, raw_payload.payload from raw_head head join raw_payload on raw_payload.seq = head.seq
    where head.source = ${source} and head.entity = 'contract' and head.external_id = any(${externalIds})`.execute(db)
  return rows.map((row) => ({
    entity: 'contract' as const,
    externalId: row.external_id,
    payload: JSON.parse(unpack(row.payload)) as unknown,
  }))
}

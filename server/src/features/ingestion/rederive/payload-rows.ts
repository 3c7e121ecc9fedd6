// The payloads that the portals sent, read again in the order they came.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, DbTransaction } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import type { Entity } from '../../../portals/connector.ts'
import { unpack } from '../../../db/packed-text.ts'

export interface RawRow {
  seq: number
  source: Source
  entity: Entity
  externalId: string
  fetchedAt: Date
  /** empty when the payload is damaged, that is, no longer matches its hash */
  hash: string
  payload: unknown
}

/** In the order they came. */
export async function listPayloadsAfter(db: Database, seq: number, limit: number): Promise<RawRow[]> {
  const { rows } = await sql<{
    seq: number
    source: Source
    entity: Entity
    external_id: string
    fetched_at: Date
    hash: string
    payload: Buffer
  }>`
    select seq, source, entity, external_id, fetched_at, encode(payload_hash, 'hex') as hash, payload
    from public.raw_payload where seq > ${seq} order by seq limit ${limit}`.execute(db)
  return rows.map((row) => {
    const text = unpack(row.payload)
    const isWhole = hash('sha256', text, 'hex') === row.hash
    return {
      seq: row.seq,
      source: row.source,
      entity: row.entity,
      externalId: row.external_id,
      fetchedAt: row.fetched_at,
      hash: isWhole ? row.hash : '',
      payload: JSON.parse(text) as unknown,
    }
  })
}

/** These become the newest payloads: waiting contracts are read as they stood at that moment. */
export async function saveHeads(db: DbTransaction, rows: readonly RawRow[]): Promise<void> {
  await sql`
    insert into raw_head (source, entity, external_id, payload_hash, seq, seen_at)
    select * from unnest(${rows.map((row) => row.source)}::text[], ${rows.map((row) => row.entity)}::text[], ${rows.map((row) => row.externalId)}::text[],
      ${rows.map((row) => Buffer.from(row.hash, 'hex'))}::bytea[], ${rows.map((row) => row.seq)}::bigint[], ${rows.map((row) => row.fetchedAt)}::timestamptz[])
    on conflict (source, entity, external_id) do update set payload_hash = excluded.payload_hash, seq = excluded.seq, seen_at = excluded.seen_at`.execute(
    db,
  )
}

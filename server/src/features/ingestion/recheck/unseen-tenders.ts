// Open tenders that no list has shown for a day.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Source } from '../../../portals/canonical.ts'
import { ABSENT } from '../save/absence.ts'

const AT_ONCE = 200
const DAY_MS = 86_400_000
const FINAL_STATUSES = ['Завершен', 'Отменен']
// A tender that has been undecided for longer will stay so.
const LONGEST_DAYS = 180
const ASKED_AGAIN_DAYS = 7

const isOpen = (source: Source, now: Date) => sql<boolean>`
  t.source = ${source} and not t.status = any(${FINAL_STATUSES})
    and coalesce(t.application_end_at, t.published_at, t.first_seen_at) > ${now}::timestamptz - make_interval(days => ${LONGEST_DAYS})`

interface UnseenTender {
  external_id: string
  withdrawn: boolean
}

export async function listUnseenTenders(
  db: Database,
  source: Source,
  after: string,
  now: Date,
): Promise<UnseenTender[]> {
  const { rows } = await sql<UnseenTender>`
    select t.external_id, t.withdrawn_at is not null as withdrawn from tender t
    where ${isOpen(source, now)} and t.external_id > ${after}
      and (t.withdrawn_at is null or t.withdrawn_at > ${now}::timestamptz - make_interval(days => ${ASKED_AGAIN_DAYS})
        and exists (select from raw_head h where h.source = t.source and h.entity = 'deletion' and h.external_id = ${ABSENT} || t.external_id))
      and not exists (
        select from raw_head h where h.source = t.source and h.seen_at > ${new Date(now.getTime() - DAY_MS)}
          and (h.entity = 'tender' and h.external_id = t.external_id or h.entity = 'lot' and h.external_id in (select l.external_id from lot l where l.tender_id = t.id)))
    order by t.external_id limit ${AT_ONCE}`.execute(db)
  return rows
}

export async function countOpenTenders(db: Database, source: Source, now: Date): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from tender t where ${isOpen(source, now)} and t.withdrawn_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

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
  tender.source = ${source} and not tender.status = any(${FINAL_STATUSES})
    and coalesce(tender.application_end_at, tender.published_at, tender.first_seen_at) > ${now}::timestamptz - make_interval(days => ${LONGEST_DAYS})`

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
    select tender.external_id, tender.withdrawn_at is not null as withdrawn from tender
    where ${isOpen(source, now)} and tender.external_id > ${after}
      and (tender.withdrawn_at is null or tender.withdrawn_at > ${now}::timestamptz - make_interval(days => ${ASKED_AGAIN_DAYS})
        and exists (select from raw_head head where head.source = tender.source and head.entity = 'deletion' and head.external_id = ${ABSENT} || tender.external_id))
      and not exists (
        select from raw_head head where head.source = tender.source and head.seen_at > ${new Date(now.getTime() - DAY_MS)}
          and (head.entity = 'tender' and head.external_id = tender.external_id or head.entity = 'lot' and head.external_id in (select lot.external_id from lot where lot.tender_id = tender.id)))
    order by tender.external_id limit ${AT_ONCE}`.execute(db)
  return rows
}

export async function countOpenTenders(db: Database, source: Source, now: Date): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from tender where ${isOpen(source, now)} and tender.withdrawn_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

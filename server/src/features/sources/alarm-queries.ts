// Which alarms the operator has been told of.
import type { AlarmKind } from '@tendertap/domain/sources/alarms'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { LOCKS } from '../../db/locks.ts'

export function openAlarms(db: Database) {
  return db
    .selectFrom('source_alarm')
    .select(['id', 'source', 'kind', 'began_at', 'calm_since'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** The next look waits until this one is over. */
export async function lockAlarms(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.alarms})`.execute(db)
}

export async function beginAlarm(db: Database, source: string, kind: AlarmKind, now: Date): Promise<void> {
  await db.insertInto('source_alarm').values({ source, kind, began_at: now }).execute()
}

export async function noteCalm(db: Database, id: number, since: Date | null): Promise<void> {
  await db.updateTable('source_alarm').set({ calm_since: since }).where('id', '=', id).execute()
}

export async function endAlarm(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('source_alarm').set({ ended_at: now }).where('id', '=', id).execute()
}

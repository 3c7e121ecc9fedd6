// The alarms that the operator knows of.
import type { AlarmKind } from '@tendertap/domain/sources/alarms'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { LOCKS } from '../../db/locks.ts'

export function listOpenAlarms(db: Database) {
  return db
    .selectFrom('source_alarm')
    .select(['id', 'source', 'kind', 'began_at', 'calm_since'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Makes the next check wait until this one has ended. */
export async function lockAlarms(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.alarms})`.execute(db)
}

export async function beginAlarm(db: Database, source: string, kind: AlarmKind, now: Date): Promise<void> {
  await db.insertInto('source_alarm').values({ source, kind, began_at: now }).execute()
}

export async function setCalmSince(db: Database, id: number, since: Date | null): Promise<void> {
  await db.updateTable('source_alarm').set({ calm_since: since }).where('id', '=', id).execute()
}

export async function endAlarm(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('source_alarm').set({ ended_at: now }).where('id', '=', id).execute()
}

// What the alarm about deliveries is raised by, across workspaces, as the role `background`. The alarm's own letters
// are left out: one that fails must not raise the next.
import type { DeliveryFacts } from '@tendertap/domain/delivery/troubles'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { LOCKS } from '../../db/locks.ts'
import { DEAD_LETTERS } from '../../jobs/job.ts'
import type { MessageKindName } from '../../messages/kinds.ts'
import type { Period } from './queries.ts'

export const ALARM_KIND = 'delivery_alarm' satisfies MessageKindName

export interface AlarmFacts extends DeliveryFacts {
  waiting: number
}

/** Failures of the period, and what waits at `now`. */
export async function findAlarmFacts(db: Database, { since, until }: Period, now: Date): Promise<AlarmFacts> {
  const isNotOwn = (row: 'd' | 'w') => sql`
    not (${sql.ref(`${row}.workspace_id`)} is null
      and exists (select from event e where e.id = ${sql.ref(`${row}.event_id`)} and e.kind = ${ALARM_KIND}))`
  const { rows } = await sql<AlarmFacts>`
    select
      (select count(*) from delivery d where d.state = 'failed' and d.state_at > ${since} and d.state_at <= ${until} and ${isNotOwn('d')}) as failed,
      (select count(*) from pgboss.job_common j where j.name = ${DEAD_LETTERS} and j.created_on > ${since} and j.created_on <= ${until}
        and not exists (select from delivery d join event e on e.id = d.event_id and e.kind = ${ALARM_KIND}
          where d.id = case when pg_input_is_valid(j.data ->> 'deliveryId', 'uuid') then (j.data ->> 'deliveryId')::uuid end)) as "deadLetters",
      waiting.count as waiting, waiting.since as "waitingSince"
    from (select count(*) as count, min(w.waits_since) as since from waiting_delivery w
      where w.waits_since <= ${now} and ${isNotOwn('w')}) waiting`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('The database did not count the deliveries')
  return facts
}

/** Makes the next check wait until this one has ended. */
export async function lockDeliveryAlarm(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.deliveryAlarm})`.execute(db)
}

export async function findLastAlarm(db: Database) {
  return db.selectFrom('delivery_alarm').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export async function beginAlarm(db: Database, { now, until }: { now: Date; until: Date }): Promise<void> {
  await db
    .insertInto('delivery_alarm')
    .values({ began_at: now, told_at: now, told_until: until, trouble_at: now })
    .execute()
}

export async function updateAlarm(
  db: Database,
  id: number,
  changes: { told_at?: Date; told_until?: Date; trouble_at?: Date; ended_at?: Date },
): Promise<void> {
  await db.updateTable('delivery_alarm').set(changes).where('id', '=', id).execute()
}

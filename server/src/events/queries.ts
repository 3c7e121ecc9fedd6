import { sql } from 'kysely'
import type { Scope } from '../db/scope.ts'

export interface NumberedEvent {
  seq: number
  user_id: string | null
  kind: string
  object_id: string
}

export function listEventsAfter(scope: Scope, seq: number, limit: number): Promise<NumberedEvent[]> {
  return scope.db
    .selectFrom('live_event')
    .select(['seq', 'user_id', 'kind', 'object_id'])
    .where(scope.owns('live_event.workspace_id'))
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .$narrowType<{ seq: number }>()
    .execute()
}

// A page loads before its stream opens: what changed in between must reach it.
const LOOK_BACK_SECONDS = 10

export interface KnownNumbers {
  /** the newest; 0 before the first event */
  last: number
  /** the oldest still kept */
  first: number | null
  /** the newest that is older than the loading of a page */
  settled: number | null
}

export async function readKnownNumbers(scope: Scope): Promise<KnownNumbers> {
  const { rows } = await sql<KnownNumbers>`
    select
      coalesce((select p.last from live_position p where ${scope.owns('p.workspace_id')}), 0) as last,
      (select min(e.seq) from live_event e where ${scope.owns('e.workspace_id')}) as first,
      (select max(e.seq) from live_event e
        where ${scope.owns('e.workspace_id')} and e.at < now() - make_interval(secs => ${LOOK_BACK_SECONDS})) as settled`.execute(
    scope.db,
  )
  return rows[0] ?? { last: 0, first: null, settled: null }
}

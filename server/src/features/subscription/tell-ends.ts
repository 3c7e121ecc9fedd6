// Reminds administrators that the subscription of their workspace ends, and tells them that it has ended.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { findSubscriptionMark } from '@tendertap/domain/notifications/moments'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { inWorkspace, type Scope } from '../../db/scope.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { addNotices, type NewNotice } from '../../notices/add-notices.ts'

/** `db` is the role `background`. */
export function subscriptionJobs(db: Database): JobHandlers<AllJobs, 'subscription/tellEnds'> {
  return { 'subscription/tellEnds': () => tellEnds(db, new Date()) }
}

/** May run any number of times. */
export async function tellEnds(db: Database, now: Date): Promise<void> {
  for (const { workspaceId, ...subscription } of await listEnding(db, now))
    await inWorkspace(db, workspaceId, async (scope) => {
      const notice = describeEnd(subscription, now)
      const to = await listAdministratorIds(scope)
      if (notice) await addNotices(scope, [{ ...notice, lotId: null, tenderId: null, to }])
    })
}

interface Subscription {
  id: string
  endsAt: Date
}

function describeEnd({ id, endsAt }: Subscription, now: Date): Pick<NewNotice, 'kind' | 'key' | 'facts'> | null {
  const endDate = toKazakhstanDay(endsAt)
  if (endsAt <= now) return { kind: 'subscription_ended', key: id, facts: { endDate } }
  const found = findSubscriptionMark(endsAt, now)
  return found && { kind: 'subscription_ending', key: `${id}:${found.mark}`, facts: { days: found.days, endDate } }
}

/** The last subscription of each workspace, if it ends soon or ended in the last days. */
async function listEnding(db: Database, now: Date): Promise<(Subscription & { workspaceId: string })[]> {
  const { rows } = await sql<Subscription & { workspaceId: string }>`
    select s.workspace_id as "workspaceId", s.id, s.ends_at as "endsAt" from subscription s
    where s.ends_at between ${now}::timestamptz - interval '3 days' and ${now}::timestamptz + interval '8 days'
      and not exists (select from subscription n where n.workspace_id = s.workspace_id and n.ends_at > s.ends_at)
    order by s.id`.execute(db)
  return rows
}

async function listAdministratorIds({ db, owns }: Scope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u join user_role r on r.user_id = u.id and r.role = 'admin' and ${owns('r.workspace_id')}
    where u.deactivated_at is null and ${owns('u.workspace_id')} order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}

// The daily mailing: one event per workspace and day, told to everybody who wants it. `db` is the role `background`.
import { toKazakhstanDay } from '@tendertap/domain/clock'
import { getDailyBounds } from '@tendertap/domain/notifications/daily'
import type { Database } from '../../../db/database.ts'
import { inWorkspace } from '../../../db/scope.ts'
import { JOBS, type AllJobs } from '../../../jobs/definitions.ts'
import { enqueueMany } from '../../../jobs/enqueue.ts'
import type { JobHandlers } from '../../../jobs/run.ts'
import { addNotices } from '../../../notices/add-notices.ts'
import { countNewLots, listMemberIds, listWorkspaces } from './queries.ts'

export function dailyJobs(db: Database): JobHandlers<AllJobs, 'notices/startDaily' | 'notices/makeDaily'> {
  return {
    'notices/startDaily': () => startDaily(db, toKazakhstanDay(new Date())),
    'notices/makeDaily': ({ workspaceId, day }) => makeDaily(db, workspaceId, day),
  }
}

export async function startDaily(db: Database, day: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const workspaces = await listWorkspaces(transaction, day)
    const payloads = workspaces.map((workspaceId) => ({ workspaceId, day }))
    await enqueueMany(transaction, JOBS, 'notices/makeDaily', payloads)
  })
}

/** May run twice: a workspace has one event of a day. */
export async function makeDaily(db: Database, workspaceId: string, day: string): Promise<void> {
  await inWorkspace(db, workspaceId, async (scope) => {
    const counted = await countNewLots(scope, getDailyBounds(day))
    if (counted.total === 0) return
    const to = await listMemberIds(scope)
    await addNotices(scope, [
      { kind: 'daily_mailing', key: day, facts: { day, ...counted }, lotId: null, tenderId: null, to },
    ])
  })
}

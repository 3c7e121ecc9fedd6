// Tells the team that the end of a lot in work comes near, and which steps should be done by now.
import { findPassedMark, listOverdueSteps } from '@tendertap/domain/notifications/moments'
import { DEADLINE_HOURS } from '@tendertap/domain/notifications/notices'
import { planWork } from '@tendertap/domain/working-days/plan'
import { ACTIVE_STATUSES, isPlaced } from '@tendertap/domain/lot-work/statuses'
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { tellAboutLots } from '../lots/tell-about-lots.ts'
import { readBasis } from './basis.ts'
import { listLotsInWork } from './queries.ts'

const CAUSE = { causedBy: null } as const

/** May run any number of times: what was told is not told again, unless the end is another one. */
export async function tellTimes(scope: Scope, now: Date): Promise<void> {
  const lots = await listLotsInWork(scope, { endAfter: now, limit: null })
  const open = lots.filter(({ work }) => !isPlaced(work.status))
  const near = open.flatMap(({ lotId, applicationEndAt, since }) => {
    const hours = findPassedMark({ end: applicationEndAt, since }, now)
    return hours === null
      ? []
      : [{ lotId, key: `${lotId}:${hours}:${applicationEndAt.toISOString()}`, facts: { hours } }]
  })
  await tellAboutLots(scope, 'deadline_soon', near, CAUSE)
  const basis = await readBasis(scope)
  const overdue = open.flatMap(({ since, ...lot }) => {
    const plan = planWork(lot, basis, now)
    const [step] = plan ? listOverdueSteps(plan, since, now) : []
    return step
      ? [{ lotId: lot.lotId, key: `${lot.lotId}:${step}:${lot.applicationEndAt.toISOString()}`, facts: { step } }]
      : []
  })
  await tellAboutLots(scope, 'step_overdue', overdue, CAUSE)
}

/** Where an end comes near. A step can be overdue only in the last days before it. */
const DAYS_AHEAD = 14

/** Across workspaces, as the role `background`. */
export async function listWorkspacesToTell(db: DbTransaction, now: Date): Promise<{ workspaceId: string }[]> {
  const horizon = Math.max(DAYS_AHEAD * 24, ...DEADLINE_HOURS)
  const { rows } = await sql<{ workspaceId: string }>`
    select distinct w.workspace_id as "workspaceId"
    from lot_work w join lot l on l.id = w.lot_id join tender t on t.id = l.tender_id
    where w.status = any(${ACTIVE_STATUSES.filter((status) => !isPlaced(status))})
      and t.application_end_at between ${now} and ${now}::timestamptz + make_interval(hours => ${horizon})`.execute(db)
  return rows
}

// spec 1 §5: 1, 3, 6 or 12 months, and nothing in the past. RESOLUTIONS §4: a subscription that the operator assigns
// adds a row and ends the running one.
import type { ParsedInput } from '@tendertap/contract/calls/index'
import { getFilterLimit } from '@tendertap/domain/subscription/limits'
import { findPeriodProblem } from '@tendertap/domain/subscription/manual'
import { sql } from 'kysely'
import { LOCK_TEXTS } from '../../db/locks.ts'
import type { Scope } from '../../db/scope.ts'
import { enqueue, PERSON_WAITS } from '../../jobs/enqueue.ts'
import { AppError } from '../../platform/app-error.ts'

type Assignment = ParsedInput<'superadmin/setManualSubscription'>

export async function assignSubscription({ db }: Scope, { workspaceId, startDate, endDate, ...wanted }: Assignment) {
  const problem = findPeriodProblem(new Date(startDate), new Date(endDate), new Date())
  if (problem) throw new AppError(problem)
  // two assignments at once: the second sees the first one's row and ends it
  await sql`select pg_advisory_xact_lock(hashtextextended(${LOCK_TEXTS.subscription(workspaceId)}, 0))`.execute(db)
  const before = await db
    .selectFrom('subscription')
    .select(['max_filters as maxFilters', 'additional_filters as additionalFilters'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  // A subscription that ended more than a day ago stays (policy `ending`). A running one ends where the new one begins.
  // A future one ends where it would have begun.
  await sql`
    update subscription set ends_at = greatest(starts_at, ${startDate}::timestamptz)
    where workspace_id = ${workspaceId} and ends_at > now() - interval '1 day' and ends_at > ${startDate}::timestamptz and starts_at < ${endDate}::timestamptz`.execute(
    db,
  )
  // profiles that may score from its beginning on have missed the lots of the meantime
  if (!before || getFilterLimit(wanted) > getFilterLimit(before)) {
    const options = { startAfter: new Date(startDate), priority: PERSON_WAITS }
    await enqueue(db, 'matching/rescoreMany', { workspaceId }, options)
  }
  return db
    .insertInto('subscription')
    .values({
      workspace_id: workspaceId,
      plan: wanted.plan,
      starts_at: startDate,
      ends_at: endDate,
      max_users: wanted.maxUsers,
      additional_users: wanted.additionalUsers,
      max_filters: wanted.maxFilters,
      additional_filters: wanted.additionalFilters,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

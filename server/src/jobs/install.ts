// Makes the queues that the definitions ask for, as the owner, with the least rights for everybody else. Safe to
// repeat.
import { PgBoss } from 'pg-boss'
import { migrate, type MigrationSettings } from '../db/migrate.ts'
import { LOCK_RETRIES, MIGRATION_SESSION, retryWhenLocked } from '../db/retry-when-locked.ts'
import { ROLE_NAMES } from '../db/roles.ts'
import { TIME_LIMITS, toConnectionOptions } from '../db/time-limits.ts'
import { JOBS } from './definitions.ts'
import { DEAD_LETTERS, type Job, type Jobs } from './job.ts'

const TIME_ZONE = 'Asia/Almaty'
const MINUTE = 60
const DAY = 24 * 60 * MINUTE
// A worker that says nothing for this long is dead, and its jobs go to another.
const HEARTBEAT_SECONDS = 10

const ENQUEUERS = [ROLE_NAMES.application, ROLE_NAMES.operator, ROLE_NAMES.ingestion].join(', ')
// Roles that enqueue jobs see their ids, never their payloads; the operator reads dead letters.
const GRANTS = `
  revoke execute on all functions in schema pgboss from public;
  grant usage on schema pgboss to ${ENQUEUERS}, ${ROLE_NAMES.background};
  grant select on pgboss.queue to ${ENQUEUERS};
  grant insert, select (id, start_after) on pgboss.job_common to ${ENQUEUERS};
  grant execute on function pgboss.job_now() to ${ENQUEUERS};
  grant select on pgboss.job_common to ${ROLE_NAMES.operator};
  grant select, insert, update, delete on all tables in schema pgboss to ${ROLE_NAMES.background};
  grant execute on all functions in schema pgboss to ${ROLE_NAMES.background};`

/** The database as this version needs it: our migrations, then the queues. Gives the migrations it applied. */
export async function prepareDatabase(
  ownerUrl: string,
  jobs: Jobs = JOBS,
  settings: MigrationSettings = {},
): Promise<string[]> {
  const applied = await migrate(ownerUrl, settings)
  await retryWhenLocked(ownerUrl, { ...LOCK_RETRIES, ...settings.retries }, () => installJobs(ownerUrl, jobs))
  return applied
}

export async function installJobs(ownerUrl: string, jobs: Jobs): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: MIGRATION_SESSION,
    options: toConnectionOptions(TIME_LIMITS.migration),
    max: 2,
    supervise: false,
    schedule: false,
  })
  const problems: Error[] = []
  boss.on('error', (error) => problems.push(error))
  try {
    await boss.start()
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * DAY })
    for (const [name, job] of Object.entries(jobs)) {
      await boss.createQueue(name, { ...toQueueOptions(job), ...(job.key && { policy: 'short' as const }) })
      await boss.updateQueue(name, toQueueOptions(job))
    }
    await updateSchedules(boss, jobs)
    await boss.getDb().executeSql(GRANTS)
  } finally {
    await boss.stop()
  }
  if (problems[0]) throw problems[0]
}

function toQueueOptions(job: Job) {
  return {
    deadLetter: DEAD_LETTERS,
    retryLimit: job.retries,
    retryDelay: job.retryAfterSeconds,
    retryBackoff: true,
    retryDelayMax: Math.max(15 * MINUTE, job.retryAfterSeconds),
    expireInSeconds: job.limitSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: DAY,
    notify: true,
  }
}

async function updateSchedules(boss: PgBoss, jobs: Jobs): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!jobs[name]?.cron) await boss.unschedule(name)
  for (const [name, { cron }] of Object.entries(jobs)) if (cron) await boss.schedule(name, cron, {}, { tz: TIME_ZONE })
}

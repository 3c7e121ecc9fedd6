// Runs jobs in the worker: takes them in batches, is woken by NOTIFY and sends heartbeats, so that other workers take
// over the jobs of a dead one.
import { PgBoss, type Job as TakenJob, type JobResult } from 'pg-boss'
import { TIME_LIMITS, toConnectionOptions } from '../db/time-limits.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import { GiveUp } from './give-up.ts'
import { countPlaces, type Job, type JobName, type Jobs, type PayloadOut } from './job.ts'

export interface RunningJob {
  id: string
  /** 1 for the first try */
  attempt: number
  /** carries the job's name and id in every line */
  log: Log
  /** aborted when another worker has taken the job over */
  signal: AbortSignal
}

export type JobHandler<J extends Jobs, N extends keyof J> = (
  payload: PayloadOut<J, N>,
  job: RunningJob,
) => Promise<void>
export type JobHandlers<J extends Jobs, N extends keyof J = keyof J> = { readonly [K in N]: JobHandler<J, K> }

export interface WorkerSettings<J extends Jobs> {
  /** as the role `background` */
  url: string
  jobs: J
  handlers: JobHandlers<J>
  log: Log
  metrics: Pick<Metrics, 'jobs'>
  /** how often it looks for jobs whose time has come; new ones wake it at once */
  pollSeconds?: number
}

export interface RunningWorker {
  /** takes nothing more and finishes what runs */
  stop(): Promise<void>
}

// A killed worker's job runs again after at most 10 s without a heartbeat, 7 s until a living worker notices, the job's
// retry delay and one poll.
const MONITOR_SECONDS = 5
const SUPERVISE_SECONDS = 2
const POLL_SECONDS = 2
// Whoever stops a process usually kills it after half a minute; this is below that.
const DRAIN_MS = 25_000

export async function startWorker<J extends Jobs>({
  url,
  jobs,
  handlers,
  log,
  metrics,
  pollSeconds = POLL_SECONDS,
}: WorkerSettings<J>): Promise<RunningWorker> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'tendertap-worker',
    options: toConnectionOptions(TIME_LIMITS.worker),
    max: 4,
    // the owner's work, done by the migration
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: true,
    monitorIntervalSeconds: MONITOR_SECONDS,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: 3_600,
  })
  boss.on('error', (err) => log.error({ err }, 'the queue failed'))
  boss.on('warning', (warning) => log.warn(warning, 'the queue warns'))
  await boss.start()
  for (const name of Object.keys(jobs) as JobName<J>[]) {
    const definition = jobs[name] as Job
    const options = {
      batchSize: definition.batch,
      localConcurrency: definition.parallel,
      burstWhenBatchFull: true,
      // half of the places of a process
      ...(definition.group && { groupConcurrency: Math.ceil(countPlaces(definition) / 2) }),
      perJobResults: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
    } as const
    const runOne = createRunner(name, definition, handlers[name], log, metrics)
    await boss.work<object, unknown, typeof options>(name, options, (taken) => Promise.all(taken.map(runOne)))
  }
  return { stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }) }
}

function createRunner(
  name: string,
  { payload, retries }: Job,
  handler: JobHandler<Jobs, string>,
  log: Log,
  metrics: Pick<Metrics, 'jobs'>,
) {
  return async ({ id, data, retryCount, signal }: TakenJob): Promise<JobResult> => {
    const attempt = retryCount + 1
    const jobLog = log.child({ job: name, jobId: id, attempt })
    const stopTimer = metrics.jobs.startTimer({ job: name })
    const read = payload.safeParse(data ?? {})
    if (!read.success) {
      jobLog.error({ issues: read.error.issues }, 'the payload is not what the job expects: dead letter')
      stopTimer({ outcome: 'refused' })
      return { id, status: 'deadletter', output: { message: read.error.message } }
    }
    try {
      await handler(read.data, { id, attempt, log: jobLog, signal })
      stopTimer({ outcome: 'done' })
      return { id, status: 'completed' }
    } catch (err) {
      const hopeless = err instanceof GiveUp
      const last = hopeless || attempt > retries
      jobLog[last ? 'error' : 'warn'](
        { err },
        last ? 'the last try failed: dead letter' : 'failed, will be tried again',
      )
      stopTimer({ outcome: 'failed' })
      return {
        id,
        status: hopeless ? 'deadletter' : 'failed',
        output: { message: err instanceof Error ? err.message : String(err) },
      }
    }
  }
}

// What a job is. Jobs carry ids, may run twice (a worker can die after the work and before saying so), and say how
// often they retry.
import type { z } from 'zod'

export interface Job<P extends z.ZodObject = z.ZodObject> {
  payload: P
  /** tries after the first; then the job is a dead letter */
  retries: number
  /**
   * the wait before the first retry, which pg-boss randomly makes up to twice as long. It doubles with each retry, up
   * to a quarter of an hour. The job of a worker that died waits too.
   */
  retryAfterSeconds: number
  /** jobs taken at once and run side by side. A batch completes as a whole, so long jobs need a small one. */
  batch: number
  /** batches that one worker process runs at a time */
  parallel: number
  /** a try that takes longer has failed */
  limitSeconds: number
  /** by the clock of Kazakhstan; such a job has an empty payload */
  cron?: string
  /**
   * While a job waits, enqueuing another with the same key and the same priority adds nothing. Without a key every
   * call adds a job.
   */
  key?(payload: z.output<P>): string
  /** Jobs of one group take no more than half of the places, so that the others get their turn. */
  group?(payload: z.output<P>): string
}

/** How many of them one worker process runs at once. */
export const countPlaces = ({ batch, parallel }: Pick<Job, 'batch' | 'parallel'>) => batch * parallel

export type Jobs = Readonly<Record<string, Job>>
export type JobName<J extends Jobs> = keyof J & string
export type PayloadIn<J extends Jobs, N extends keyof J> = z.input<J[N]['payload']>
export type PayloadOut<J extends Jobs, N extends keyof J> = z.output<J[N]['payload']>

const DEFAULTS = { retries: 7, retryAfterSeconds: 2, batch: 10, parallel: 1, limitSeconds: 15 * 60 }

export function defineJob<P extends z.ZodObject>(settings: { payload: P } & Partial<Job<P>>): Job<P> {
  // pg-boss waits for its next poll after a batch of one, even when more is waiting
  if (settings.batch !== undefined && settings.batch < 2)
    throw new Error('A batch has at least two jobs; to run one at a time is not a matter of the batch')
  return { ...DEFAULTS, ...settings }
}

/** The queue of jobs whose last try failed; each entry remembers the name of its job. */
export const DEAD_LETTERS = 'dead-letters'

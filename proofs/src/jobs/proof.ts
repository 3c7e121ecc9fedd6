// Background jobs are fast enough, survive the death of their worker, and do not exist if their transaction failed.
import { atLeast, atMost, exactly, measured, noBar, proof } from '../frame/proof.ts'
import { openBench } from './bench.ts'
import { finishSmallJobs } from './lost-and-doubled.ts'
import { measureRecovery } from './recovery.ts'
import { countJobsAfterRollback } from './rollback.ts'
import { measureThroughput } from './throughput.ts'

export const jobs = proof({
  title: 'background jobs',
  bars: {
    waiting: measured(
      atLeast(1_000, 'jobs/s', 'small jobs (one row each) that two workers finish per second, enqueued before'),
    ),
    flowing: measured(
      atLeast(1_000, 'jobs/s', 'the same from the first enqueue to the last finish, enqueued meanwhile'),
    ),
    empty: measured(noBar('jobs/s', 'jobs that do nothing, enqueued before: the price of the queue alone')),
    enqueued: measured(noBar('jobs/s', 'jobs enqueued per second, a thousand in a transaction')),
    share: measured(atLeast(20, '%', 'of the small jobs were done by the less busy of two workers')),
    lost: exactly(0, 'jobs', 'small jobs lost'),
    twice: exactly(0, 'jobs', 'small jobs done twice while no worker died'),
    abandoned: exactly(0, 'jobs', 'whose worker was killed (kill -9) in the middle, and that no other finished'),
    recovery: measured(
      atMost(
        30,
        's',
        'from kill -9 of a worker in the middle of a job to the same job finished by the other, the slowest',
      ),
    ),
    rolledBack: exactly(0, 'jobs', 'left by transactions that were rolled back'),
  },
  faults: {
    'no-heartbeat': 'workers do not say that they are alive',
    'one-worker': 'the second worker takes nothing',
    'one-by-one': 'jobs are taken one at a time instead of in batches',
    'other-connection': 'jobs are enqueued outside the transaction that asks for them',
  },
  run: async (context) => {
    const { fault, measuring } = context
    const bench = await openBench(context)
    if (fault === 'no-heartbeat') return { abandoned: (await measureRecovery([bench])).abandoned }
    if (fault === 'other-connection') return { rolledBack: await countJobsAfterRollback(bench) }
    if (fault) {
      const { share, waiting } = await measureThroughput(bench)
      return fault === 'one-worker' ? { share } : { waiting }
    }
    const rolledBack = await countJobsAfterRollback(bench)
    if (!measuring) return { rolledBack, ...(await finishSmallJobs(bench)), ...(await measureRecovery([bench])) }
    const throughput = await measureThroughput(bench)
    // two at the same time, each with a database and two workers of its own
    const benches = [await openBench(context), await openBench(context)]
    return { rolledBack, ...throughput, ...(await measureRecovery(benches)) }
  },
})

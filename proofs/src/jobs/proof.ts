// Background jobs are fast enough, survive the death of their worker, and do not exist if their transaction failed.
import { atLeast, atMost, exactly, proof, noBar } from '../frame/proof.ts'
import { measureRecovery } from './recovery.ts'
import { countJobsAfterRollback } from './rollback.ts'
import { measureThroughput } from './throughput.ts'
import { openBench } from './bench.ts'

/** even a busy machine exceeds it when workers take batches; even an idle one misses it when they take single jobs */
const FLOOR = { atLeast: 100 }

export const jobs = proof({
  title: 'background jobs',
  usualSeconds: 50,
  alone: true,
  bars: {
    waiting: {
      ...atLeast(1_000, 'jobs/s', 'small jobs (one row each) that two workers finish per second, enqueued before'),
      busy: FLOOR,
    },
    flowing: {
      ...atLeast(1_000, 'jobs/s', 'the same from the first enqueue to the last finish, enqueued meanwhile'),
      busy: FLOOR,
    },
    empty: noBar('jobs/s', 'jobs that do nothing, enqueued before: the price of the queue alone'),
    enqueued: noBar('jobs/s', 'jobs enqueued per second, a thousand in a transaction'),
    share: {
      ...atLeast(20, '%', 'of the small jobs were done by the less busy of two workers'),
      busy: { atLeast: 2 },
    },
    lost: exactly(0, 'jobs', 'small jobs lost'),
    twice: exactly(0, 'jobs', 'small jobs done twice while no worker died'),
    recovery: atMost(
      30,
      's',
      'from kill -9 of a worker in the middle of a job to the same job finished by the other, the slowest',
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
    if (context.fault === 'no-heartbeat') return { recovery: await measureRecovery(context) }
    const bench = await openBench(context)
    if (context.fault === 'other-connection') return { rolledBack: await countJobsAfterRollback(bench) }
    if (context.fault) return measureThroughput(bench)
    return {
      rolledBack: await countJobsAfterRollback(bench),
      ...(await measureThroughput(bench)),
      recovery: await measureRecovery(context),
    }
  },
})

import { enqueueMany } from '@tendertap/server/jobs/enqueue'
import type { Bench } from './bench.ts'
import { PROOF_JOBS } from './definitions.ts'

/** Runs transactions that enqueue and then fail; returns how many of their jobs exist nevertheless. */
export async function countJobsAfterRollback({ context, application, countUnfinished }: Bench): Promise<number> {
  const transactions = context.measuring ? 100 : 20
  for (let number = 0; number < transactions; number += 1) {
    const failing = application.transaction().execute(async (transaction) => {
      const enqueue = (within: typeof transaction) => enqueueMany(within, PROOF_JOBS, 'proof/nothing', [{ number }])
      await (context.fault === 'other-connection' ? application.transaction().execute(enqueue) : enqueue(transaction))
      throw new RollBack()
    })
    await failing.catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error
    })
  }
  return countUnfinished('proof/nothing')
}

class RollBack extends Error {}

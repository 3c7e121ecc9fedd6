import { enqueueMany } from '@tendertap/server/jobs/enqueue'
import type { Bench } from './bench.ts'
import { PROOF_JOBS } from './definitions.ts'

const TRANSACTIONS = 100

/** Transactions that enqueue and then fail; gives the jobs that are there nevertheless. */
export async function jobsAfterRollback({ context, application, unfinished }: Bench): Promise<number> {
  for (let number = 0; number < TRANSACTIONS; number += 1) {
    const failing = application.transaction().execute(async (transaction) => {
      const ask = (within: typeof transaction) => enqueueMany(within, PROOF_JOBS, 'proof/nothing', [{ number }])
      await (context.fault === 'other-connection' ? application.transaction().execute(ask) : ask(transaction))
      throw new RollBack()
    })
    await failing.catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error
    })
  }
  return unfinished('proof/nothing')
}

class RollBack extends Error {}

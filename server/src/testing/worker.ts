// A worker with all the product's jobs, for the length of a test file.
import { afterAll } from 'vitest'
import { openDatabase } from '../db/database.ts'
import type { RoleUrls } from '../db/roles.ts'
import { allJobs } from '../features/index.ts'
import { JOBS } from '../jobs/definitions.ts'
import { startWorker } from '../jobs/run.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'

export async function testWorker({ background: url }: RoleUrls): Promise<void> {
  const db = openDatabase({ url, name: 'test-worker', max: 4, onError: () => undefined })
  const worker = await startWorker({ url, jobs: JOBS, handlers: allJobs(db), log: createLog('silent', 'worker'), metrics: createMetrics('worker') })
  afterAll(async () => {
    await worker.stop()
    await db.destroy()
  })
}

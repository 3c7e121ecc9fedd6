// A worker process for the proof: the product's own worker with the proof's own jobs.
import { openDatabase } from '@tendertap/server/db/database'
import { startWorker } from '@tendertap/server/jobs/run'
import { createLog } from '@tendertap/server/platform/log'
import { createMetrics } from '@tendertap/server/platform/metrics'
import { sql } from 'kysely'
import { PROOF_JOBS } from './definitions.ts'

const url = process.env['BACKGROUND_DATABASE_URL'] ?? ''
// a planted fault: after a batch of one the queue waits for its next poll
const oneByOne = process.env['FAULT'] === 'one-by-one' ? { batch: 1, parallel: 1 } : {}
const log = createLog('warn', 'worker')
const db = openDatabase({
  url,
  name: 'tendertap-proof-worker',
  max: 10,
  onError: (err) => log.error({ err }, 'a database connection failed'),
})

const worker = await startWorker({
  url,
  jobs: { ...PROOF_JOBS, 'proof/note': { ...PROOF_JOBS['proof/note'], ...oneByOne } },
  log,
  metrics: createMetrics('worker'),
  handlers: {
    'proof/nothing': async () => undefined,
    'proof/note': async ({ number }) => {
      await sql`insert into note values (${number}, ${process.pid})`.execute(db)
    },
    'proof/hold': async (_payload, { id, attempt }) => {
      await sql`insert into hold values (${id}, ${process.pid}, ${attempt})`.execute(db)
      if (attempt === 1) await new Promise(() => undefined)
    },
  },
})
process.send?.('ready')
process.once('SIGTERM', () => void worker.stop().finally(() => process.exit(0)))
process.once('disconnect', () => process.exit(1))

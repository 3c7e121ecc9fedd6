import { CHANNELS } from '@tendertap/domain/notifications/categories'
import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/database.ts'
import { DEAD_LETTERS } from '../../jobs/job.ts'
import type { Log } from '../../platform/log.ts'

/** Counts at every scrape, so the metrics are right even where no job runs. `db` has the role `background`. */
export function measureDelivery(registry: Registry, db: Database, log: Log): void {
  const report = (err: unknown) => log.error({ err }, 'the deliveries could not be measured')
  const deadLetters = new Gauge({
    name: 'tendertap_dead_letters',
    help: 'background jobs that were given up and are kept',
    labelNames: ['job'],
    registers: [registry],
    collect: async () => {
      deadLetters.reset()
      try {
        const { rows } = await sql<{ job: string; count: number }>`
          select coalesce(source_name, '') as job, count(*) as count from pgboss.job_common where name = ${DEAD_LETTERS} group by 1`.execute(
          db,
        )
        for (const { job, count } of rows) deadLetters.set({ job }, count)
      } catch (err) {
        report(err)
      }
    },
  })
  const waiting = new Gauge({
    name: 'tendertap_deliveries_waiting_seconds',
    help: 'how long the oldest delivery waits that should have been sent by now',
    labelNames: ['channel'],
    registers: [registry],
    collect: async () => {
      waiting.reset()
      try {
        const { rows } = await sql<{ channel: string; seconds: number }>`
          select channel, extract(epoch from now() - min(waits_since))::float8 as seconds from waiting_delivery
          where waits_since <= now() group by channel`.execute(db)
        for (const channel of CHANNELS)
          waiting.set({ channel }, rows.find((row) => row.channel === channel)?.seconds ?? 0)
      } catch (err) {
        report(err)
      }
    },
  })
}

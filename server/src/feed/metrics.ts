import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Log } from '../platform/log.ts'
import { listConsumerLags, type ConsumerLag } from './queries.ts'

/** Measures at every scrape, so that the figures are right even where no consumer runs. */
export function measureFeed(registry: Registry, db: Database, log: Log): void {
  const measure = (name: string, help: string, figure: Exclude<keyof ConsumerLag, 'consumer'>) => {
    const gauge = new Gauge({
      name: `tendertap_feed_${name}`,
      help,
      labelNames: ['consumer'],
      registers: [registry],
      collect: async () => {
        gauge.reset()
        try {
          for (const lag of await listConsumerLags(db)) gauge.set({ consumer: lag.consumer }, lag[figure])
        } catch (err) {
          log.error({ err }, 'the consumers of the feed could not be measured')
        }
      },
    })
  }
  measure('lag_changes', 'Changes that a consumer has not read yet', 'changes')
  measure('lag_seconds', 'Age of the oldest change that a consumer has not read yet', 'seconds')
  measure('failures', 'How often in a row a consumer has failed at the change before which it stands', 'failures')
}

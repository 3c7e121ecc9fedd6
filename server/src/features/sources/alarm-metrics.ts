import { ALARM_KINDS, findAlarms } from '@tendertap/domain/sources/alarms'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../platform/log.ts'
import { listSourceFacts } from './facts.ts'

/**
 * Checks the sources at every scrape, so the metric is right even where no job runs. 0: the source is connected and the
 * alarm is not raised.
 */
export function measureAlarms(registry: Registry, db: Database, log: Log): void {
  const gauge = new Gauge({
    name: 'tendertap_source_alarm',
    help: '1 while a source of the catalogue raises this alarm',
    labelNames: ['source', 'alarm'],
    registers: [registry],
    collect: async () => {
      gauge.reset()
      try {
        const now = new Date()
        for (const facts of (await listSourceFacts(db, now)).filter(({ lists }) => lists.length > 0)) {
          const raised = findAlarms(facts, now)
          for (const alarm of ALARM_KINDS) gauge.set({ source: facts.source, alarm }, raised.includes(alarm) ? 1 : 0)
        }
      } catch (err) {
        log.error({ err }, 'the alarms could not be measured')
      }
    },
  })
}

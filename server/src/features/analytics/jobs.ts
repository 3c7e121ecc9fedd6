import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { recount } from './facts/consumer.ts'

export function analyticsJobs(db: Database): JobHandlers<AllJobs, 'analytics/recount'> {
  return {
    'analytics/recount': async (_nothing, { log }) => {
      const mended = await recount(db)
      log.info({ mended }, 'lots that no change told of are counted again')
    },
  }
}

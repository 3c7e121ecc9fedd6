import type { Database } from '../../db/database.ts'
import type { AllJobs } from '../../jobs/definitions.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import { listUnusedFiles, removeUnusedFile } from './queries.ts'

export function ownFileJobs(db: Database): JobHandlers<AllJobs, 'own-files/forgetUnused'> {
  return {
    // the bytes follow: the sweep of the store removes what no row names
    'own-files/forgetUnused': async (_nothing, { log, signal }) => {
      let removed = 0
      for (const file of await listUnusedFiles(db)) {
        signal.throwIfAborted()
        if (await removeUnusedFile(db, file)) removed++
      }
      log.info({ removed }, 'files that nobody uses are forgotten')
    },
  }
}

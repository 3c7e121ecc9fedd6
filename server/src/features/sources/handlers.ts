import type { sources } from '@tendertap/contract/calls/sources'
import { calculateFreshness, calculateOverallFreshness } from '@tendertap/domain/sources/freshness'
import type { Handlers } from '../../http/handlers.ts'
import { listOpenAlarms } from './alarm-queries.ts'
import { listSources, listSourceFacts } from './facts.ts'
import { listLastRuns, listNewestGaps, listNewestUnknownValues } from './newest.ts'
import { presentFreshness, presentSource } from './present.ts'
import { listSourceStatuses, type SourceStatus } from './status.ts'

export const sourceHandlers: Handlers<keyof typeof sources> = {
  'lots/getFreshness': (context) =>
    context.inScope(async ({ db }) => {
      const now = new Date()
      const fresh = (await listSources(db)).map(({ source, name, lists, openGaps }) => ({
        source,
        name,
        ...calculateFreshness(lists, openGaps, now),
      }))
      return {
        ...presentFreshness(calculateOverallFreshness(fresh)),
        at: now.toISOString(),
        sources: fresh.map(({ source, name, ...one }) => ({ source, name, ...presentFreshness(one) })),
      }
    }),

  'superadmin/getSources': (context) =>
    context.inScope(async ({ db }) => {
      const now = new Date()
      const newest = {
        alarms: await listOpenAlarms(db),
        gaps: await listNewestGaps(db),
        unknownValues: await listNewestUnknownValues(db),
        runs: await listLastRuns(db),
      }
      const statuses = new Map<string, SourceStatus>(
        (await listSourceStatuses(db, now)).map((status) => [status.source, status]),
      )
      return (await listSourceFacts(db, now)).flatMap((facts) => {
        const status = statuses.get(facts.source)
        return status ? [presentSource(status, facts, newest, now)] : []
      })
    }),
}

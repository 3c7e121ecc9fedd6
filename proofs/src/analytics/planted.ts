// The bugs that the proof must find, as changes of the sources.
import type { Edit } from '../frame/alter-source.ts'

export const PLANTED = {
  deaf: {
    file: 'server/src/features/analytics/facts/consumer.ts',
    from: "'details', 'result',",
    to: "'details',",
  },
  twice: {
    file: 'server/src/features/analytics/facts/refresh.ts',
    from: 'await addToRollup(db, rollup, concerned, -1)',
    to: 'void rollup',
  },
  wrong: {
    file: 'server/src/features/analytics/facts/sums.ts',
    from: '  planned: sql`coalesce(sum(f.planned), 0)`',
    to: "  planned: sql`coalesce(sum(f.planned) filter (where f.state <> 'cancelled'), 0)`",
  },
  slow: {
    file: 'server/src/features/analytics/market.ts',
    from: 'select * from (${sql.join(parts,',
    to: 'select sums.* from pg_sleep(0.5), (${sql.join(parts,',
  },
  narrow: { file: 'domain/src/analytics/corridor.ts', from: 'const LOW = 0.1', to: 'const LOW = 0.35' },
} satisfies Record<string, Edit>

// Every new lot is shown to the saved searches of all workspaces that tell at once. The lots are few and the searches
// many: the words of the searches are kept in memory, and only those that may find a lot are asked of the database.
import { setTimeout as wait } from 'node:timers/promises'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import { sql } from 'kysely'
import type { DbTransaction } from '../../db/database.ts'
import { readDatabaseTime } from '../../db/clock.ts'
import type { Scope } from '../../db/scope.ts'
import { defineConsumer, type Consumer } from '../../feed/consumer.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { readLotWords } from '../lots/search/prepare-filters.ts'
import { findAmong, type FoundLot } from '../lots/search/run-filters.ts'
import { isFilteredByMatch } from '../lots/select-scored.ts'
import { isFresh, type SearchOfWorkspace } from './queries.ts'
import { createSearches } from './searches-in-memory.ts'

export function savedSearchConsumer(loaders: LotLoaders): Consumer {
  return createConsumer('saved-searches/percolate', loaders, (filter) => !isFilteredByMatch(filter))
}

/** The same for filters by match, which can find a lot only once it is scored. */
export function scoredSearchConsumer(loaders: LotLoaders, scoredBy: string): Consumer {
  return createConsumer('saved-searches/percolateScored', loaders, isFilteredByMatch, (db, seq) =>
    waitForScores(db, scoredBy, seq),
  )
}

function createConsumer(
  name: string,
  loaders: LotLoaders,
  isWanted: (filter: LotFilter) => boolean,
  prepare?: (db: DbTransaction, seq: number) => Promise<void>,
): Consumer {
  const searches = createSearches(isWanted)
  return defineConsumer({
    name,
    kinds: ['published'],
    // small, so that a new lot does not wait for many others
    batch: 100,
    handle: async (db, changes) => {
      const lotIds = changes.flatMap(({ lotId }) => lotId ?? [])
      const telling = lotIds.length > 0 ? await searches.sync(db) : []
      if (!searches.hasWanted() || telling.length === 0) return
      await prepare?.(db, changes.at(-1)?.seq ?? 0)
      const now = await readDatabaseTime(db)
      const scope = toScope(db, null)
      const ready = await searches.listReady(scope, telling, await readLotWords(scope, lotIds), now)
      const filters = ready.map((search) => ({ ...search, scope: toScope(db, search.workspaceId) }))
      const found = await findAmong(scope, filters, { lotIds, isNew: isFresh(now), loaders, now })
      await enqueueMany(db, JOBS, 'saved-searches/tell', groupByWorkspace(found, telling))
    },
  })
}

/** The worker reads the scores of all workspaces in one transaction; each statement says whose. */
const toScope = (db: DbTransaction, workspaceId: string | null): Scope => ({
  db,
  workspaceId,
  owns: (column) => sql`${sql.ref(column)} = ${workspaceId}::uuid`,
})

function groupByWorkspace(found: readonly FoundLot[], searches: readonly SearchOfWorkspace[]) {
  const workspaces = new Map(searches.map(({ id, workspaceId }) => [id, workspaceId]))
  const groups = Map.groupBy(found, ({ id }) => workspaces.get(id) ?? '')
  return Array.from(groups, ([workspaceId, lots]) => ({
    workspaceId,
    found: lots.map(({ id, lotId }) => ({ searchId: id, lotId })),
  }))
}

const LONGEST_WAIT_MS = 20_000
const POLL_MS = 200

/** The other consumer is usually a moment behind; when it stands still, this one waits as failed. */
async function waitForScores(db: DbTransaction, scoredBy: string, seq: number): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
    const { rows } = await sql<{ position: number }>`
      select position from feed_consumer where name = ${scoredBy}`.execute(db)
    const position = rows[0]?.position
    if (position === undefined || position >= seq) return
    await wait(POLL_MS)
  }
  throw new Error('The new lots are not scored yet')
}

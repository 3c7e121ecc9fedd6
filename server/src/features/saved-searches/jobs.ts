// Tells people what their saved searches have found; `db` is the role `background`.
import { readDatabaseTime } from '../../db/clock.ts'
import type { Database } from '../../db/database.ts'
import { inWorkspace, type Scope } from '../../db/scope.ts'
import { JOBS, type AllJobs } from '../../jobs/definitions.ts'
import { enqueueMany } from '../../jobs/enqueue.ts'
import type { JobHandlers } from '../../jobs/run.ts'
import type { LotLoaders } from '../lots/attachments.ts'
import { addNotices } from '../../notices/add-notices.ts'
import { isFilteredByMatch } from '../lots/select-scored.ts'
import { tellAboutLots } from '../lots/tell-about-lots.ts'
import { countNew } from './count-new.ts'
import {
  findSettledLot,
  findUnscoredLot,
  listDaily,
  listDailyWorkspaces,
  listTold,
  markTold,
  type DailySearch,
} from './queries.ts'
import { readFilter } from './read-filter.ts'

type SavedSearchJobs = 'saved-searches/tell' | 'saved-searches/tellDaily' | 'saved-searches/tellWorkspace'

/** `scoredBy`: the consumer that scores new lots. */
export function savedSearchJobs(
  db: Database,
  loaders: LotLoaders,
  scoredBy: string,
): JobHandlers<AllJobs, SavedSearchJobs> {
  return {
    'saved-searches/tell': ({ workspaceId, found }) => inWorkspace(db, workspaceId, (scope) => tellFound(scope, found)),

    'saved-searches/tellDaily': () =>
      db.transaction().execute(async (transaction) => {
        const workspaceIds = await listDailyWorkspaces(transaction)
        await enqueueMany(
          transaction,
          JOBS,
          'saved-searches/tellWorkspace',
          workspaceIds.map((workspaceId) => ({ workspaceId })),
        )
      }),

    'saved-searches/tellWorkspace': async ({ workspaceId }) => {
      const now = await readDatabaseTime(db)
      await inWorkspace(db, workspaceId, (scope) => tellDay(scope, { now, loaders, scoredBy }))
    },
  }
}

interface Found {
  searchId: string
  lotId: number
}

/** Each lot once for each search, also when this runs again. */
async function tellFound(scope: Scope, found: readonly Found[]): Promise<void> {
  const searches = await listTold(
    scope,
    found.map(({ searchId }) => searchId),
  )
  const byId = new Map(searches.map((search) => [search.id, search]))
  const told = found.flatMap(({ searchId, lotId }) => {
    const search = byId.get(searchId)
    if (!search) return []
    return [{ lotId, key: `${searchId}:${lotId}`, facts: { search: search.name }, named: [search.userId] }]
  })
  await tellAboutLots(scope, 'search_matched', told, { causedBy: null })
}

interface TellDayOptions {
  now: Date
  loaders: LotLoaders
  scoredBy: string
}

/**
 * What came since the last time, which is yesterday unless the worker stood still. A filter by match finds a lot only
 * once it is scored: it tells of the lots before the first one that is not, and of the others next time.
 */
export async function tellDay(scope: Scope, { now, loaders, scoredBy }: TellDayOptions): Promise<void> {
  const searches = await listDaily(scope)
  if (searches.length === 0) return
  const settled = await findSettledLot(scope, now)
  const unscored = await findUnscoredLot(scope, scoredBy)
  const scored = unscored === null ? settled : Math.min(settled, unscored - 1)
  const [byMatch, others] = splitByMatch(searches)
  await tellUpTo(scope, byMatch, scored, { now, loaders })
  await tellUpTo(scope, others, settled, { now, loaders })
}

function splitByMatch(searches: readonly DailySearch[]): [DailySearch[], DailySearch[]] {
  const isByMatch = ({ filter }: DailySearch) => isFilteredByMatch(readFilter(filter) ?? {})
  return [searches.filter(isByMatch), searches.filter((search) => !isByMatch(search))]
}

async function tellUpTo(
  scope: Scope,
  searches: readonly DailySearch[],
  upToLotId: number,
  { now, loaders }: { now: Date; loaders: LotLoaders },
): Promise<void> {
  const toCount = searches.map(({ id, filter, toldLotId }) => ({ id, filter, afterLotId: toldLotId, upToLotId }))
  const counts = await countNew(scope, toCount, loaders, now)
  await addNotices(
    scope,
    searches.flatMap(({ id, name, userId }) => {
      const count = counts.get(id)
      if (!count) return []
      const facts = { search: name, searchId: id, count }
      const key = `${id}:${upToLotId}`
      return [{ kind: 'search_digest' as const, key, facts, lotId: null, tenderId: null, to: [userId] }]
    }),
    now,
  )
  await markTold(
    scope,
    searches.map(({ id }) => id),
    upToLotId,
  )
}

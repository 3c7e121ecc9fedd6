// The saved searches that tell at once, of all workspaces, prepared to be run on every new lot.
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { DbTransaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { mayFind, prepareFilters, type LotWords, type PreparedFilter } from '../lots/search/prepare-filters.ts'
import { listTelling, readFilters, type SearchOfWorkspace } from './queries.ts'
import { readFilter } from './read-filter.ts'

/** So long the words of a filter are not looked up again, unless a new lot brings one that no lot had. */
const PREPARED_MS = 10 * 60_000

interface KeptSearch {
  /** null: this version cannot read it */
  filter: LotFilter | null
  prepared: PreparedFilter | null
  preparedAt: number
}

export interface ReadySearch extends PreparedFilter {
  id: string
  workspaceId: string
}

export function createSearches(isWanted: (filter: LotFilter) => boolean) {
  let kept = new Map<string, KeptSearch>()

  /** Reads the filters of new searches, and forgets those that are gone. */
  async function sync(db: DbTransaction): Promise<SearchOfWorkspace[]> {
    const telling = await listTelling(db)
    const unread = telling.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
    const stored = unread.length > 0 ? await readFilters(db, unread) : new Map<string, unknown>()
    kept = new Map(
      telling.map(({ id }) => [
        id,
        kept.get(id) ?? { filter: pickWanted(stored.get(id)), prepared: null, preparedAt: 0 },
      ]),
    )
    return telling
  }

  function pickWanted(stored: unknown): LotFilter | null {
    const filter = readFilter(stored)
    return filter && isWanted(filter) ? filter : null
  }

  async function prepare(scope: Scope, texts: ReadonlySet<string>, now: number): Promise<void> {
    const outdated = [...kept.values()].filter(
      ({ prepared, preparedAt }) =>
        now - preparedAt > PREPARED_MS || prepared?.hasPrefix || prepared?.missing.some((text) => texts.has(text)),
    )
    const toPrepare = outdated.flatMap((search) => (search.filter ? [{ search, filter: search.filter }] : []))
    if (toPrepare.length === 0) return
    const prepared = await prepareFilters(
      scope,
      toPrepare.map(({ filter }) => filter),
    )
    for (const [place, { search }] of toPrepare.entries())
      Object.assign(search, { prepared: prepared[place] ?? null, preparedAt: now })
  }

  return {
    sync,
    hasWanted: () => [...kept.values()].some(({ filter }) => filter !== null),
    /** Those that may find one of the lots with these words. */
    async listReady(
      scope: Scope,
      telling: readonly SearchOfWorkspace[],
      { lexemes, texts }: LotWords,
      now: Date,
    ): Promise<ReadySearch[]> {
      await prepare(scope, texts, now.getTime())
      const lots = [...lexemes.values()]
      return telling.flatMap(({ id, workspaceId }) => {
        const prepared = kept.get(id)?.prepared
        return prepared && lots.some((lot) => mayFind(prepared, lot)) ? [{ ...prepared, id, workspaceId }] : []
      })
    },
  }
}

// A page of a register: ids descending, below `after`, two hundred at most.
import { findIndexOfId } from '../world/ows-rows.ts'
import { createMatcher, type Filter } from './filters.ts'

const MAX_LIMIT = 200
const DEFAULT_LIMIT = 50
const MAX_CACHED = 24

interface Row {
  id: number
  indexDate?: string
}

export interface PageInfo {
  limitPage: number
  totalCount: number
  hasNextPage: boolean
  lastId: number | null
  lastIndexDate: string | null
}

export interface RegisterPage<T> {
  rows: T[]
  pageInfo: PageInfo
}

export interface PageRequest {
  filter?: Filter | null
  limit?: number | null
  after?: number | null
}

export interface Pages {
  page<T extends Row>(register: string, all: readonly T[], version: number, asked: PageRequest): RegisterPage<T>
}

/** Caches the rows that match a filter until the world changes, so that the next page is cheap. */
export function createPages(maxLimit = MAX_LIMIT, defaultLimit = DEFAULT_LIMIT): Pages {
  const cache = new Map<string, { version: number; rows: readonly Row[] }>()

  function findMatching<T extends Row>(
    register: string,
    all: readonly T[],
    version: number,
    filter: Filter,
  ): readonly T[] {
    if (Object.keys(filter).length === 0) return all
    const key = `${register}${JSON.stringify(filter)}`
    const known = cache.get(key)
    cache.delete(key)
    const entry =
      known?.version === version ? known : { version, rows: pickById(all, filter).filter(createMatcher(filter)) }
    cache.set(key, entry)
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? '')
    return entry.rows as readonly T[]
  }

  return {
    page(register, all, version, { filter, limit, after }) {
      const matched = findMatching(register, all, version, filter ?? {})
      const size = Math.min(limit && limit > 0 ? limit : defaultLimit, maxLimit)
      const end = after === null || after === undefined ? matched.length : findIndexOfId(matched, after)
      const rows = matched.slice(Math.max(0, end - size), end).toReversed()
      const last = rows.at(-1)
      return {
        rows,
        pageInfo: {
          limitPage: size,
          totalCount: matched.length,
          hasNextPage: end > size,
          lastId: last?.id ?? null,
          lastIndexDate: last?.indexDate ?? null,
        },
      }
    },
  }
}

/** A filter by ids looks at those rows alone. */
function pickById<T extends Row>(all: readonly T[], filter: Filter): readonly T[] {
  const wanted = filter['id']
  if (wanted === undefined || wanted === null) return all
  const ids = [...new Set((Array.isArray(wanted) ? wanted : [wanted]) as number[])].toSorted((a, b) => a - b)
  return ids.flatMap((id) => {
    const row = all[findIndexOfId(all, id)]
    return row?.id === id ? [row] : []
  })
}

// The search params of a list of lots: page, filter, sort, the unfolded lot. The hash is a filter too.
import { SORT_DIRECTIONS, SORT_FIELDS, type LotFilter, type Sort } from '@tendertap/domain/lots/filter'
import { formatPaging, parsePaging, parsePositiveNumber, type Paging } from '../../../lib/paging-search-params.ts'
import type { SearchParamsRules } from '../../../lib/use-search-params.ts'
import { formatFilter, parseFilter } from '../filter/filter-search-params.ts'
import { LOT_LISTS, type LotListName } from './lot-lists.ts'
import { dropDefaultSort } from './lot-order.ts'

export interface LotListParams extends Paging {
  filter: LotFilter
  /** null is the default order of the list */
  sort: Sort | null
  /** the lot whose details are unfolded */
  open: number | null
  /** in reading mode, where `open` is the lot that is read */
  isReading: boolean
  /** lots in work: as a board instead of a list */
  isBoard: boolean
}

const BOARD = 'board'

const createRules = (list: LotListName): SearchParamsRules<LotListParams> => ({
  parse: (search, hash) => {
    const sortBy = SORT_FIELDS.find((field) => field === search['sortBy'])
    const sort = SORT_DIRECTIONS.find((direction) => direction === search['sort'])
    const filter = { ...parseFilter(search), ...parseHash(list, hash) }
    return {
      ...parsePaging(search),
      filter,
      sort: dropDefaultSort(list, sortBy && sort ? { sortBy, sort } : null, filter),
      open: parsePositiveNumber(search['open']),
      isReading: search['read'] === '1',
      isBoard: search['view'] === BOARD,
    }
  },
  format: ({ filter, sort, open, isReading, isBoard, ...paging }) => ({
    ...formatFilter(LOT_LISTS[list].hash === 'code' ? { ...filter, code: null } : filter),
    ...dropDefaultSort(list, sort, filter),
    ...formatPaging(paging),
    ...(open !== null && { open: String(open) }),
    ...(isReading && { read: '1' }),
    ...(isBoard && { view: BOARD }),
  }),
  hash: ({ filter }) => String(filter[LOT_LISTS[list].hash] ?? ''),
})

function parseHash(list: LotListName, hash: string): Pick<LotFilter, 'id' | 'code'> {
  const id = parsePositiveNumber(hash)
  if (LOT_LISTS[list].hash === 'id') return id === null ? {} : { id }
  return parseCodeHash(hash)
}

/** The number of a lot or the code of a tender, as somebody may have pasted it. */
function parseCodeHash(hash: string): Pick<LotFilter, 'code'> {
  const { code } = parseFilter({ code: decodeHash(hash) })
  return code ? { code } : {}
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** spec 2 §2: /all-lots#123 and /rate-lots#123 name a lot by its id, the lists of the work by its number. */
export const LOT_LIST_SEARCH_PARAMS: Record<LotListName, SearchParamsRules<LotListParams>> = {
  'all-lots': createRules('all-lots'),
  'rate-lots': createRules('rate-lots'),
  'potential-lots': createRules('potential-lots'),
  'lots-in-work': createRules('lots-in-work'),
  'completed-lots': createRules('completed-lots'),
  'archive-lots': createRules('archive-lots'),
}

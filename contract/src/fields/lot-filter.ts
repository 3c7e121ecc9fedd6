// spec 2 §3, filter set, as a client sends it.
import { z } from 'zod'
import { STAGES } from '@tendertap/domain/lot-work/stage'
import { WORK_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { SORT_DIRECTIONS, SORT_FIELDS } from '@tendertap/domain/lots/filter'
import { toMethodName } from '@tendertap/domain/lots/vocabulary'
import { toPageSize } from '@tendertap/domain/paging'
import { MAX_COMPANY_NAMES, text, uuid } from './fields.ts'
import { filterDay, filterFlag, filterList, filterNumber, filterText, filterWholeNumber } from './filter-fields.ts'
import { ours } from '../ours.ts'

const MAX_PRICE = 1e16
const MAX_LOTS = 1_000_000
const MAX_PAGE = 1_000_000_000

const numberOrText = z.union([z.number(), text(40), z.null()]).optional()

/** At least 1. Only the list itself knows its last page, so the handler clamps it. */
export const page = numberOrText.transform((value) => {
  const wanted = Math.trunc(Number(value))
  return wanted >= 1 ? Math.min(wanted, MAX_PAGE) : 1
})

export const limit = numberOrText.transform((value) =>
  toPageSize(value === '' || value === null ? null : Number(value)),
)

/** The payload shared by all lists of lots. An empty body is page 1 of 10. */
export const lotFilter = z.object({
  id: filterWholeNumber(Number.MAX_SAFE_INTEGER),
  /** A number of the portal with or without its suffix, the link of a page, or a BIN: the customer's lots. */
  code: filterText(300),
  page,
  limit,
  companies: filterList(1000, MAX_COMPANY_NAMES),
  statuses: filterList(200, 100),
  methods: filterList(200, 100).transform((methods) => methods && [...new Set(methods.map(toMethodName))]),
  search: filterText(500),
  minLots: filterWholeNumber(MAX_LOTS),
  maxLots: filterWholeNumber(MAX_LOTS),
  minPrice: filterNumber(MAX_PRICE),
  maxPrice: filterNumber(MAX_PRICE),
  startDateFrom: filterDay,
  startDateTo: filterDay,
  endDateFrom: filterDay,
  endDateTo: filterDay,
  sortBy: z
    .union([z.enum(SORT_FIELDS), z.literal(''), z.null()], { error: 'unknown_sort_field' })
    .optional()
    .transform((value) => value || null),
  sort: z
    .union([z.enum(SORT_DIRECTIONS), z.literal(''), z.null()])
    .optional()
    .transform((value) => value || null),
  /** Only lots that are open: published, and their applications have not ended. */
  openOnly: ours(filterFlag),
  /** Search for the typed words alone, without synonyms. */
  exactWords: ours(filterFlag),
  /** KATO codes; each stands for everything inside its place. */
  regions: ours(filterList(9, 100)),
  /** The beginning of an ENS TRU code: its group and everything below. */
  ensTru: ours(filterText(40)),
  /** Portals. */
  sources: ours(filterList(20, 20)),
  /** Only lots that fit an interest profile of the workspace this well. */
  matchLevels: ours(filterList(10, 3)),
  /** Only lots that are scored for one of these interest profiles. */
  interests: ours(filterList(36, 100)),
})

/** Only the catalogue has these fields; the other lists of lots do not. */
export const catalogueFilter = lotFilter.extend({
  todayOnly: filterFlag,
  /** Also count the facets. */
  withFacets: ours(filterFlag),
  /**
   * Do not wait for the total. Unless it is known without counting, `total` then says how many lots there are at least.
   */
  withoutTotal: ours(filterFlag),
  /** Also count the matching lots that are open. */
  withOpenTotal: ours(filterFlag),
})

/** Lists of lots with a work record, or without one that nobody will take any more. */
export const workFilter = lotFilter.extend({
  /** Only lots whose work has one of these statuses. */
  workStatuses: ours(
    z
      .union([z.array(z.enum(WORK_STATUSES)).max(WORK_STATUSES.length), z.literal(''), z.null()])
      .optional()
      .transform((statuses) => (statuses?.length ? [...new Set(statuses)] : null)),
  ),
})

/** Of lots in work. */
export const activeFilter = workFilter.extend({
  /** Only lots that this person is responsible for. */
  assigneeId: ours(
    z
      .union([uuid, z.literal(''), z.null()])
      .optional()
      .transform((value) => value || null),
  ),
  /** Only lots whose work is at this stage: 1 collecting documents, 2 price, 3 placement. */
  stage: ours(
    z
      .union([z.literal(STAGES), z.null()])
      .optional()
      .transform((stage) => stage ?? null),
  ),
})

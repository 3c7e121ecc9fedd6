import { z } from 'zod'
import { CADENCES, MOST_NEW_LOTS } from '@tendertap/domain/saved-searches/saved-searches'
import { instant, uuid } from '../fields/fields.ts'
import { filterList } from '../fields/filter-fields.ts'
import { catalogueFilter } from '../fields/lot-filter.ts'

const MAX_COMPANIES = 200

/** What a list of the catalogue is filtered by, without its order and its pages (SAVED_FIELDS). */
export const savedFilter = catalogueFilter
  .omit({
    id: true,
    todayOnly: true,
    page: true,
    limit: true,
    sortBy: true,
    sort: true,
    withFacets: true,
    withoutTotal: true,
    withOpenTotal: true,
  })
  .extend({ companies: filterList(1000, MAX_COMPANIES) })

const texts = z.array(z.string()).optional()
const number = z.number().optional()
const day = z.string().optional()
const flag = z.boolean().optional()
const words = z.string().optional()

/** Only the fields that filter. */
const activeFields = z.object({
  search: words,
  exactWords: flag,
  openOnly: flag,
  code: words,
  ensTru: words,
  companies: texts,
  statuses: texts,
  methods: texts,
  regions: texts,
  sources: texts,
  matchLevels: texts,
  interests: texts,
  minLots: number,
  maxLots: number,
  minPrice: number,
  maxPrice: number,
  startDateFrom: day,
  startDateTo: day,
  endDateFrom: day,
  endDateTo: day,
})

export const savedSearch = z.object({
  id: uuid,
  name: z.string(),
  cadence: z.enum(CADENCES),
  /** null: it was saved by a version whose filter can no longer be read, and finds nothing */
  filter: activeFields.nullable(),
  /** lots that came since the person last opened it; counted up to a bound */
  newLots: z.int().max(MOST_NEW_LOTS),
  createdAt: instant,
})

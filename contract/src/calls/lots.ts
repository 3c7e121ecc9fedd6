import { call } from '../call.ts'
import { lotList } from '../entities/lot-list.ts'
import { catalogueFilter, lotFilter } from '../fields/lot-filter.ts'

// Those who do the work, and controller and admin to read it.
const READS_WORK = ['manager', 'procurement', 'controller', 'admin'] as const

const list = {
  writes: false,
  input: lotFilter,
  output: lotList,
  refusals: ['unknown_sort_field', 'sort_too_wide', 'page_too_far'],
} as const

export const lots = {
  'lots/getLots': call({
    ...list,
    summary: 'Searches the whole catalogue of lots by filter, sorted and paged.',
    access: 'member or superadmin',
    needsSubscription: true,
    input: catalogueFilter,
  }),
  'lots/lotsWithFilters': call({
    ...list,
    summary: 'Lists the open lots that await the lead’s vote.',
    access: ['lead'],
    needsSubscription: true,
  }),
  'lots/getPotentialLots': call({
    ...list,
    summary: 'Lists the open lots that a manager may take into work, accepted ones first.',
    access: ['manager'],
    needsSubscription: true,
  }),
  'lots/getActiveLots': call({
    ...list,
    summary: 'Lists the lots in work, from collecting documents to placement.',
    access: READS_WORK,
  }),
  'lots/getCompletedLots': call({
    ...list,
    summary: 'Lists the lots whose placement is confirmed.',
    access: READS_WORK,
  }),
  'lots/getArchivedLots': call({
    ...list,
    summary: 'Lists the declined lots and those that nobody took in time.',
    access: READS_WORK,
  }),
}

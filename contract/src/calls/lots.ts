import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { call, COMPANY_NAMES_BODY } from '../call.ts'
import { lotList } from '../entities/lot-list.ts'
import { activeFilter, catalogueFilter, lotFilter, workFilter } from '../fields/lot-filter.ts'

const list = {
  writes: false,
  cost: 'search',
  maxBody: COMPANY_NAMES_BODY,
  input: lotFilter,
  output: lotList,
  refusals: ['unknown_sort_field', 'sort_too_wide', 'page_too_far', 'search_too_wide'],
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
    access: WORK_READERS,
    input: activeFilter,
  }),
  'lots/getCompletedLots': call({
    ...list,
    summary: 'Lists the lots whose placement is confirmed.',
    access: WORK_READERS,
  }),
  'lots/getArchivedLots': call({
    ...list,
    summary: 'Lists the declined lots and those that nobody took in time.',
    access: WORK_READERS,
    input: workFilter,
  }),
}

// Lists as spreadsheets, and all data of a workspace.
import { z } from 'zod'
import { WORK_READERS } from '@tendertap/domain/lot-work/readers'
import { COMPANY_NAMES_BODY, fileCall } from '../call.ts'
import { lang } from '../fields/lang.ts'
import { activeFilter, catalogueFilter, lotFilter, workFilter } from '../fields/lot-filter.ts'

const PAGING = { page: true, limit: true } as const

const list = {
  writes: false,
  cost: 'search',
  maxBody: COMPANY_NAMES_BODY,
  refusals: ['unknown_sort_field', 'sort_too_wide', 'search_too_wide'],
  ours: true,
} as const

export const exports = {
  'exports/getLots': fileCall({
    ...list,
    summary: 'Saves the lots of the catalogue that a filter finds as a spreadsheet, at most 50,000 of them.',
    access: 'member or superadmin',
    needsSubscription: true,
    input: catalogueFilter
      .omit({ ...PAGING, withFacets: true, withoutTotal: true, withOpenTotal: true })
      .extend({ lang }),
  }),
  'exports/getLotsToRate': fileCall({
    ...list,
    summary: 'Saves the open lots that await the lead’s vote as a spreadsheet.',
    access: ['lead'],
    needsSubscription: true,
    input: lotFilter.omit(PAGING).extend({ lang }),
  }),
  'exports/getPotentialLots': fileCall({
    ...list,
    summary: 'Saves the open lots that a manager may take into work as a spreadsheet.',
    access: ['manager'],
    needsSubscription: true,
    input: lotFilter.omit(PAGING).extend({ lang }),
  }),
  'exports/getActiveLots': fileCall({
    ...list,
    summary: 'Saves the lots in work as a spreadsheet.',
    access: WORK_READERS,
    input: activeFilter.omit(PAGING).extend({ lang }),
  }),
  'exports/getCompletedLots': fileCall({
    ...list,
    summary: 'Saves the lots whose placement is confirmed, with their results, as a spreadsheet.',
    access: WORK_READERS,
    input: lotFilter.omit(PAGING).extend({ lang }),
  }),
  'exports/getArchivedLots': fileCall({
    ...list,
    summary: 'Saves the declined lots and those that nobody took in time as a spreadsheet.',
    access: WORK_READERS,
    input: workFilter.omit(PAGING).extend({ lang }),
  }),
  'exports/getCompanyLists': fileCall({
    summary: 'Saves the workspace’s company lists as a spreadsheet.',
    access: 'member',
    writes: false,
    input: z.object({ lang }),
    ours: true,
  }),
  // also after the subscription has ended: the data is the company's own
  'exports/getWorkspaceData': fileCall({
    summary: 'Saves all data of the workspace as one ZIP: a JSON file per table, and the company’s own files.',
    access: ['admin'],
    // it changes nothing, but the log says who took the data out
    writes: true,
    input: z.object({}),
    ours: true,
  }),
}

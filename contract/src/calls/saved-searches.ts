import { z } from 'zod'
import { CADENCES, MAX_SEARCH_NAME, toSearchName } from '@tendertap/domain/saved-searches/saved-searches'
import { call, COMPANY_NAMES_BODY } from '../call.ts'
import { savedFilter, savedSearch } from '../entities/saved-search.ts'
import { nothing, requiredText, uuid } from '../fields/fields.ts'

const name = requiredText(MAX_SEARCH_NAME).transform(toSearchName)
const cadence = z.enum(CADENCES)
const own = { access: 'member', needsSubscription: true, ours: true } as const

export const savedSearches = {
  'savedSearches/getAll': call({
    ...own,
    summary: 'Lists the person’s saved searches, each with the number of its new lots.',
    writes: false,
    cost: 'search',
    input: z.object({}),
    output: z.object({ searches: z.array(savedSearch) }),
  }),
  'savedSearches/save': call({
    ...own,
    summary: 'Keeps a filter of the catalogue under a name.',
    writes: true,
    input: z.object({ name, filter: savedFilter, cadence }),
    maxBody: COMPANY_NAMES_BODY,
    output: z.object({ id: uuid }),
    refusals: ['saved_search_too_wide', 'saved_search_limit', 'name_taken'],
  }),
  'savedSearches/update': call({
    ...own,
    summary: 'Renames a saved search, or changes how soon it tells of new lots.',
    writes: true,
    input: z.object({ id: uuid, name: name.optional(), cadence: cadence.optional() }),
    output: nothing,
    refusals: ['not_found', 'name_taken'],
  }),
  'savedSearches/open': call({
    ...own,
    summary: 'Remembers that the person has seen what a saved search has found so far.',
    writes: true,
    input: z.object({ id: uuid }),
    output: nothing,
    refusals: ['not_found'],
  }),
  'savedSearches/delete': call({
    ...own,
    summary: 'Deletes a saved search.',
    writes: true,
    input: z.object({ id: uuid }),
    output: nothing,
    refusals: ['not_found'],
  }),
}

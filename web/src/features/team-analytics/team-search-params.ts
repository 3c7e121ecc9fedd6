// The search params of the team's figures: whose work is shown, besides those that all tabs share. The team uses the
// period alone; the others wait in the address for the next tab.
import { isUuid } from '@tendertap/domain/identifiers'
import { ANALYTICS_SEARCH_PARAMS, type AnalyticsParams } from '../analytics/market-filter.ts'
import type { SearchParamsRules } from '../../lib/use-search-params.ts'

export interface TeamParams extends AnalyticsParams {
  /** '' for the whole team */
  person: string
}

export const TEAM_SEARCH_PARAMS: SearchParamsRules<TeamParams> = {
  parse: (search, hash) => {
    const person = search['person']
    return {
      ...ANALYTICS_SEARCH_PARAMS.parse(search, hash),
      person: typeof person === 'string' && isUuid(person) ? person : '',
    }
  },
  format: ({ person, ...others }) => ({ ...ANALYTICS_SEARCH_PARAMS.format(others), ...(person !== '' && { person }) }),
}

// The search params of the log: a link shows a colleague the same entries.
import { isDay } from '@tendertap/domain/clock'
import { isUuid } from '@tendertap/domain/identifiers'
import { formatPaging, parsePaging, type RawSearchParams, type Paging } from '../../lib/paging-search-params.ts'
import type { SearchParamsRules } from '../../lib/use-search-params.ts'

export const OUTCOMES = ['done', 'refused'] as const

/** An empty text does not filter. */
export interface AuditFilter {
  userId: string
  action: string
  object: string
  outcome: '' | (typeof OUTCOMES)[number]
  from: string
  to: string
}

export interface AuditParams extends AuditFilter, Paging {}

export const NO_FILTER: AuditFilter = { userId: '', action: '', object: '', outcome: '', from: '', to: '' }

/** An invalid value counts as absent; an empty one is left out. */
export const AUDIT_SEARCH_PARAMS: SearchParamsRules<AuditParams> = {
  parse: (search: RawSearchParams) => {
    const text = (name: string) => (typeof search[name] === 'string' ? search[name].trim() : '')
    const day = (name: string) => (isDay(text(name)) ? text(name) : '')
    return {
      ...parsePaging(search),
      userId: isUuid(text('userId')) ? text('userId') : '',
      action: text('action').slice(0, 100),
      object: text('object').slice(0, 200),
      outcome: OUTCOMES.find((outcome) => outcome === text('outcome')) ?? '',
      from: day('from'),
      to: day('to'),
    }
  },
  format: ({ page, limit, ...filter }) => ({ ...filter, ...formatPaging({ page, limit }) }),
}

export function isFiltered(params: AuditParams): boolean {
  return Object.keys(NO_FILTER).some((name) => params[name as keyof AuditFilter] !== '')
}

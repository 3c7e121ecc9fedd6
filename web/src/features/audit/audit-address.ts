// What of the log stands in the address, so that a link shows a colleague the same entries.
import { isDay } from '@tendertap/domain/clock'
import { isUuid } from '@tendertap/domain/identifiers'
import { pagingSearch, parsePaging, type GivenSearch, type Paging } from '../../lib/list-address.ts'
import type { AddressRules } from '../../lib/use-list-address.ts'

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

export interface AuditAddress extends AuditFilter, Paging {}

export const NO_FILTER: AuditFilter = { userId: '', action: '', object: '', outcome: '', from: '', to: '' }

/** Whatever makes no sense counts as absent; what is empty is left out by itself. */
export const AUDIT_ADDRESS: AddressRules<AuditAddress> = {
  parse: (search: GivenSearch) => {
    const text = (name: string) => (typeof search[name] === 'string' ? search[name].trim() : '')
    const when = (name: string) => (isDay(text(name)) ? text(name) : '')
    return {
      ...parsePaging(search),
      userId: isUuid(text('userId')) ? text('userId') : '',
      action: text('action').slice(0, 100),
      object: text('object').slice(0, 200),
      outcome: OUTCOMES.find((outcome) => outcome === text('outcome')) ?? '',
      from: when('from'),
      to: when('to'),
    }
  },
  search: ({ page, limit, ...filter }) => ({ ...filter, ...pagingSearch({ page, limit }) }),
}

export function isFiltered(address: AuditAddress): boolean {
  return Object.keys(NO_FILTER).some((name) => address[name as keyof AuditFilter] !== '')
}

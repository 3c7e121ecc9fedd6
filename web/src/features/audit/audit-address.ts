// What of the log stands in the address, so that a link shows a colleague the same entries.
import { isDay } from '@tendertap/domain/clock'
import { isUuid } from '@tendertap/domain/identifiers'
import { DEFAULT_PAGE_SIZE, nearestPageSize, type PageSize } from '@tendertap/domain/paging'

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

export interface AuditAddress extends AuditFilter {
  page: number
  limit: PageSize
}

export const NO_FILTER: AuditFilter = { userId: '', action: '', object: '', outcome: '', from: '', to: '' }

/** Addresses are typed and pasted by people: whatever makes no sense counts as absent. */
export function parseAuditAddress(search: Readonly<Record<string, unknown>>): AuditAddress {
  const text = (name: string) => (typeof search[name] === 'string' ? search[name].trim() : '')
  const when = (name: string) => (isDay(text(name)) ? text(name) : '')
  return {
    page: /^\d{1,9}$/.test(text('page')) ? Math.max(1, Number(text('page'))) : 1,
    limit: nearestPageSize(/^\d{1,9}$/.test(text('limit')) ? Number(text('limit')) : null),
    userId: isUuid(text('userId')) ? text('userId') : '',
    action: text('action').slice(0, 100),
    object: text('object').slice(0, 200),
    outcome: OUTCOMES.find((outcome) => outcome === text('outcome')) ?? '',
    from: when('from'),
    to: when('to'),
  }
}

/** Defaults stay out of the address; what is empty is left out by itself. */
export function auditSearch({ page, limit, ...filter }: AuditAddress): Record<string, string> {
  return {
    ...filter,
    ...(page > 1 && { page: String(page) }),
    ...(limit !== DEFAULT_PAGE_SIZE && { limit: String(limit) }),
  }
}

export function isFiltered(address: AuditAddress): boolean {
  return Object.keys(NO_FILTER).some((name) => address[name as keyof AuditFilter] !== '')
}

import { Link } from '@tanstack/react-router'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { ReactNode } from 'react'
import { formatFilter } from '../filter/filter-search-params.ts'
import type { Lot } from '../lot.ts'
import classes from './FilterLink.module.css'

interface FilterLinkProps {
  /** null: the fact can't be filtered by, and is no link */
  filter: LotFilter | null
  className?: string | undefined
  children: ReactNode
}

/** A fact of a lot that leads to all lots with the same fact, and to no other filter. */
export function FilterLink({ filter, className, children }: FilterLinkProps) {
  if (filter === null) return <span className={className}>{children}</span>
  return (
    <Link
      to="/all-lots"
      search={formatFilter(filter) as never}
      className={`${classes.link} ${className ?? ''}`}
      // the current page is only the one with this filter and no other
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  )
}

/** Customers are known by their Russian names. */
export const byCustomer = ({ customerRu }: Pick<Lot, 'customerRu'>): LotFilter | null =>
  customerRu ? { companies: [customerRu] } : null

/** The first two digits of a KATO code are the region. */
export const byRegion = ({ regionCode }: Pick<Lot, 'regionCode'>): LotFilter | null =>
  regionCode ? { regions: [regionCode.slice(0, 2)] } : null

export const byEnsTru = ({ ensTruCode }: Pick<Lot, 'ensTruCode'>): LotFilter | null =>
  ensTruCode ? { ensTru: ensTruCode } : null

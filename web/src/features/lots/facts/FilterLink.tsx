import { useRouter } from '@tanstack/react-router'
import type { LotFilter } from '@tendertap/domain/lots/filter'
import type { MouseEvent, ReactNode } from 'react'
import { formatFilter } from '../filter/filter-search-params.ts'
import type { Lot } from '../lot.ts'
import classes from './FilterLink.module.css'

interface FilterLinkProps {
  /** null: the fact can't be filtered by, and is no link */
  filter: LotFilter | null
  className?: string | undefined
  /** called when the link is followed on this page */
  onFollow?(): void
  children: ReactNode
}

/**
 * A fact of a lot that leads to all lots with the same fact, and to no other filter. A page has dozens of them, and
 * the router's own links take several times as long to draw.
 */
export function FilterLink({ filter, className, onFollow, children }: FilterLinkProps) {
  const router = useRouter()
  if (filter === null) return <span className={className}>{children}</span>
  const search = formatFilter(filter)
  const follow = (event: MouseEvent) => {
    // the browser opens it in another tab or window
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow?.()
    void router.navigate({ to: '/all-lots', search: search as never })
  }
  return (
    <a
      href={`/all-lots${router.options.stringifySearch(search)}`}
      className={`${classes.link} ${className ?? ''}`}
      onClick={follow}
    >
      {children}
    </a>
  )
}

/** Customers are known by their Russian names. */
export const byCustomer = ({ customerRu }: Pick<Lot, 'customerRu'>): LotFilter | null =>
  customerRu ? { companies: [customerRu] } : null

export const byRegion = ({ regionCode }: Pick<Lot, 'regionCode'>): LotFilter | null =>
  regionCode ? { regions: [regionCode] } : null

export const byEnsTru = ({ ensTruCode }: Pick<Lot, 'ensTruCode'>): LotFilter | null =>
  ensTruCode ? { ensTru: ensTruCode } : null

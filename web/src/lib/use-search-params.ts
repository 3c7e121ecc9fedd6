import { useLocation, useNavigate, useRouter, type HistoryState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Paging, RawSearchParams, SearchParams } from './paging-search-params.ts'

/** How the search params of a list are read and written. Declared once, outside of any component. */
export interface SearchParamsRules<A extends Paging> {
  parse(search: RawSearchParams, hash: string): A
  format(params: A): SearchParams
  /** the part of the address after #; none by default */
  hash?(params: A): string
}

interface Move {
  /** replaces the current entry of the browser's history */
  replace?: boolean
  resetScroll?: boolean
  /** kept with the entry of the browser's history, not in the address */
  state?: HistoryState
}

type ChangeSearchParams<A> = (changes: (params: A) => Partial<A>, move?: Move) => Promise<void>

/** The search params of a list, and how to change them. */
export function useSearchParams<A extends Paging>(rules: SearchParamsRules<A>): [A, ChangeSearchParams<A>] {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const hash = useLocation({ select: (location) => location.hash })
  const router = useRouter()
  const navigate = useNavigate()
  const params = useMemo(() => rules.parse(search, hash), [rules, search, hash])
  const change: ChangeSearchParams<A> = (changes, { replace = false, resetScroll = false, state = {} } = {}) => {
    // Read again: a person may leave a field and click another one before the page is drawn again.
    const { search: currentSearch, hash: currentHash } = router.history.location
    const current = rules.parse(router.options.parseSearch(currentSearch), currentHash.replace(/^#/, ''))
    const next = { ...current, ...changes(current) }
    return navigate({
      to: '.',
      search: rules.format(next) as never,
      hash: rules.hash?.(next) ?? '',
      replace,
      resetScroll,
      state,
    })
  }
  return [params, change]
}

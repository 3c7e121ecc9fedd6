import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AddressSearch, GivenSearch, Paging } from './list-address.ts'

/** How a list's place is read from the address and written into it. Named once, outside of any component. */
export interface AddressRules<A extends Paging> {
  parse(search: GivenSearch, hash: string): A
  search(address: A): AddressSearch
  /** what stands after the #; absent: nothing */
  hash?(address: A): string
}

interface Move {
  /** the browser's way back leaves this step out */
  replace?: boolean
  resetScroll?: boolean
}

type ChangeAddress<A> = (changes: (address: A) => Partial<A>, move?: Move) => Promise<void>

/** The list's place in the address, and how to change it. */
export function useListAddress<A extends Paging>(rules: AddressRules<A>): [A, ChangeAddress<A>] {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const hash = useLocation({ select: (location) => location.hash })
  const router = useRouter()
  const navigate = useNavigate()
  const address = useMemo(() => rules.parse(search, hash), [rules, search, hash])
  const change: ChangeAddress<A> = (changes, { replace = false, resetScroll = false } = {}) => {
    // Not what was drawn last: a field may be left, and another one clicked, before the page is drawn again.
    const { search: written, hash: mark } = router.history.location
    const current = rules.parse(router.options.parseSearch(written), mark.replace(/^#/, ''))
    const next = { ...current, ...changes(current) }
    return navigate({
      to: '.',
      search: rules.search(next) as never,
      hash: rules.hash?.(next) ?? '',
      replace,
      resetScroll,
    })
  }
  return [address, change]
}

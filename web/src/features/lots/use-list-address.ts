import { useLocation, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listAddressSearch, parseListAddress, type ListAddress } from './list-address.ts'

/** The list's place in the address, and how to change it. Unfolding a lot keeps the scroll position. */
export function useListAddress(): [ListAddress, (changes: Partial<ListAddress>) => Promise<void>] {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const navigate = useNavigate()
  const address = useMemo(() => parseListAddress(search), [search])
  const change = (changes: Partial<ListAddress>) => {
    const isUnfolding = 'open' in changes
    const next = { ...address, ...(!isUnfolding && { open: null }), ...changes }
    return navigate({ to: '.', search: listAddressSearch(next) as never, replace: isUnfolding, resetScroll: !isUnfolding })
  }
  return [address, change]
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { Output } from '@tendertap/contract/index'
import { useMemo } from 'react'
import { send } from '../../api/client.ts'
import { auditSearch, parseAuditAddress, type AuditAddress } from './audit-address.ts'

export type AuditList = Output<'audit/getEntries'>
export type Entry = AuditList['data'][number]

export function useAuditAddress(): [AuditAddress, (changes: Partial<AuditAddress>) => Promise<void>] {
  const search = useLocation({ select: (location): Record<string, unknown> => location.search })
  const navigate = useNavigate()
  const address = useMemo(() => parseAuditAddress(search), [search])
  // another filter begins at its first page
  const change = (changes: Partial<AuditAddress>) =>
    navigate({ to: '.', search: auditSearch({ ...address, page: 1, ...changes }) as never, resetScroll: 'page' in changes })
  return [address, change]
}

/** While the next page is on its way, the previous one stays. */
export function useEntries(address: AuditAddress) {
  return useQuery({
    queryKey: ['audit/getEntries', address],
    queryFn: ({ signal }) => send('audit/getEntries', address, { signal }),
    placeholderData: keepPreviousData,
    // the log grows while one reads it; asked for anew each time the page is opened
    staleTime: 0,
  })
}

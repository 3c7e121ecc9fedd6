import type { Output } from '@tendertap/contract/calls/index'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export type RegistrationApplication = Output<'superadmin/getRegistrationApplications'>[number]
export type Workspace = Output<'superadmin/getWorkspaces'>[number]
export type RenewalRequest = Output<'superadmin/getRenewalRequests'>[number]
export type Delivery = Output<'superadmin/getDelivery'>
export type Source = Output<'superadmin/getSources'>[number]

// The operator has no workspace and therefore no events: new applications are fetched from time to time.
const REFRESH_MS = 60_000
const REFRESH_HEALTH_MS = 30_000

/** The lists of the panel. Each is fetched once, however many places show it. */
export function useApplications() {
  const path = 'superadmin/getRegistrationApplications'
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => send(path, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

export function useWorkspaces() {
  const path = 'superadmin/getWorkspaces'
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => send(path, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

export function useRenewals() {
  const path = 'superadmin/getRenewalRequests'
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => send(path, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
}

export function useSources() {
  const path = 'superadmin/getSources'
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => send(path, {}, { signal }),
    refetchInterval: REFRESH_HEALTH_MS,
  })
}

export function useDelivery() {
  const path = 'superadmin/getDelivery'
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => send(path, {}, { signal }),
    refetchInterval: REFRESH_HEALTH_MS,
  })
}

/** Refreshes all lists of the panel: a decision on one tab changes what the others show. */
export function useRefreshPanel(): () => Promise<void> {
  const queries: QueryClient = useQueryClient()
  return () => queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('superadmin/') })
}

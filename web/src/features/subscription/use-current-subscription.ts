import type { Output } from '@tendertap/contract/calls/index'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export type CurrentSubscription = Output<'subscription/getCurrentSubscription'>

export const CURRENT_SUBSCRIPTION = ['subscription/getCurrentSubscription'] as const

export function useCurrentSubscription() {
  return useQuery({
    queryKey: CURRENT_SUBSCRIPTION,
    queryFn: ({ signal }) => send('subscription/getCurrentSubscription', {}, { signal }),
  })
}

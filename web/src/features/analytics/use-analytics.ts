import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import { useHasSubscription } from '../session/use-has-subscription.ts'

export type PurchaseSums = Output<'analytics/getMarket'>['total']
export type AwardSums = Output<'analytics/getSupplier'>['total']
export type Company = Output<'analytics/getCustomer'>['company']
export type Corridor = NonNullable<Output<'analytics/getPrices'>['corridor']>
export type PurchaseLine = Output<'analytics/getPurchases'>['data'][number]

type Question =
  | 'analytics/getMarket'
  | 'analytics/getCustomers'
  | 'analytics/getCustomer'
  | 'analytics/getSuppliers'
  | 'analytics/getSupplier'
  | 'analytics/getPrices'

/** The previous figures stay on the screen, pale, until the new ones are there. */
export function useAnalytics<P extends Question>(path: P, input: Input<P>, isAsked = true) {
  return useQuery({
    queryKey: [path, input],
    queryFn: ({ signal }) => send(path, input, { signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  })
}

/** At which prices purchases like this lot ended. Work goes on without a subscription, and then nothing is asked. */
export function useCorridor(lotId: number) {
  return useQuery({
    queryKey: ['analytics/getCorridor', lotId],
    queryFn: ({ signal }) => send('analytics/getCorridor', { lotId }, { signal }),
    enabled: useHasSubscription(),
  })
}

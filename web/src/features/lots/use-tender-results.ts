import { useQuery } from '@tanstack/react-query'
import type { Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'
import { useHasSubscription } from '../session/use-has-subscription.ts'

export type TenderResults = Output<'analytics/getTenderResults'>

/** Who won the lots of a tender, and what its customer has paid for the same kinds before. */
export function useTenderResults(tenderId: number) {
  return useQuery({
    queryKey: ['analytics/getTenderResults', tenderId],
    queryFn: ({ signal }) => send('analytics/getTenderResults', { tenderId }, { signal }),
    enabled: useHasSubscription(),
  })
}

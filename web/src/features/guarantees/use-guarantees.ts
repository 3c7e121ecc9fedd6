import { useQuery } from '@tanstack/react-query'
import type { Output } from '@tendertap/contract/calls/index'
import { send } from '../../api/client.ts'

export type Guarantees = Output<'guarantees/getGuarantees'>
export type SecuredLot = Output<'guarantees/getLots'>['data'][number]

export function useGuarantees() {
  return useQuery({
    queryKey: ['guarantees/getGuarantees'],
    queryFn: ({ signal }) => send('guarantees/getGuarantees', {}, { signal }),
  })
}

/** Of a lot in work. */
export function useLotSecurity(lotId: number) {
  return useQuery({
    queryKey: ['guarantees/getLot', lotId],
    queryFn: ({ signal }) => send('guarantees/getLot', { lotId }, { signal }),
  })
}

// The placed lots of a tender, for the form of its results. They are read from the completed lots: the page of a tender
// needs an active subscription, recording a result does not.
import { useQuery } from '@tanstack/react-query'
import { deriveTenderResult, type TenderResult } from '@tendertap/domain/lot-results/tender-results'
import { send } from '../../api/client.ts'
import { getWork } from '../lots/lot-facts.ts'
import type { Lot } from '../lots/lot.ts'

/** What the form needs to know of the tender. */
export interface PlacedTender {
  id: number
  LotOfTender: readonly Lot[]
  resultInfo: Pick<TenderResult, 'finalStatus' | 'resultsDate'> | null
}

const PAGE_SIZE = 50

/** Asked anew whenever the form is opened: what is typed must not be based on an old answer. */
export function usePlacedTender({ id, code }: Lot['Tender']) {
  return useQuery({
    queryKey: ['lots/getCompletedLots', 'of tender', id],
    queryFn: async ({ signal }) => toPlacedTender(id, await listCompletedLots(code, signal)),
    staleTime: 0,
    gcTime: 0,
  })
}

async function listCompletedLots(code: string, signal: AbortSignal): Promise<Lot[]> {
  const ask = (page: number) => send('lots/getCompletedLots', { code, page, limit: PAGE_SIZE }, { signal })
  const first = await ask(1)
  const others = Array.from({ length: Math.ceil(first.total / PAGE_SIZE) - 1 }, (_, index) => ask(index + 2))
  return [first, ...(await Promise.all(others))].flatMap(({ data }) => data)
}

function toPlacedTender(id: number, completed: readonly Lot[]): PlacedTender {
  // a code is also the beginning of others
  const lots = completed.filter(({ TenderId }) => TenderId === id).toSorted((one, other) => one.id - other.id)
  const results = lots.map((lot) => ({ number: lot.contractNumber ?? '', result: getWork(lot)?.resultInfo ?? null }))
  return { id, LotOfTender: lots, resultInfo: deriveTenderResult(results) }
}

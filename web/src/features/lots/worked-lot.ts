// A lot of the work by its id, wherever the work has brought it. The catalogue knows it too, but needs an active
// subscription; the work can be read without one.
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import type { Lot } from './lot.ts'

const LISTS = ['lots/getActiveLots', 'lots/getCompletedLots', 'lots/getArchivedLots'] as const

/** null: nobody works or has worked on it. */
export async function findWorkedLot(id: number, signal?: AbortSignal): Promise<Lot | null> {
  for (const list of LISTS) {
    // oxlint-disable-next-line no-await-in-loop -- most lots are in the first list
    const { data } = await send(list, { id }, signal && { signal })
    if (data[0]) return data[0]
  }
  return null
}

/** The lot as it is now, for a dialog that stays open when the lot leaves the page. */
export function useCurrentLot(asked: Lot, shown: readonly Lot[]): Lot {
  const { id } = asked
  const listed = shown.find((lot) => lot.id === id)
  const { data: found } = useQuery({
    queryKey: ['lots/getActiveLots', 'anywhere', id],
    queryFn: ({ signal }) => findWorkedLot(id, signal),
    enabled: listed === undefined,
    staleTime: 0,
  })
  return listed ?? found ?? asked
}

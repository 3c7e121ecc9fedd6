import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@tendertap/contract/calls/index'
import { pickActiveFilter, type LotFilter } from '@tendertap/domain/lots/filter'
import { send } from '../../api/client.ts'

type Sent = Output<'savedSearches/getAll'>['searches'][number]

export interface SavedSearch extends Omit<Sent, 'filter'> {
  /** null: this version cannot read it */
  filter: LotFilter | null
}

const SEARCHES = ['savedSearches/getAll', {}] as const

export function useSavedSearches() {
  return useQuery({
    queryKey: SEARCHES,
    queryFn: async ({ signal }): Promise<SavedSearch[]> => {
      const { searches } = await send('savedSearches/getAll', {}, { signal })
      return searches.map((search) => ({ ...search, filter: search.filter && pickActiveFilter(search.filter) }))
    },
  })
}

type Change = 'savedSearches/save' | 'savedSearches/update' | 'savedSearches/open' | 'savedSearches/delete'

/** Returns a function that makes the change and then refreshes what the page shows. */
export function useSearchChange(): <P extends Change>(path: P, input: Input<P>) => Promise<Output<P>> {
  const queries = useQueryClient()
  return async (path, input) => {
    const answer = await send(path, input)
    await queries.invalidateQueries({ queryKey: SEARCHES })
    return answer
  }
}

import { CALLS_BY_EVENT } from '@tendertap/contract/events'
import { queryClient } from '../../api/query-client.ts'

/** Every list that shows the lot is fetched again; the answer of the stream may come later. */
export function refreshLots(): void {
  const paths: readonly unknown[] = CALLS_BY_EVENT.lotWork
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(queryKey[0]) })
}

import { CALLS_BY_EVENT } from '@tendertap/contract/events'
import { queryClient } from '../../api/query-client.ts'

/** Every list that shows lots is fetched again after one's own step, vote or comment; the stream may say so later. */
export function refreshLots(change: 'lotVotes' | 'lotWork' | 'lotComments'): void {
  const paths: readonly unknown[] = CALLS_BY_EVENT[change]
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => paths.includes(queryKey[0]) })
}

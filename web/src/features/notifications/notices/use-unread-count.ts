import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api/client.ts'

export const UNREAD = ['notices/countUnread'] as const

/** An event of the server tells when it has changed. */
export function useUnreadCount(): number {
  const { data } = useQuery({ queryKey: UNREAD, queryFn: ({ signal }) => send('notices/countUnread', {}, { signal }) })
  return data?.unread ?? 0
}

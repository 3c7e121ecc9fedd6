import { useEffect } from 'react'
import { followServerEvents } from '../../api/events.ts'
import { queryClient } from '../../api/query-client.ts'
import { token } from '../../api/token.ts'
import { refreshProfile, useMe } from '../../features/session/current-session.ts'

/** Keeps what is on the screen up to date while a member is signed in. One per tab: the account's shell has it. */
export function useEvents(): void {
  const me = useMe()
  const memberId = me?.WorkspaceId ? me.id : null
  useEffect(() => {
    if (memberId === null) return undefined
    return followServerEvents({
      queries: queryClient,
      token: token.read,
      page: document,
      onChange: ({ kind, id }) => {
        if (kind === 'subscription' || (kind === 'profile' && id === memberId)) void refreshProfile()
      },
      onReset: () => void refreshProfile(),
      // only a call can tell whether the session has ended: its 401 logs out
      onRefused: () => void refreshProfile(),
    })
  }, [memberId])
}

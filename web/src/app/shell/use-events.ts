import { useEffect } from 'react'
import { announceChange } from '../../api/changes.ts'
import { followServerEvents } from '../../api/events.ts'
import { queryClient } from '../../api/query-client.ts'
import { token } from '../../api/token.ts'
import { refreshProfile, useMe } from '../../features/session/current-session.ts'

/** Follows server events while a member is signed in. Only AccountShell uses it, so a tab has one stream. */
export function useEvents(): void {
  const me = useMe()
  const memberId = me?.WorkspaceId ? me.id : null
  useEffect(() => {
    if (memberId === null) return undefined
    return followServerEvents({
      queries: queryClient,
      token: token.read,
      page: document,
      onChange: (change) => {
        const { kind, id } = change
        announceChange(change)
        // the profile counts the workspace's interests
        if (kind === 'subscription' || kind === 'interests' || (kind === 'profile' && id === memberId))
          void refreshProfile()
      },
      onReset: () => void refreshProfile(),
      // a refused stream does not prove that the session has ended; this call does: its 401 logs out
      onRefused: () => void refreshProfile(),
    })
  }, [memberId])
}

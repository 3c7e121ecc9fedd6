import { CallError } from '@tendertap/contract/client/call-error'
import { useEffect } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { refreshProfile } from '../../features/session/current-session.ts'

/**
 * A 402 means that the subscription has ended since the profile was loaded. The profile is loaded again, and the
 * banner appears.
 */
export function useSubscriptionRefusals(): void {
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { error } = event.action
        if (error instanceof CallError && error.code === 'subscription_required') void refreshProfile()
      }),
    [],
  )
}

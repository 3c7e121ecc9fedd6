import { useNow } from '../../lib/use-now.ts'
import { useMe } from './current-session.ts'
import { lacksSubscription } from './lacks-subscription.ts'

/** Without one, some calls answer 402: what only adds to a screen is not asked for. */
export function useHasSubscription(): boolean {
  const me = useMe()
  const now = useNow()
  return me !== null && !lacksSubscription(me, now)
}

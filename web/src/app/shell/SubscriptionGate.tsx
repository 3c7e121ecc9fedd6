import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Me } from '../../features/session/session.ts'
import { lacksSubscription } from '../../features/session/lacks-subscription.ts'
import { useNow } from '../../lib/use-now.ts'
import { lazyPart } from '../lazy-part.ts'

const SubscriptionBanner = lazyPart(
  async () => (await import('../../features/subscription/SubscriptionBanner.tsx')).SubscriptionBanner,
  'subscription',
)

interface SubscriptionGateProps {
  me: Me
  /** the calls of the page answer 402 without a subscription */
  isBlocked: boolean
  /** the page has a title of its own, above the gate */
  isTitled?: boolean
}

/** Without an active subscription the banner is shown above a page, or instead of a page whose calls answer 402. */
export function SubscriptionGate({ me, isBlocked, isTitled = false }: SubscriptionGateProps) {
  const now = useNow()
  if (!lacksSubscription(me, now)) return <Outlet />
  return (
    <>
      <Suspense>
        <SubscriptionBanner me={me} replacesPage={isBlocked} level={isBlocked && !isTitled ? 1 : 2} />
      </Suspense>
      {!isBlocked && <Outlet />}
    </>
  )
}

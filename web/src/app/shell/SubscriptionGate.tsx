import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Me } from '../../features/session/session.ts'
import { lacksSubscription } from '../../features/subscription/lacks-subscription.ts'
import { useNow } from '../../lib/use-now.ts'
import { lazyPart } from '../lazy-part.ts'
import { needsSubscription } from '../routes/screens.ts'

const SubscriptionBanner = lazyPart(
  async () => (await import('../../features/subscription/SubscriptionBanner.tsx')).SubscriptionBanner,
  'subscription',
)

/** Without an active subscription the banner is shown above a page, or instead of a page whose calls answer 402. */
export function SubscriptionGate({ me }: { me: Me }) {
  const now = useNow()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (!lacksSubscription(me, now)) return <Outlet />
  const isBlocked = needsSubscription(pathname)
  return (
    <>
      <Suspense>
        <SubscriptionBanner me={me} replacesPage={isBlocked} />
      </Suspense>
      {!isBlocked && <Outlet />}
    </>
  )
}

import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Me } from '../../features/session/session.ts'
import { lacksSubscription } from '../../features/subscription/lacks-subscription.ts'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { useNow } from '../../lib/use-now.ts'
import { needsSubscription } from '../routes/screens.ts'

const SubscriptionBanner = lazy(async () => {
  const [module] = await Promise.all([
    loadPart(() => import('../../features/subscription/SubscriptionBanner.tsx')),
    loadTexts('subscription'),
  ])
  return { default: module.SubscriptionBanner }
})

/** Without an active subscription: what still works and what to do, in place of the screens that answer 402. */
export function SubscriptionGate({ me }: { me: Me }) {
  const now = useNow()
  const { pathname } = useLocation()
  if (!lacksSubscription(me, now)) return <Outlet />
  const isShut = needsSubscription(pathname)
  return (
    <>
      <Suspense>
        <SubscriptionBanner me={me} isAlone={isShut} />
      </Suspense>
      {!isShut && <Outlet />}
    </>
  )
}

import { Outlet, useLocation } from '@tanstack/react-router'
import { getActiveHeaderTab, hasAccountTabs } from '@tendertap/domain/navigation'
import type { MouseEvent } from 'react'
import { LotSlotsContext } from '../../features/lots/slots/lot-slots.ts'
import { useMe } from '../../features/session/current-session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { CONTENT_ID } from '../../ui/page/content-id.ts'
import '../../ui/theme/account.css'
import { LOT_CONTRIBUTIONS } from '../lot-slots.ts'
import { AccountTabs } from './AccountTabs.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import { Header } from '../header/Header.tsx'
import { ProfileSidebar } from './ProfileSidebar.tsx'
import { listBuiltTabs, needsSubscription } from '../routes/screens.ts'
import { SubscriptionGate } from './SubscriptionGate.tsx'
import { useEvents } from './use-events.ts'
import { useSubscriptionRefusals } from './use-subscription-refusals.ts'
import classes from './AccountShell.module.css'

// The hash of a URL names a lot (spec 2 §2), so the skip link leaves it alone.
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** The frame of every signed-in page: header, tabs, the profile beside the page, and the bar of a phone. */
export function AccountShell() {
  const texts = useTexts('account')
  const narrow = useNarrow()
  const me = useMe()
  const pathname = useLocation({ select: (location) => location.pathname })
  useEvents()
  useSubscriptionRefusals()
  if (!me) return null
  const tabs = listBuiltTabs(me.roles, narrow)
  const isFramed = hasAccountTabs(pathname) && !narrow
  const isAccount = getActiveHeaderTab(pathname) === 'account'
  const isBlocked = needsSubscription(pathname)
  return (
    <>
      <a className={classes.skip} href={`#${CONTENT_ID}`} onClick={skipToContent}>
        {texts.skipToContent}
      </a>
      <Header me={me} narrow={narrow} />
      {isFramed && <AccountTabs tabs={tabs} />}
      <div className={classes.frame}>
        {/* the settings page shows the same panel; it may stay open on a wide screen after a phone is rotated */}
        {isFramed && pathname !== '/settings' && <ProfileSidebar me={me} />}
        <main id={CONTENT_ID} tabIndex={-1} className={classes.content}>
          <LotSlotsContext value={LOT_CONTRIBUTIONS}>
            {isAccount || isBlocked ? <SubscriptionGate me={me} isBlocked={isBlocked} /> : <Outlet />}
          </LotSlotsContext>
        </main>
      </div>
      {narrow && tabs.length > 1 && <BottomNavigation tabs={tabs} />}
    </>
  )
}

import { Stack } from '@mantine/core'
import { Link, Outlet, useChildMatches } from '@tanstack/react-router'
import { useMe } from '../../features/session/current-session.ts'
import { keepMarketFilter } from '../../features/analytics/market-filter.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Heading } from '../../ui/Heading.tsx'
import { tabClass, TabStrip } from '../../ui/page/TabStrip.tsx'
import { isPaidAnalytics, listBuiltAnalyticsTabs } from '../routes/analytics-screens.ts'
import { SubscriptionGate } from './SubscriptionGate.tsx'

/** Ours: a title, the tabs that the person may open, and the one that is open. */
export function AnalyticsShell() {
  const { analytics: title } = useTexts('account')
  const texts = useTexts('analytics')
  const me = useMe()
  // the tab that is shown: the address changes before the next one is loaded
  const isPaid = useChildMatches({ select: (matches) => matches.some(({ pathname }) => isPaidAnalytics(pathname)) })
  if (!me) return null
  return (
    // no Page: the tab that is open names the browser's tab
    <Stack gap="md">
      <Heading level={1} look="page">
        {title}
      </Heading>
      <TabStrip label={texts.tabsLabel} place="page">
        {listBuiltAnalyticsTabs(me.roles).map((tab) => (
          <Link
            key={tab}
            to={`/analytics/${tab}`}
            // the same period and portal on the next tab
            search={keepMarketFilter as never}
            className={tabClass}
            activeProps={{ 'data-active': true }}
            activeOptions={{ includeSearch: false }}
          >
            {texts.tabs[tab]}
          </Link>
        ))}
      </TabStrip>
      {isPaid ? <SubscriptionGate me={me} isBlocked isTitled /> : <Outlet />}
    </Stack>
  )
}

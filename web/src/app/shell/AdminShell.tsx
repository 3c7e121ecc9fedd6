import { Stack } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { Heading } from '../../ui/Heading.tsx'
import { tabClass, TabStrip } from '../../ui/page/TabStrip.tsx'
import { BUILT_ADMIN_TABS } from '../routes/admin-screens.ts'

/** spec 1 §2, workspace administration: a title, its tabs, and the tab that is open. */
export function AdminShell() {
  const texts = useTexts('account').admin
  return (
    // no Page: the tab that is open names the browser's tab
    <Stack gap="md">
      <Heading level={1} look="page">
        {texts.title}
      </Heading>
      <TabStrip label={texts.label} place="page">
        {BUILT_ADMIN_TABS.map((tab) => (
          <Link
            key={tab}
            to={`/admin/${tab}`}
            className={tabClass}
            activeProps={{ 'data-active': true }}
            activeOptions={{ includeSearch: false }}
          >
            {texts.tabs[tab]}
          </Link>
        ))}
      </TabStrip>
      <Outlet />
    </Stack>
  )
}

import { Button, Stack } from '@mantine/core'
import { Link, Outlet } from '@tanstack/react-router'
import { formatNumber } from '@tendertap/domain/words/number'
import { useNewCompaniesCount } from '../../features/company-lists/use-company-lists.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { tabClass, TabStrip } from '../../ui/page/TabStrip.tsx'
import { TitleLine } from '../../ui/TitleLine.tsx'
import { BUILT_ADMIN_TABS } from '../routes/admin-screens.ts'

/** spec 1 §2, workspace administration: a title, its tabs, and the tab that is open. */
export function AdminShell() {
  const { admin: texts, importResults } = useTexts('account')
  const newCompanies = useNewCompaniesCount()
  return (
    // no Page: the tab that is open names the browser's tab
    <Stack gap="md">
      <TitleLine
        actions={
          <Button variant="default" size="xs" renderRoot={(props) => <Link to="/past-results" {...props} />}>
            {importResults}
          </Button>
        }
      >
        <Heading level={1} look="page">
          {texts.title}
        </Heading>
      </TitleLine>
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
            {tab === 'companies' && newCompanies > 0 && (
              <CountBadge
                count={newCompanies}
                meaning={texts.newCompanies(newCompanies, formatNumber(newCompanies))}
                isUrgent
              />
            )}
          </Link>
        ))}
      </TabStrip>
      <Outlet />
    </Stack>
  )
}

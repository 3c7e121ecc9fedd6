import { mayOpenSuperadmin, SUPERADMIN_TABS, type SuperadminTab } from '@tendertap/domain/navigation'
import { canBeDecided } from '@tendertap/domain/workspaces/application'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { tabClass, TabStrip } from '../../ui/page/TabStrip.tsx'
import { useMe } from '../session/current-session.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { ApplicationsTab } from './ApplicationsTab.tsx'
import { CalendarTab } from './calendar/CalendarTab.tsx'
import { DeliveryTab } from './delivery/DeliveryTab.tsx'
import { useApplications, useDelivery, useRenewals, useSources, useWorkspaces } from './panel-queries.ts'
import { RenewalsTab } from './RenewalsTab.tsx'
import { SourcesTab } from './sources/SourcesTab.tsx'
import { WorkspacesTab } from './WorkspacesTab.tsx'

/** spec 1 §2: the operator panel, superadmin only. */
export function SuperadminPage() {
  const me = useMe()
  if (!me) return null
  return mayOpenSuperadmin(me.roles) ? <OperatorPanel /> : <AccessDenied />
}

function OperatorPanel() {
  const texts = useTexts('operator')
  const navigate = useNavigate()
  const searchParams = useLocation({ select: (location): Record<string, unknown> => location.search })
  const tab = SUPERADMIN_TABS.find((one) => one === searchParams['tab']) ?? SUPERADMIN_TABS[0]
  const search = typeof searchParams['search'] === 'string' ? searchParams['search'] : ''
  const changeSearch = (text: string) =>
    void navigate({ to: '.', search: { tab, search: text } as never, replace: true, resetScroll: false })
  return (
    <Page title={texts.title}>
      <Tabs active={tab} />
      {tab === 'applications' && <ApplicationsTab />}
      {tab === 'workspaces' && <WorkspacesTab search={search} onSearch={changeSearch} />}
      {tab === 'renewals' && <RenewalsTab />}
      {tab === 'sources' && <SourcesTab />}
      {tab === 'delivery' && <DeliveryTab />}
      {tab === 'calendar' && <CalendarTab />}
    </Page>
  )
}

function Tabs({ active }: { active: SuperadminTab }) {
  const texts = useTexts('operator')
  const counts = useCounts()
  return (
    <TabStrip label={texts.tabsLabel} place="page">
      {SUPERADMIN_TABS.map((tab) => {
        const count = counts[tab]
        return (
          <Link
            key={tab}
            to="/superadmin"
            search={{ tab } as never}
            className={tabClass}
            data-active={tab === active || undefined}
            aria-current={tab === active ? 'page' : undefined}
            activeProps={{}}
          >
            {texts.tabs[tab]}
            {tab !== 'calendar' && count !== undefined && (
              <CountBadge
                count={count}
                meaning={texts.counts[tab](count)}
                isUrgent={count > 0 && tab !== 'workspaces'}
              />
            )}
          </Link>
        )
      })}
    </TabStrip>
  )
}

/** spec 1 §2: applications with the count pending, workspaces with their count. */
function useCounts(): Record<SuperadminTab, number | undefined> {
  return {
    applications: useApplications().data?.filter(canBeDecided).length,
    workspaces: useWorkspaces().data?.filter(({ activateDate }) => activateDate !== null).length,
    renewals: useRenewals().data?.filter(({ closedAt }) => closedAt === null).length,
    sources: useSources().data?.reduce((sum, { alarms }) => sum + alarms.length, 0),
    delivery: useDelivery().data?.troubles.length,
    calendar: undefined,
  }
}

import { mayOpenSuperadmin, SUPERADMIN_TABS, type SuperadminTab } from '@tendertap/domain/navigation'
import { canBeDecided } from '@tendertap/domain/workspaces/application'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { formatNumber } from '@tendertap/domain/words/number'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useMe } from '../session/current-session.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { ApplicationsTab } from './ApplicationsTab.tsx'
import { useApplications, useRenewals, useSources, useWorkspaces } from './panel-queries.ts'
import { RenewalsTab } from './RenewalsTab.tsx'
import { SourcesTab } from './sources/SourcesTab.tsx'
import { WorkspacesTab } from './WorkspacesTab.tsx'
import tabClasses from '../../ui/tab.module.css'
import classes from './OperatorPanel.module.css'

/** spec 1 §2: the operator panel, superadmin only. */
export function SuperadminPage() {
  const me = useMe()
  if (!me) return null
  return mayOpenSuperadmin(me.roles) ? <Panel /> : <AccessDenied />
}

function Panel() {
  const texts = useTexts('operator')
  const navigate = useNavigate()
  const searchParams = useLocation({ select: (location): Record<string, unknown> => location.search })
  const tab = SUPERADMIN_TABS.find((one) => one === searchParams['tab']) ?? SUPERADMIN_TABS[0]
  const search = typeof searchParams['search'] === 'string' ? searchParams['search'] : ''
  const changeSearch = (text: string) =>
    void navigate({ to: '.', search: { tab, search: text } as never, replace: true, resetScroll: false })
  usePageTitle(texts.title)
  return (
    <>
      <h1 className={classes.title}>{texts.title}</h1>
      <Tabs active={tab} />
      <section className={classes.panel} aria-label={texts.tabs[tab]}>
        {tab === 'applications' && <ApplicationsTab />}
        {tab === 'workspaces' && <WorkspacesTab search={search} onSearch={changeSearch} />}
        {tab === 'renewals' && <RenewalsTab />}
        {tab === 'sources' && <SourcesTab />}
      </section>
    </>
  )
}

// On a phone not all tabs fit beside each other.
const bringIntoView = (tab: Element | null | undefined) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

function Tabs({ active }: { active: SuperadminTab }) {
  const texts = useTexts('operator')
  const counts = useCounts()
  const strip = useRef<HTMLElement>(null)
  const areCounted = Object.values(counts).every((count) => count !== undefined)
  // the counts make the tabs wider
  useEffect(() => {
    if (areCounted) bringIntoView(strip.current?.children[SUPERADMIN_TABS.indexOf(active)])
  }, [areCounted, active])
  return (
    <nav ref={strip} className={classes.tabs} aria-label={texts.tabsLabel}>
      {SUPERADMIN_TABS.map((tab) => {
        const count = counts[tab]
        return (
          <Link
            key={tab}
            ref={tab === active ? bringIntoView : null}
            to="/superadmin"
            search={{ tab } as never}
            className={tabClasses.tab}
            data-active={tab === active || undefined}
            aria-current={tab === active ? 'page' : undefined}
            activeProps={{}}
          >
            {texts.tabs[tab]}
            {count !== undefined && (
              <span className={classes.count} data-waits={(count > 0 && tab !== 'workspaces') || undefined}>
                <span aria-hidden>{formatNumber(count)}</span>
                <span className="visually-hidden">, {texts.counts[tab](count)}</span>
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

/** spec 1 §2: applications with the count pending, workspaces with their count. */
function useCounts(): Record<SuperadminTab, number | undefined> {
  return {
    applications: useApplications().data?.filter(canBeDecided).length,
    workspaces: useWorkspaces().data?.filter(({ activateDate }) => activateDate !== null).length,
    renewals: useRenewals().data?.filter(({ closedAt }) => closedAt === null).length,
    sources: useSources().data?.reduce((sum, { alarms }) => sum + alarms.length, 0),
  }
}

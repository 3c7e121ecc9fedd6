// The pages of a signed-in person, besides the administration.
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isAllowedTab, mayImportResults, mayOpenAudit, mayOpenCompanyDocuments } from '@tendertap/domain/navigation'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { isNarrow } from '../../lib/use-narrow.ts'
import { LOT_CONTRIBUTION_TEXTS } from '../lot-slots.ts'
import { BUILT_TABS, findHomePath, SCREENS } from './screens.ts'
import { signedIn } from './signed-in-route.ts'

const screens = BUILT_TABS.map((tab) =>
  createRoute({
    getParentRoute: () => signedIn,
    path: `/${tab}`,
    beforeLoad: ({ context }) => {
      if (isAllowedTab(tab, context.me.roles, isNarrow())) return
      throw redirect({ to: findHomePath(context.me.roles, isNarrow()), replace: true })
    },
    loader: () => loadTexts(...SCREENS[tab].texts),
    component: SCREENS[tab].component,
  }),
)

/** Opened in a new tab from a lot. */
const tender = createRoute({
  getParentRoute: () => signedIn,
  path: '/tender/$id',
  loader: () => loadTexts('lots', 'tenders', ...LOT_CONTRIBUTION_TEXTS),
  component: lazyRouteComponent(() => loadPart(() => import('./TenderRoute.tsx')), 'TenderRoute'),
})

/** The operator belongs to no workspace, so there is no subscription to show. */
const tariffs = createRoute({
  getParentRoute: () => signedIn,
  path: '/tariffs',
  beforeLoad: ({ context }) => {
    if (context.me.WorkspaceId === null) throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('subscription'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/subscription/TariffsPage.tsx')),
    'TariffsPage',
  ),
})

const help = createRoute({
  getParentRoute: () => signedIn,
  path: '/help',
  loader: () => loadTexts('feedback'),
  component: lazyRouteComponent(() => loadPart(() => import('../../features/feedback/HelpPage.tsx')), 'HelpPage'),
})

const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  beforeLoad: ({ context }) => {
    if (!mayOpenAudit(context.me.roles)) throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('audit'),
  component: lazyRouteComponent(() => loadPart(() => import('../../features/audit/AuditPage.tsx')), 'AuditPage'),
})

const companyDocuments = createRoute({
  getParentRoute: () => signedIn,
  path: '/company-documents',
  beforeLoad: ({ context }) => {
    if (!mayOpenCompanyDocuments(context.me.roles)) throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('company-documents'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/company-documents/CompanyDocumentsPage.tsx')),
    'CompanyDocumentsPage',
  ),
})

const pastResults = createRoute({
  getParentRoute: () => signedIn,
  path: '/past-results',
  beforeLoad: ({ context }) => {
    if (!mayImportResults(context.me.roles)) throw redirect({ to: '/', replace: true })
  },
  loader: () => loadTexts('result-import', 'results'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/result-import/ResultImportPage.tsx')),
    'ResultImportPage',
  ),
})

/** Everyone may open it: the page itself tells people other than the operator that access is denied. */
const superadmin = createRoute({
  getParentRoute: () => signedIn,
  path: '/superadmin',
  loader: () => loadTexts('operator', 'sources', 'freshness', 'delivery'),
  component: lazyRouteComponent(
    () => loadPart(() => import('../../features/operator/SuperadminPage.tsx')),
    'SuperadminPage',
  ),
})

/** / and every unknown path redirect to the first allowed tab. */
const redirects = ['/', '$'].map((path) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    beforeLoad: ({ context }) => {
      throw redirect({ to: findHomePath(context.me.roles, isNarrow()), replace: true })
    },
  }),
)

export const accountRoutes = [
  ...screens,
  tender,
  tariffs,
  help,
  audit,
  companyDocuments,
  pastResults,
  superadmin,
  ...redirects,
]

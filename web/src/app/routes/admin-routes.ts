import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { mayOpenAdmin } from '@tendertap/domain/navigation'
import { loadTexts } from '../../i18n/texts.ts'
import { loadPart } from '../../lib/parts.ts'
import { ADMIN_SCREENS, BUILT_ADMIN_TABS } from './admin-screens.ts'
import { signedIn } from './signed-in-route.ts'

/** spec 1 §2: admin role only, others are redirected to /. */
const admin = createRoute({
  getParentRoute: () => signedIn,
  path: '/admin',
  beforeLoad: ({ context }) => {
    if (!mayOpenAdmin(context.me.roles)) throw redirect({ to: '/', replace: true })
  },
  component: lazyRouteComponent(() => loadPart(() => import('../shell/AdminShell.tsx')), 'AdminShell'),
})

const adminTabs = BUILT_ADMIN_TABS.map((tab) =>
  createRoute({
    getParentRoute: () => admin,
    path: `/${tab}`,
    loader: () => loadTexts(...ADMIN_SCREENS[tab].texts),
    component: ADMIN_SCREENS[tab].component,
  }),
)

const adminRedirects = ['/', '$'].map((path) =>
  createRoute({
    getParentRoute: () => admin,
    path,
    beforeLoad: () => {
      throw redirect({ to: '/admin/teams', replace: true })
    },
  }),
)

export const adminRoutes = admin.addChildren([...adminTabs, ...adminRedirects])

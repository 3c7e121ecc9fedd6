import { Link, Outlet } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { BUILT_ADMIN_TABS } from '../routes/admin-screens.ts'
import tabClasses from '../../ui/tab.module.css'
import classes from './AdminShell.module.css'

/** spec 1 §2, workspace administration: a title, its tabs, and the tab that is open. */
export function AdminShell() {
  const texts = useTexts('account').admin
  return (
    <>
      <h1 className={classes.title}>{texts.title}</h1>
      <nav className={classes.tabs} aria-label={texts.label}>
        {BUILT_ADMIN_TABS.map((tab) => (
          <Link key={tab} to={`/admin/${tab}`} className={tabClasses.tab} activeProps={{ 'data-active': true }}>
            {texts.tabs[tab]}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  )
}

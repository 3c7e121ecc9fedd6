import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import type { BuiltTab } from '../routes/screens.ts'
import tabClasses from '../../ui/tab.module.css'
import classes from './AccountTabs.module.css'

/** The tab strip of wide screens. */
export function AccountTabs({ tabs }: { tabs: readonly BuiltTab[] }) {
  const texts = useTexts('account')
  return (
    <nav className={classes.tabs} aria-label={texts.accountTabs}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={`/${tab}`}
          className={tabClasses.tab}
          activeProps={{ 'data-active': true }}
          activeOptions={{ includeSearch: false }}
        >
          {texts.tabs[tab].title}
        </Link>
      ))}
    </nav>
  )
}

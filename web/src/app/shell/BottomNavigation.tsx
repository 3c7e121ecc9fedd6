import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { DayCount } from '../header/DayCount.tsx'
import type { BuiltTab } from '../routes/screens.ts'
import { TAB_ICONS } from './tab-icons.ts'
import classes from './BottomNavigation.module.css'

/** The account tabs at the bottom of a phone screen. */
export function BottomNavigation({ tabs }: { tabs: readonly BuiltTab[] }) {
  const texts = useTexts('account')
  return (
    <nav className={classes.bar} aria-label={texts.accountTabs}>
      {tabs.map((tab) => {
        const Icon = TAB_ICONS[tab]
        return (
          <Link
            key={tab}
            to={`/${tab}`}
            className={classes.tab}
            activeProps={{ 'data-active': true }}
            activeOptions={{ includeSearch: false }}
          >
            <Icon size={22} stroke={1.7} aria-hidden />
            {texts.tabs[tab].short}
            {tab === 'today' && (
              <span className={classes.count}>
                <DayCount />
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

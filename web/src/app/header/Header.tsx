import { Link, useLocation } from '@tanstack/react-router'
import { getActiveHeaderTab, listHeaderTabs } from '@tendertap/domain/navigation'
import type { Me } from '../../features/session/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Bell } from './Bell.tsx'
import { DayCount } from './DayCount.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { TrialLink } from './TrialLink.tsx'
import { UserMenu } from './UserMenu.tsx'
import classes from './Header.module.css'

interface HeaderProps {
  me: Me
  narrow: boolean
}

export function Header({ me, narrow }: HeaderProps) {
  const texts = useTexts('account')
  const active = getActiveHeaderTab(useLocation({ select: (location) => location.pathname }))
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.logo} aria-label="Tendertap">
        <Logo />
      </Link>
      {!narrow && (
        <nav className={classes.tabs} aria-label={texts.sections}>
          {listHeaderTabs(me.roles).map(({ tab, path }) => (
            <Link key={tab} to={path} className={classes.tab} data-active={tab === active || undefined}>
              {texts[tab]}
              {tab === 'today' && <DayCount />}
            </Link>
          ))}
        </nav>
      )}
      <div className={classes.end}>
        <TrialLink me={me} />
        <LanguageMenu />
        {me.WorkspaceId !== null && <Bell narrow={narrow} />}
        <UserMenu me={me} narrow={narrow} />
      </div>
    </header>
  )
}

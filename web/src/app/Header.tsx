import { Link, useLocation } from '@tanstack/react-router'
import { activeHeaderTab, headerTabsFor } from '@tendertap/domain/navigation'
import type { Me } from '../features/session/session.ts'
import { useTexts } from '../i18n/texts.ts'
import { Logo } from '../ui/Logo.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import classes from './Header.module.css'

// The guide and the subscription join when their pages do.
type AnyTab = ReturnType<typeof headerTabsFor>[number]
type BuiltTab = Extract<AnyTab, { tab: 'account' }>
const isBuilt = (entry: AnyTab): entry is BuiltTab => entry.tab === 'account'

interface HeaderProps {
  me: Me
  narrow: boolean
}

export function Header({ me, narrow }: HeaderProps) {
  const texts = useTexts('account')
  const active = activeHeaderTab(useLocation().pathname)
  return (
    <header className={classes.header}>
      <Link to="/" className={classes.logo} aria-label="Tendertap">
        <Logo />
      </Link>
      {!narrow && (
        <nav className={classes.tabs} aria-label={texts.sections}>
          {headerTabsFor(me.roles)
            .filter(isBuilt)
            .map(({ tab, path }) => (
              <Link key={tab} to={path} className={classes.tab} data-active={tab === active || undefined}>
                {texts[tab]}
              </Link>
            ))}
        </nav>
      )}
      <div className={classes.space} />
      <LanguageMenu />
      <UserMenu me={me} narrow={narrow} />
    </header>
  )
}

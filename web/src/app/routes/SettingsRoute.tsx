import { useMe } from '../../features/session/current-session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ProfilePanel } from '../shell/ProfilePanel.tsx'
import classes from './SettingsRoute.module.css'

/** spec 1 §2: the settings tab of narrow screens, which have no sidebar. */
export function SettingsRoute() {
  const { title } = useTexts('account').tabs.settings
  const me = useMe()
  usePageTitle(title)
  if (!me) return null
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.paper}>
        <ProfilePanel me={me} />
      </div>
    </div>
  )
}

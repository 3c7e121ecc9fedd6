import { useLocation } from '@tanstack/react-router'
import { useMe } from '../../features/session/current-session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { listProfileSections } from '../shell/profile-sections.ts'
import { ProfilePanel } from '../shell/ProfilePanel.tsx'

/**
 * spec 1 §2: the settings tab of narrow screens, which have no sidebar. On any screen the hash names the section that
 * a link leads to.
 */
export function SettingsRoute() {
  const { title } = useTexts('account').tabs.settings
  const me = useMe()
  const hash = useLocation({ select: (location) => location.hash })
  if (!me) return null
  const section = listProfileSections(me.roles).find((name) => name === hash) ?? null
  return (
    <Page title={title} width="reading">
      <Panel label={title}>
        <ProfilePanel key={hash} me={me} focusOn={section} />
      </Panel>
    </Page>
  )
}

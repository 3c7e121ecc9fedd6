import { useMe } from '../../features/session/current-session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Page } from '../../ui/page/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ProfilePanel } from '../shell/ProfilePanel.tsx'

/** spec 1 §2: the settings tab of narrow screens, which have no sidebar. */
export function SettingsRoute() {
  const { title } = useTexts('account').tabs.settings
  const me = useMe()
  if (!me) return null
  return (
    <Page title={title} width="reading">
      <Panel label={title}>
        <ProfilePanel me={me} />
      </Panel>
    </Page>
  )
}

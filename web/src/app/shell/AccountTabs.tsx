import { Link } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { tabClass, TabStrip } from '../../ui/page/TabStrip.tsx'
import type { BuiltTab } from '../routes/screens.ts'

/** The tab strip of wide screens. */
export function AccountTabs({ tabs }: { tabs: readonly BuiltTab[] }) {
  const texts = useTexts('account')
  return (
    <TabStrip label={texts.accountTabs} place="edge">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={`/${tab}`}
          className={tabClass}
          activeProps={{ 'data-active': true }}
          activeOptions={{ includeSearch: false }}
        >
          {texts.tabs[tab].title}
        </Link>
      ))}
    </TabStrip>
  )
}

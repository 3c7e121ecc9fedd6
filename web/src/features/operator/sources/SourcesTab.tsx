import { useTexts } from '../../../i18n/texts.ts'
import { useSources } from '../panel-queries.ts'
import { PanelList } from '../PanelList.tsx'
import { SourceCard } from './SourceCard.tsx'

/** Ours: how complete the catalogue is, source by source. Sources that need attention come first. */
export function SourcesTab() {
  const texts = useTexts('sources')
  const { tabs } = useTexts('operator')
  const sources = useSources()
  const rows = sources.data?.toSorted((one, other) => getRank(one) - getRank(other))
  return (
    <PanelList label={tabs.sources} query={sources} rows={rows} empty={{ title: texts.empty, text: texts.emptyText }}>
      {(source) => <SourceCard key={source.source} source={source} />}
    </PanelList>
  )
}

function getRank({ alarms, state }: { alarms: readonly { severity: 'bad' | 'warn' }[]; state: string }): number {
  if (alarms.some(({ severity }) => severity === 'bad')) return 0
  if (alarms.length > 0) return 1
  return state === 'off' ? 3 : 2
}

import { useTexts } from '../../../i18n/texts.ts'
import { useSources } from '../panel-queries.ts'
import { PanelList } from '../PanelList.tsx'
import { SourceCard } from './SourceCard.tsx'

/** Ours: how complete the catalogue is, source by source. Those that need somebody stand first. */
export function SourcesTab() {
  const texts = useTexts('sources')
  const sources = useSources()
  const rows = sources.data?.toSorted((one, other) => rank(one) - rank(other))
  return (
    <PanelList query={sources} rows={rows} empty={{ title: texts.empty, text: texts.emptyText }}>
      {(source) => <SourceCard key={source.source} source={source} />}
    </PanelList>
  )
}

function rank({ alarms, state }: { alarms: readonly { severity: 'bad' | 'warn' }[]; state: string }): number {
  if (alarms.some(({ severity }) => severity === 'bad')) return 0
  if (alarms.length > 0) return 1
  return state === 'off' ? 3 : 2
}

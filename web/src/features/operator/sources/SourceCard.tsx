import { Group, Stack } from '@mantine/core'
import { translateSourceName, describeSource } from '../../../i18n/freshness-words.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Heading } from '../../../ui/Heading.tsx'
import type { Source } from '../panel-queries.ts'
import { RunTable } from './RunTable.tsx'
import { SourceAlarms } from './SourceAlarms.tsx'
import { SourceFigures } from './SourceFigures.tsx'
import { GapTable, ListTable, UnknownTable } from './SourceTables.tsx'

const TONES = { fresh: 'good', starting: 'plain', off: 'plain', gaps: 'plain', silent: 'bad' } as const

/** The state in words, what to do about it, then the figures and the rows behind them. */
export function SourceCard({ source }: { source: Source }) {
  const texts = useTexts('sources')
  const fresh = useTexts('freshness')
  const now = useNow()
  const isOff = source.state === 'off'
  return (
    <li data-portal={source.source}>
      <Stack gap="lg" p="lg">
        <Group gap="sm">
          <Heading level={2} look="panel">
            {translateSourceName(fresh, source)}
          </Heading>
          <Chip tone={TONES[source.state]}>{texts.states[source.state]}</Chip>
          <p>{isOff ? texts.offText : describeSource(fresh, source, now)}</p>
        </Group>
        {source.alarms.length > 0 && <SourceAlarms source={source} />}
        {!isOff && (
          <>
            <SourceFigures source={source} />
            <div>
              {source.newestGaps.length > 0 && <GapTable source={source} />}
              {source.unknownValues.length > 0 && <UnknownTable source={source} />}
              <ListTable source={source} />
              <RunTable source={source} now={now} />
            </div>
          </>
        )}
      </Stack>
    </li>
  )
}

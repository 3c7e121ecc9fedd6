import { translateSourceName, describeSource } from '../../../i18n/freshness-words.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Chip } from '../../../ui/Chip.tsx'
import type { Source } from '../panel-queries.ts'
import { SourceAlarms } from './SourceAlarms.tsx'
import { SourceFigures } from './SourceFigures.tsx'
import { GapTable, ListTable, RunTable, UnknownTable } from './SourceTables.tsx'
import classes from './Sources.module.css'

const TONES = { fresh: 'good', starting: 'plain', off: 'plain', gaps: 'plain', silent: 'bad' } as const

/** The state in words, what to do about it, then the figures and the rows behind them. */
export function SourceCard({ source }: { source: Source }) {
  const texts = useTexts('sources')
  const fresh = useTexts('freshness')
  const now = useNow()
  const isOff = source.state === 'off'
  return (
    <li className={classes.card} data-portal={source.source}>
      <header className={classes.head}>
        <h2 className={classes.name}>{translateSourceName(fresh, source)}</h2>
        <Chip tone={TONES[source.state]}>{texts.states[source.state]}</Chip>
        <p className={classes.words}>{isOff ? texts.offText : describeSource(fresh, source, now)}</p>
      </header>
      {source.alarms.length > 0 && <SourceAlarms source={source} />}
      {!isOff && (
        <>
          <SourceFigures source={source} />
          {source.newestGaps.length > 0 && <GapTable source={source} />}
          {source.unknownValues.length > 0 && <UnknownTable source={source} />}
          <ListTable source={source} />
          <RunTable source={source} now={now} />
        </>
      )}
    </li>
  )
}

import { Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FreshnessState } from '@tendertap/domain/sources/freshness'
import { useState } from 'react'
import { send } from '../../../api/client.ts'
import { describeCatalogue, translateSourceName, describeSource } from '../../../i18n/freshness-words.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import classes from './Freshness.module.css'

const REFRESH_MS = 60_000
const PATH = 'lots/getFreshness'
const TONES: Partial<Record<FreshnessState, 'bad' | 'warn'>> = { silent: 'bad', gaps: 'warn' }

function sortConnectedFirst<S extends { state: FreshnessState }>(sources: readonly S[]): S[] {
  return sources.toSorted((one, other) => Number(one.state === 'off') - Number(other.state === 'off'))
}

/** One line under the lots: how fresh and complete the catalogue is. A click shows the same for each source. */
export function Freshness() {
  const texts = useTexts('freshness')
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => send(PATH, {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
  const tick = useNow()
  const [isOpen, setOpen] = useState(false)
  if (!data) return <p className={classes.summary}>{isError ? texts.unknown : '\u00A0'}</p>
  // The server's time plus the time since the answer: the clock of the browser may be wrong.
  const now = new Date(Date.parse(data.at) + Math.max(0, tick.getTime() - dataUpdatedAt))
  return (
    <div>
      <Popover opened={isOpen} onChange={setOpen} position="top-start">
        <Popover.Target>
          <button
            type="button"
            className={classes.summary}
            data-tone={TONES[data.state]}
            data-freshness={data.state}
            onClick={() => setOpen(!isOpen)}
            // the kit handles Escape only inside the popover
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          >
            {describeCatalogue(texts, data.updatedAt, data.sources, now)}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={texts.label}>
          <ul className={classes.sources}>
            {sortConnectedFirst(data.sources).map((source) => (
              <li key={source.source} data-tone={TONES[source.state]}>
                <span className={classes.name}>{translateSourceName(texts, source)}</span>
                <span>{describeSource(texts, source, now)}</span>
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

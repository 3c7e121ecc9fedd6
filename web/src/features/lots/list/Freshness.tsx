import { Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FreshnessState } from '@tendertap/domain/sources/freshness'
import { useState } from 'react'
import { send } from '../../../api/client.ts'
import { describeCatalogue, translateSourceName, describeSource } from '../../../i18n/freshness-words.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useNow } from '../../../lib/use-now.ts'
import classes from './Freshness.module.css'

const LOOK_AGAIN_MS = 60_000
const PATH = 'lots/getFreshness'
const TONES: Partial<Record<FreshnessState, 'bad' | 'warn'>> = { silent: 'bad', gaps: 'warn' }

function sortConnectedFirst<S extends { state: FreshnessState }>(sources: readonly S[]): S[] {
  return sources.toSorted((one, other) => Number(one.state === 'off') - Number(other.state === 'off'))
}

/** One quiet line under the lots: how fresh the catalogue is and what it lacks; opened, it tells of each source. */
export function Freshness() {
  const texts = useTexts('freshness')
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: [PATH],
    queryFn: ({ signal }) => send(PATH, {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })
  const tick = useNow()
  const [isOpen, setOpen] = useState(false)
  if (!data) return <p className={classes.line}>{isError ? texts.unknown : '\u00A0'}</p>
  // The server's clock, carried on: a browser's own may be wrong.
  const now = new Date(Date.parse(data.at) + Math.max(0, tick.getTime() - dataUpdatedAt))
  return (
    <div className={classes.line}>
      <Popover opened={isOpen} onChange={setOpen} position="top-start" shadow="md" withinPortal={false} offset={6}>
        <Popover.Target>
          <button
            type="button"
            className={classes.whole}
            data-tone={TONES[data.state]}
            data-freshness={data.state}
            onClick={() => setOpen(!isOpen)}
            // the kit listens inside the popover alone
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          >
            {describeCatalogue(texts, data.updatedAt, data.sources, now)}
          </button>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown} aria-label={texts.label}>
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

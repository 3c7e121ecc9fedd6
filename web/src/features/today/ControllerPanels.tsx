import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Output } from '@tendertap/contract/calls/index'
import { formatDateTime } from '@tendertap/domain/clock'
import { guessLanguage } from '@tendertap/domain/languages'
import { isOperatorAction } from '@tendertap/domain/operator-actions'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { send } from '../../api/client.ts'
import { describeSource, translateSourceName } from '../../i18n/freshness-words.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { Facts } from '../../ui/Facts.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx'
import { FIRST_PAGE, formatParams } from '../analytics/market-filter.ts'
import { REFRESH_INTERVAL } from '../lots/refresh-delay.ts'
import { useHasSubscription } from '../session/use-has-subscription.ts'
import classes from './TodayPage.module.css'

const SHOWN_ENTRIES = 10

/** What controller and administrator oversee: how the team does, and whether the catalogue is complete. */
export function ControllerPanels() {
  return (
    <>
      <TeamPanel />
      {useHasSubscription() && <SourcesPanel />}
    </>
  )
}

interface LoadedProps<D> {
  query: { data: D | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch(): unknown }
  failed: string
  children(data: D): ReactNode
}

function Loaded<D>({ query, failed, children }: LoadedProps<D>) {
  if (query.data !== undefined) return children(query.data)
  return query.isError ? <ErrorState title={failed} query={query} /> : <SkeletonRows count={3} height={28} />
}

function TeamPanel() {
  const texts = useTexts('today').team
  const team = useQuery({
    queryKey: ['analytics/getTeam', {}],
    queryFn: ({ signal }) => send('analytics/getTeam', {}, { signal }),
  })
  return (
    <Panel title={texts.title} actions={<Link to="/analytics/team">{texts.whole}</Link>}>
      <Loaded query={team} failed={texts.failed}>
        {({ funnel, results }) => {
          const count = (step: (typeof funnel)[number]['step']) => (
            <LotsLink only={{ kind: 'funnel', step }}>
              {formatNumber(funnel.find((line) => line.step === step)?.lots ?? 0)}
            </LotsLink>
          )
          return (
            <Facts
              facts={[
                { label: texts.found, value: count('found') },
                { label: texts.taken, value: count('taken') },
                { label: texts.placed, value: count('placed') },
                { label: texts.won, value: count('won') },
                {
                  label: texts.winRate,
                  value: results.byCount !== null && (
                    <LotsLink only={{ kind: 'result', outcome: 'decided' }}>
                      <strong>{texts.percent(formatNumber(results.byCount))}</strong>
                    </LotsLink>
                  ),
                },
              ]}
            />
          )
        }}
      </Loaded>
    </Panel>
  )
}

/** To the figures of the team, with the lots behind one of them open. */
function LotsLink({ only, children }: { only: Record<string, string>; children: ReactNode }) {
  const search = formatParams({ lots: { list: 'team', only, paging: FIRST_PAGE } })
  return (
    <Link to="/analytics/team" search={search as never}>
      {children}
    </Link>
  )
}

function SourcesPanel() {
  const texts = useTexts('today').sources
  const words = useTexts('freshness')
  const freshness = useQuery({
    queryKey: ['lots/getFreshness'],
    queryFn: ({ signal }) => send('lots/getFreshness', {}, { signal }),
    refetchInterval: REFRESH_INTERVAL,
  })
  const tick = useNow()
  return (
    <Panel title={texts.title}>
      <Loaded query={freshness} failed={texts.failed}>
        {({ at, sources }) => {
          // the server's time plus the time since the answer: the clock of the browser may be wrong
          const now = new Date(Date.parse(at) + Math.max(0, tick.getTime() - freshness.dataUpdatedAt))
          return (
            <Facts
              facts={sources.map((source) => ({
                label: translateSourceName(words, source),
                value: (
                  <Text span c={source.state === 'silent' ? 'var(--bad)' : 'inherit'}>
                    {describeSource(words, source, now)}
                  </Text>
                ),
              }))}
            />
          )
        }}
      </Loaded>
    </Panel>
  )
}

type Entry = Output<'audit/getEntries'>['data'][number]

/** Who did what last. */
export function LogPanel() {
  const texts = useTexts('today').log
  const entries = useQuery({
    queryKey: ['audit/getEntries', { limit: SHOWN_ENTRIES }],
    queryFn: ({ signal }) => send('audit/getEntries', { limit: SHOWN_ENTRIES }, { signal }),
    staleTime: 0,
  })
  return (
    <Panel title={texts.title} isFlush actions={<Link to="/audit">{texts.whole}</Link>}>
      <Loaded query={entries} failed={texts.failed}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={texts.empty} />
          ) : (
            <ul className={classes.lines}>
              {data.map((entry) => (
                <li key={entry.id} className={classes.item}>
                  <LogLine entry={entry} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  )
}

function LogLine({ entry: { action, person, objectName, at } }: { entry: Entry }) {
  const texts = useTexts('audit')
  const names: Readonly<Record<string, string>> = texts.actions
  const name = person?.fullName ?? null
  return (
    <div>
      {names[action] ?? texts.otherAction}
      <MetaLine
        items={[
          formatDateTime(at),
          isOperatorAction(action)
            ? texts.operator
            : name !== null && <SourceText key="person" text={name} language={guessLanguage(name)} asWritten />,
          objectName !== null && <SourceText key="object" text={objectName} language={guessLanguage(objectName)} />,
        ]}
      />
    </div>
  )
}

import { Box, Group, Stack, Text } from '@mantine/core'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useSearchParams } from '../../lib/use-search-params.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { AnalyticsState } from '../analytics/AnalyticsState.tsx'
import { Columns } from '../analytics/Columns.tsx'
import { Figures } from '../analytics/Figures.tsx'
import { useFormats } from '../analytics/formats.ts'
import { PERIODS, toPeriod } from '../analytics/market-filter.ts'
import { SaveTables } from '../analytics/SaveTables.tsx'
import { Funnel } from './Funnel.tsx'
import { Losses } from './Losses.tsx'
import { People } from './People.tsx'
import { Stages } from './Stages.tsx'
import { TEAM_SEARCH_PARAMS, type TeamParams } from './team-search-params.ts'
import { useTeam, useTeamLots, type OpenLots, type Team } from './use-team.tsx'

/** How far the team's lots went, how long each stage took, who did what, how often we won and why not. */
export function TeamPage() {
  const { tabs } = useTexts('analytics')
  const texts = useTexts('team-analytics')
  usePageTitle(tabs.team)
  const [params, change] = useSearchParams(TEAM_SEARCH_PARAMS)
  const period = toPeriod(params.months, useNow())
  const team = useTeam(period, params.person)
  const { open, sheet } = useTeamLots(period, params.person)
  const found = team.data
  const isEmpty =
    found?.funnel[0]?.lots === 0 && found.people.length === 0 && found.results.won.lots + found.results.lost.lots === 0
  return (
    <Stack gap="md">
      <TeamFilters
        params={params}
        people={listChoices(found, params.person)}
        actions={
          <SaveTables
            path="analytics/saveTeam"
            input={{ ...period, personId: params.person }}
            isDisabled={!found || isEmpty}
          />
        }
        onChange={(changes) => void change(() => ({ page: 1, ...changes }))}
      />
      <RefreshBanner query={team} />
      {!found ? (
        <AnalyticsState query={team} />
      ) : isEmpty ? (
        <Panel isFlush>
          <EmptyState title={texts.empty} text={texts.emptyText} />
        </Panel>
      ) : (
        <Stack gap="md" opacity={team.isPlaceholderData ? 0.55 : 1} aria-busy={team.isPlaceholderData}>
          <Results results={found.results} onOpen={open} />
          <Funnel lines={found.funnel} onOpen={open} />
          <Columns min={460}>
            <Stages stages={found.stages} onOpen={open} />
            <Losses losses={found.losses} onOpen={open} />
          </Columns>
          <People people={found.people} onOpen={open} onPick={(person) => void change(() => ({ person }))} />
        </Stack>
      )}
      {sheet}
    </Stack>
  )
}

/** Everybody who did something, and the person who is chosen. */
function listChoices(found: Team | undefined, chosenId: string) {
  const people = found?.people.map(({ person }) => person) ?? []
  if (chosenId === '' || people.some(({ id }) => id === chosenId)) return people
  const fullName = found?.person?.id === chosenId ? found.person.fullName : '…'
  return [...people, { id: chosenId, fullName }]
}

interface TeamFiltersProps {
  params: TeamParams
  people: readonly Team['people'][number]['person'][]
  actions: ReactNode
  onChange(changes: Partial<TeamParams>): void
}

function TeamFilters({ params, people, actions, onChange }: TeamFiltersProps) {
  const { filters } = useTexts('analytics')
  const texts = useTexts('team-analytics')
  return (
    <Group component="search" aria-label={filters.label} gap="md" align="end">
      <Box flex="1 1 160px" maw={360}>
        <SelectField
          label={filters.period}
          value={String(params.months)}
          choices={PERIODS.map((months) => ({ value: String(months), text: filters.months(months) }))}
          onChange={(months) => onChange({ months: Number(months) })}
        />
      </Box>
      <Box flex="1 1 160px" maw={360}>
        <SelectField
          label={texts.person}
          value={params.person}
          choices={[
            { value: '', text: texts.anyone },
            ...people.map(({ id, fullName }) => ({
              value: id,
              text: fullName ?? texts.noName,
              isSource: true,
            })),
          ]}
          onChange={(person) => onChange({ person })}
        />
      </Box>
      <Box ml="auto">{actions}</Box>
    </Group>
  )
}

/** The lots that each figure is of. */
const OUTCOMES = { byCount: 'decided', byValue: 'decided', won: 'won', lost: 'lost' } as const

function Results({ results, onOpen }: { results: Team['results']; onOpen: OpenLots }) {
  const texts = useTexts('team-analytics')
  const { lotCount, percent } = useTexts('analytics')
  const { money } = useFormats()
  const { won, lost, byCount, byValue, unlisted } = results
  const share = (value: number | null) => (value === null ? null : percent(formatNumber(value)))
  const count = ({ lots }: { lots: number }) => lotCount(lots, formatNumber(lots))
  const open = (figure: keyof typeof OUTCOMES) => () =>
    onOpen(texts.figures[figure], { kind: 'result', outcome: OUTCOMES[figure] })
  const figures = (
    <Figures
      label={texts.figures.byCount}
      figures={[
        {
          label: texts.figures.byCount,
          value: share(byCount),
          formula: texts.formulas.byCount,
          onOpen: open('byCount'),
        },
        {
          label: texts.figures.byValue,
          value: share(byValue),
          formula: texts.formulas.byValue,
          onOpen: open('byValue'),
        },
        {
          label: texts.figures.won,
          value: count(won),
          note: money(won.value),
          formula: texts.formulas.won,
          onOpen: open('won'),
        },
        {
          label: texts.figures.lost,
          value: count(lost),
          note: money(lost.value),
          formula: texts.formulas.lost,
          onOpen: open('lost'),
        },
      ]}
    />
  )
  if (unlisted === 0) return figures
  return (
    <Stack gap="xs">
      {figures}
      <Text size="sm" c="dimmed">
        {texts.unlisted(lotCount(unlisted, formatNumber(unlisted)))}
      </Text>
    </Stack>
  )
}

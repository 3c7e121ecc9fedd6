import { ActionIcon, Box, Group, Stack, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { MAX_OBSERVATIONS, MIN_OBSERVATIONS } from '@tendertap/domain/analytics/corridor'
import { isGroupOf } from '@tendertap/domain/analytics/groups'
import { formatDay } from '@tendertap/domain/clock'
import { formatNumber } from '@tendertap/domain/words/number'
import type { Output } from '@tendertap/contract/calls/index'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { AnalyticsState } from './AnalyticsState.tsx'
import { ChartWithTable } from './charts/ChartWithTable.tsx'
import { Histogram } from './charts/Histogram.tsx'
import { RangeBar } from './charts/RangeBar.tsx'
import { CorridorFacts } from './CorridorFacts.tsx'
import { CustomerField } from './CustomerField.tsx'
import { Filters } from './Filters.tsx'
import { Formula } from './Formula.tsx'
import { useFormats } from './formats.ts'
import { GroupField } from './GroupField.tsx'
import { useNames } from './names.ts'
import { SaveTables } from './SaveTables.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useBehind } from './use-behind.tsx'
import { useParams } from './use-params.ts'

type Prices = Output<'analytics/getPrices'>

/** At which shares of the planned amount purchases end. */
export function PricesPage() {
  const texts = useTexts('analytics')
  usePageTitle(texts.tabs.prices)
  const names = useNames()
  const { params, period, change } = useParams()
  const { division, group, method, customer } = params
  const filter = { ...period, division, group, method, ...(customer !== null && { customerId: customer }) }
  const prices = useAnalytics('analytics/getPrices', filter)
  const { openComparable, sheet } = useBehind(filter)
  const found = prices.data
  const chosen = found?.groups.find((line) => line.group === group)
  const groupName = chosen ? names.group(chosen).text : texts.unnamedGroup(group)
  return (
    <Stack gap="md">
      <Filters
        params={params}
        onChange={(changes) =>
          change({ ...changes, ...(changes.division && !isGroupOf(group, changes.division) && { group: '' }) })
        }
        fields={['division', 'method']}
        emptied={{ group: '', customer: null }}
        actions={<SaveTables path="analytics/savePrices" input={filter} isDisabled={!found?.observations} />}
      >
        <Box flex="2 1 200px">
          <CustomerField
            value={customer}
            company={found?.customer ?? null}
            onChange={(picked) => change({ customer: picked })}
          />
        </Box>
        <Box flex="1 1 200px">
          <GroupField
            value={group}
            onChange={(typed) => change({ group: typed, ...(!isGroupOf(typed, division) && { division: '' }) })}
          />
        </Box>
      </Filters>
      {group !== '' && <ChosenGroup name={groupName} onRemove={() => void change({ group: '' })} />}
      <RefreshBanner query={prices} />
      {!found || found.observations === 0 ? (
        <AnalyticsState query={prices} isEmpty={found !== undefined} />
      ) : (
        <Stack gap="md" opacity={prices.isPlaceholderData ? 0.55 : 1} aria-busy={prices.isPlaceholderData}>
          {found.corridor ? (
            <>
              <CorridorFacts
                title={texts.columns.corridor}
                corridor={found.corridor}
                observations={found.observations}
                onOpen={() => openComparable(texts.columns.corridor)}
              />
              <Distribution prices={found} onOpen={(title, shareFrom) => openComparable(title, { shareFrom })} />
            </>
          ) : (
            <Panel isFlush>
              <EmptyState
                title={texts.tooFew.title}
                text={`${texts.tooFew.text(formatNumber(found.observations), formatNumber(MIN_OBSERVATIONS))} ${texts.tooFew.advice}`}
                action={
                  <TextButton onClick={() => openComparable(texts.tabs.prices)}>
                    {texts.purchaseCount(found.observations, formatNumber(found.observations))}
                  </TextButton>
                }
              />
            </Panel>
          )}
          {group === '' && (
            <Groups
              groups={found.groups}
              onPick={(picked) => void change({ group: picked })}
              onOpen={(title, picked) => openComparable(title, { group: picked })}
            />
          )}
        </Stack>
      )}
      {sheet}
    </Stack>
  )
}

/** The name of the group whose code is in the field, with a way to remove it. */
function ChosenGroup({ name, onRemove }: { name: string; onRemove(): void }) {
  const { filters } = useTexts('analytics')
  return (
    <Group gap={4} wrap="nowrap">
      <Text size="sm">
        {filters.group}: <SourceText text={name} language={null} />
      </Text>
      <ActionIcon
        size={useNarrow() ? 44 : 28}
        aria-label={filters.remove(`${filters.group}: ${name}`)}
        data-source
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.8} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

interface DistributionProps {
  prices: Prices
  /** opens the lots of the step that begins at this share */
  onOpen(title: string, from: number): void
}

/** How many purchases ended in each step of five points, and which steps are inside the corridor. */
function Distribution({ prices, onOpen }: DistributionProps) {
  const { histogram, corridor, observations, since } = prices
  const texts = useTexts('analytics')
  const { percent } = useFormats()
  const steps = histogram.map(({ from, to, purchases }) => ({
    label: to === null ? texts.prices.atLeast(percent(from)) : texts.range(percent(from), percent(to)),
    from,
    count: purchases,
    isMarked: corridor !== null && (to ?? Infinity) > corridor.low && from <= corridor.high,
  }))
  return (
    <Panel
      title={texts.prices.distribution}
      about={
        observations >= MAX_OBSERVATIONS &&
        since !== null &&
        texts.prices.latest(formatNumber(observations), formatDay(since))
      }
    >
      <ChartWithTable
        title={texts.prices.distribution}
        chart={<Histogram steps={steps} />}
        table={
          <DataTable
            label={texts.prices.distribution}
            isCompact
            rows={steps}
            getKey={({ label }) => label}
            columns={[
              {
                name: 'share',
                title: texts.columns.share,
                render: ({ label, isMarked }) => (
                  <>
                    {label}
                    {isMarked && <InsideMark />}
                  </>
                ),
              },
              {
                name: 'purchases',
                title: texts.columns.purchases,
                isNumber: true,
                render: ({ label, from, count }) =>
                  count === 0 ? (
                    '0'
                  ) : (
                    <TextButton onClick={() => onOpen(label, from)}>{formatNumber(count)}</TextButton>
                  ),
              },
            ]}
          />
        }
      />
    </Panel>
  )
}

/** The colour of the chart; a screen reader reads the words of its legend. */
function InsideMark() {
  const { inside } = useTexts('analytics').prices
  return (
    <>
      <Box component="span" display="inline-block" w={8} h={8} ml={8} bdrs={2} bg="var(--accent)" aria-hidden />
      <span className="visually-hidden">, {inside}</span>
    </>
  )
}

interface GroupsProps {
  groups: Prices['groups']
  onPick(group: string): void
  onOpen(title: string, group: string): void
}

function Groups({ groups, onPick, onOpen }: GroupsProps) {
  const texts = useTexts('analytics')
  const names = useNames()
  const { range } = useFormats()
  if (groups.length === 0) return null
  const nameOf = (line: GroupsProps['groups'][number]): ReactNode => <SourceText {...names.group(line)} />
  return (
    <Panel title={texts.prices.groups} about={texts.prices.groupsAbout} isFlush>
      <DataTable
        label={texts.prices.groups}
        rows={groups}
        getKey={({ group }) => group}
        columns={[
          {
            name: 'group',
            title: texts.columns.name,
            render: (line) =>
              line.group === '' ? (
                nameOf(line)
              ) : (
                <TextButton onClick={() => onPick(line.group)}>{nameOf(line)}</TextButton>
              ),
          },
          {
            name: 'purchases',
            title: texts.columns.purchases,
            width: '16%',
            isNumber: true,
            render: (line) => {
              const count = texts.purchaseCount(line.observations, formatNumber(line.observations))
              if (line.group === '') return count
              return <TextButton onClick={() => onOpen(names.group(line).text, line.group)}>{count}</TextButton>
            },
          },
          {
            name: 'corridor',
            title: texts.columns.corridor,
            about: <Formula of={texts.columns.corridor} text={texts.formulas.corridor} />,
            width: '34%',
            render: ({ corridor }) =>
              corridor ? (
                <>
                  {texts.corridor.line(range(corridor))}
                  <RangeBar {...corridor} />
                </>
              ) : (
                <Text size="sm" c="dimmed">
                  {texts.tooFew.title}
                </Text>
              ),
          },
        ]}
      />
    </Panel>
  )
}

import { Stack, Text } from '@mantine/core'
import { formatDay } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { AnalyticsState } from '../analytics/AnalyticsState.tsx'
import { ChartWithTable } from '../analytics/charts/ChartWithTable.tsx'
import { Figures } from '../analytics/Figures.tsx'
import { SaveTables } from '../analytics/SaveTables.tsx'
import { AreaByDay } from './AreaByDay.tsx'
import { Unpublished } from './Unpublished.tsx'
import { useGuarantees, type Guarantees } from './use-guarantees.ts'
import { useSecuredLots } from './use-secured-lots.tsx'

/** How much money bid securities hold, now, at most and by day. */
export function GuaranteesPage() {
  const { tabs } = useTexts('analytics')
  const texts = useTexts('guarantees')
  usePageTitle(tabs.guarantees)
  const guarantees = useGuarantees()
  const { openDay, openUnpublished, sheet } = useSecuredLots()
  const found = guarantees.data
  return (
    <Stack gap="md">
      <RefreshBanner query={guarantees} />
      {!found ? (
        <AnalyticsState query={guarantees} />
      ) : found.days.every(({ lots }) => lots === 0) ? (
        <Panel isFlush>
          <EmptyState
            title={texts.empty}
            text={texts.emptyText}
            action={<Unpublished lots={found.unpublished} onOpen={openUnpublished} />}
          />
        </Panel>
      ) : (
        <>
          <Totals found={found} onOpen={openDay} />
          <Days found={found} onOpen={openDay} onUnpublished={openUnpublished} />
        </>
      )}
      {sheet}
    </Stack>
  )
}

interface PartProps {
  found: Guarantees
  onOpen(day: string): void
}

function Totals({ found: { now, peak, today }, onOpen }: PartProps) {
  const { figures, formulas } = useTexts('guarantees')
  const { lotCount, tabs } = useTexts('analytics')
  return (
    <Figures
      label={tabs.guarantees}
      figures={[
        {
          label: figures.now,
          value: formatTenge(now.amount),
          note: lotCount(now.lots, formatNumber(now.lots)),
          formula: formulas.now,
          onOpen: () => onOpen(today),
        },
        {
          label: figures.peak,
          value: formatTenge(peak?.amount ?? 0),
          formula: formulas.peak,
          onOpen: peak ? () => onOpen(peak.day) : undefined,
        },
        ...(peak
          ? [
              {
                label: figures.peakDay,
                value: formatDay(peak.day),
                formula: formulas.peakDay,
                onOpen: () => onOpen(peak.day),
              },
            ]
          : []),
      ]}
    />
  )
}

function Days({ found: { days, today, unpublished }, onOpen, onUnpublished }: PartProps & { onUnpublished(): void }) {
  const texts = useTexts('guarantees')
  const { columns } = texts
  const coming = days.filter(({ day, lots }) => day >= today && lots > 0)
  return (
    <Panel title={texts.days} actions={<SaveTables path="guarantees/saveGuarantees" input={{}} isDisabled={false} />}>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.daysAbout}
      </Text>
      <ChartWithTable
        title={texts.days}
        about={texts.chartAbout}
        chart={<AreaByDay days={days} />}
        table={
          coming.length === 0 ? (
            <EmptyState title={texts.empty} />
          ) : (
            <DataTable
              label={texts.days}
              isCompact
              rows={coming}
              getKey={({ day }) => day}
              columns={[
                {
                  name: 'day',
                  title: columns.day,
                  render: ({ day }) => (
                    <>
                      <TextButton onClick={() => onOpen(day)}>{formatDay(day)}</TextButton>
                      {day === today && (
                        <Text span size="sm" c="dimmed">
                          {' '}
                          {texts.today}
                        </Text>
                      )}
                    </>
                  ),
                },
                {
                  name: 'lots',
                  title: columns.lots,
                  width: 92,
                  isNumber: true,
                  render: ({ lots }) => formatNumber(lots),
                },
                {
                  name: 'amount',
                  title: columns.amount,
                  width: 140,
                  isNumber: true,
                  render: ({ placed, planned }) => (
                    <>
                      {formatTenge(placed + planned)}
                      {planned > 0 && (
                        <Text size="sm" c="dimmed">
                          {texts.ofThemPlanned(formatTenge(planned))}
                        </Text>
                      )}
                    </>
                  ),
                },
              ]}
            />
          )
        }
      />
      <Unpublished lots={unpublished} onOpen={onUnpublished} />
    </Panel>
  )
}

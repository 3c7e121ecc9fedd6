import { Box, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pickName } from '@tendertap/domain/analytics/names'
import { calculateDrop, calculateShareOfLot, calculateShareOfPlan } from '@tendertap/domain/analytics/figures'
import { NOT_GIVEN } from '@tendertap/domain/analytics/purchase-states'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { AnalyticsState } from './AnalyticsState.tsx'
import { Ranking, type Ranked } from './charts/Ranking.tsx'
import { Columns } from './Columns.tsx'
import { CompanyHead } from './CompanyHead.tsx'
import { CompanyName } from './CompanyName.tsx'
import { CorridorFacts } from './CorridorFacts.tsx'
import { Figures } from './Figures.tsx'
import { Filters } from './Filters.tsx'
import { useFormats } from './formats.ts'
import { useNames } from './names.ts'
import { SaveTables } from './SaveTables.tsx'
import { SumsByMonth } from './SumsByMonth.tsx'
import { useAnalytics, type AwardSums } from './use-analytics.ts'
import { useBehind, type OnlyPurchases } from './use-behind.tsx'
import { useParams } from './use-params.ts'
import type { Output } from '@tendertap/contract/calls/index'

type Supplier = Output<'analytics/getSupplier'>

/** What a supplier wins, where, at which prices, and how often against us. */
export function CompetitorCard({ id }: { id: number }) {
  const texts = useTexts('analytics')
  const names = useNames()
  const { share } = useFormats()
  const { params, period, change } = useParams()
  const filter = { ...period, supplierId: id }
  const supplier = useAnalytics('analytics/getSupplier', filter)
  const { openPurchases, openComparable, sheet } = useBehind(filter)
  const found = supplier.data
  const columns = { name: texts.columns.name, sum: texts.columns.final }
  const describe = (sums: AwardSums, name: string, only: OnlyPurchases): Omit<Ranked, 'key' | 'name'> => {
    const shareOfPlan = calculateShareOfPlan(sums)
    return {
      sum: sums.final,
      count: texts.winCount(sums.wins, formatNumber(sums.wins)),
      onOpen: () => openPurchases(name, only),
      ...(shareOfPlan !== null && {
        note: {
          text: texts.corridor.line(share(shareOfPlan)),
          onOpen: () => openPurchases(name, { ...only, known: 'price' }),
        },
      }),
    }
  }
  return (
    <Stack gap="md">
      <CompanyHead
        list={{ path: '/analytics/competitors', name: texts.competitors.back }}
        kind={texts.competitors.card}
        company={found?.company}
        actions={found?.isOurs && <Chip tone="good">{texts.competitors.isOurs}</Chip>}
      />
      <Filters
        params={params}
        onChange={change}
        fields={[]}
        actions={<SaveTables path="analytics/saveSupplier" input={filter} isDisabled={!found?.total.wins} />}
      />
      <RefreshBanner query={supplier} />
      {!found || found.total.wins === 0 ? (
        <AnalyticsState query={supplier} isEmpty={found !== undefined} />
      ) : (
        <Stack gap="md" opacity={supplier.isPlaceholderData ? 0.55 : 1} aria-busy={supplier.isPlaceholderData}>
          <SupplierFigures supplier={found} onOpen={openPurchases} />
          <SumsByMonth of="awards" title={texts.competitors.months} months={found.months} onOpen={openPurchases} />
          <Columns min={460}>
            <Ranking
              title={texts.competitors.customers}
              columns={columns}
              rows={found.customers.map(({ company, ...sums }) => ({
                key: String(company.id),
                name: <CompanyName company={company} as="customer" />,
                ...describe(sums, names.company(company).text, { customerId: company.id }),
              }))}
            />
            <Ranking
              title={texts.competitors.groups}
              columns={columns}
              rows={found.groups.map((line) => ({
                key: line.group,
                name: <SourceText {...names.group(line)} />,
                ...describe(line, names.group(line).text, { group: line.group || NOT_GIVEN }),
              }))}
            />
            <CorridorFacts
              title={texts.competitors.prices}
              corridor={found.corridor}
              observations={found.total.priced}
              onOpen={() => openComparable(texts.competitors.prices)}
            />
            {!found.isOurs && (
              <HeadToHead
                meetings={found.headToHead}
                onOpen={() => openPurchases(texts.competitors.headToHead, { placed: true })}
              />
            )}
          </Columns>
        </Stack>
      )}
      {sheet}
    </Stack>
  )
}

interface SupplierFiguresProps {
  supplier: Supplier
  onOpen(title: string, only?: OnlyPurchases): void
}

function SupplierFigures({ supplier, onOpen }: SupplierFiguresProps) {
  const { figures, formulas, ...texts } = useTexts('analytics')
  const { money, share } = useFormats()
  const { total, headToHead, isOurs } = supplier
  const drop = calculateDrop(total)
  return (
    <Figures
      label={texts.competitors.card}
      figures={[
        {
          label: figures.wins,
          formula: formulas.wins,
          value: formatNumber(total.wins),
          onOpen: () => onOpen(figures.wins),
        },
        {
          label: figures.final,
          formula: formulas.awarded,
          value: money(total.final),
          onOpen: () => onOpen(figures.final),
        },
        {
          label: figures.drop,
          formula: formulas.drop,
          value: drop === null ? null : share(drop),
          note: texts.purchaseCount(total.priced, formatNumber(total.priced)),
          onOpen: () => onOpen(figures.drop, { known: 'price' }),
        },
        ...(isOurs
          ? []
          : [
              {
                label: figures.headToHead,
                formula: formulas.headToHead,
                value:
                  headToHead.decided === 0
                    ? null
                    : `${formatNumber(headToHead.wonByUs)}\u00A0:\u00A0${formatNumber(headToHead.wonByThem)}`,
                note: texts.lotCount(headToHead.decided, formatNumber(headToHead.decided)),
                // whoever won them
                onOpen: () => onOpen(figures.headToHead, { placed: true, supplierId: '' }),
              },
            ]),
      ]}
    />
  )
}

interface HeadToHeadProps {
  meetings: Supplier['headToHead']
  /** opens all lots that they won */
  onOpen(): void
}

/** The lots that we wanted and they won. */
function HeadToHead({ meetings, onOpen }: HeadToHeadProps) {
  const texts = useTexts('analytics')
  const language = useLanguage()
  const { decided, wonByUs, wonByThem, lots } = meetings
  const { shareOrNone } = useFormats()
  const price = (finalAmount: number | null, plannedAmount: number | null) =>
    finalAmount === null ? null : (
      <>
        {formatTenge(finalAmount)}
        <Text size="sm" c="dimmed">
          {shareOrNone(calculateShareOfLot({ plannedAmount, finalAmount }))}
        </Text>
      </>
    )
  return (
    <Panel title={texts.competitors.headToHead} isFlush>
      <Text p="lg">
        {decided === 0
          ? texts.competitors.neverMet
          : texts.competitors.score(formatNumber(wonByUs), formatNumber(wonByThem), formatNumber(decided))}
      </Text>
      {lots.length > 0 && (
        <DataTable
          label={texts.competitors.headToHead}
          rows={lots}
          getKey={({ lotId }) => String(lotId)}
          columns={[
            {
              name: 'lot',
              title: texts.columns.lot,
              render: (lot) => (
                <Link
                  to="/tender/$id"
                  params={{ id: String(lot.TenderId) }}
                  search={{ open: String(lot.lotId) } as never}
                >
                  <SourceText {...(pickName(lot, language) ?? { text: lot.contractNumber, language: null })} />
                </Link>
              ),
            },
            {
              name: 'ours',
              title: texts.columns.ours,
              width: 150,
              isNumber: true,
              render: ({ ourPrice, plannedAmount }) => price(ourPrice, plannedAmount),
            },
            {
              name: 'theirs',
              title: texts.columns.theirs,
              width: 150,
              isNumber: true,
              render: ({ theirPrice, plannedAmount }) => price(theirPrice, plannedAmount),
            },
          ]}
        />
      )}
      {wonByThem > lots.length && (
        <Box px="lg" pb="sm">
          <TextButton onClick={onOpen}>{texts.lotCount(wonByThem, formatNumber(wonByThem))}</TextButton>
        </Box>
      )}
    </Panel>
  )
}

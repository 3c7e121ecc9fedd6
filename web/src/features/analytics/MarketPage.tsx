import { Box, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { NOT_GIVEN } from '@tendertap/domain/analytics/purchase-states'
import { formatNumber } from '@tendertap/domain/words/number'
import type { Output } from '@tendertap/contract/calls/index'
import { useTexts } from '../../i18n/texts.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { AnalyticsState } from './AnalyticsState.tsx'
import { Ranking, type Ranked } from './charts/Ranking.tsx'
import { Columns } from './Columns.tsx'
import { CompanyName } from './CompanyName.tsx'
import { Filters } from './Filters.tsx'
import { keepMarketFilter } from './market-filter.ts'
import { useNames } from './names.ts'
import { PurchaseFigures } from './PurchaseFigures.tsx'
import { SaveTables } from './SaveTables.tsx'
import { SumsByMonth } from './SumsByMonth.tsx'
import { useAnalytics, type PurchaseSums } from './use-analytics.ts'
import { useBehind, type OnlyPurchases } from './use-behind.tsx'
import { useParams } from './use-params.ts'

/** How much is bought, where and when, which customers buy, and what. */
export function MarketPage() {
  const { tabs, market: texts } = useTexts('analytics')
  usePageTitle(tabs.market)
  const { params, period, change } = useParams()
  const { source, division, region, method } = params
  const filter = { ...period, source, division, region, method }
  const market = useAnalytics('analytics/getMarket', filter)
  const { openPurchases, sheet } = useBehind(filter)
  const found = market.data
  return (
    <Stack gap="md">
      <Filters
        params={params}
        onChange={change}
        fields={['source', 'division', 'region', 'method']}
        actions={<SaveTables path="analytics/saveMarket" input={filter} isDisabled={!found?.total.lots} />}
      />
      <RefreshBanner query={market} />
      {!found || found.total.lots === 0 ? (
        <AnalyticsState query={market} isEmpty={found !== undefined} />
      ) : (
        <Stack gap="md" opacity={market.isPlaceholderData ? 0.55 : 1} aria-busy={market.isPlaceholderData}>
          <PurchaseFigures label={tabs.market} sums={found.total} onOpen={openPurchases} />
          <SumsByMonth of="purchases" title={texts.months} months={found.months} onOpen={openPurchases} />
          <Rankings market={found} onOpen={openPurchases} />
        </Stack>
      )}
      {sheet}
    </Stack>
  )
}

interface RankingsProps {
  market: Output<'analytics/getMarket'>
  onOpen(title: string, only: OnlyPurchases): void
}

function Rankings({ market, onOpen }: RankingsProps) {
  const texts = useTexts('analytics')
  const names = useNames()
  const columns = { name: texts.columns.name, sum: texts.columns.planned }
  const rank = <Line extends PurchaseSums>(
    lines: readonly Line[],
    field: 'division' | 'region' | 'method' | 'source',
    read: (line: Line) => string,
  ): Ranked[] =>
    lines.map((line) => {
      const value = read(line)
      const name = names[field](value)
      return {
        key: value,
        name: <SourceText {...name} />,
        sum: line.planned,
        count: texts.lotCount(line.lots, formatNumber(line.lots)),
        onOpen: () => onOpen(name.text, { [field]: value || NOT_GIVEN }),
      }
    })
  return (
    <Columns min={460}>
      <Ranking
        title={texts.market.customers}
        about={texts.market.customersAbout}
        actions={
          <Link to="/analytics/customers" search={keepMarketFilter as never}>
            {texts.market.allCustomers}
          </Link>
        }
        columns={columns}
        rows={market.customers.map(({ company, ...sums }) => ({
          key: String(company.id),
          name: <CompanyName company={company} as="customer" />,
          sum: sums.planned,
          count: texts.lotCount(sums.lots, formatNumber(sums.lots)),
          onOpen: () => onOpen(names.company(company).text, { customerId: company.id, method: '' }),
        }))}
      />
      <Ranking
        title={texts.market.divisions}
        columns={columns}
        rows={rank(market.divisions, 'division', ({ division }) => division)}
      />
      <Ranking
        title={texts.market.regions}
        columns={columns}
        rows={rank(market.regions, 'region', ({ region }) => region)}
      />
      <Box>
        <Stack gap="lg">
          <Ranking
            title={texts.market.methods}
            columns={columns}
            rows={rank(market.methods, 'method', ({ method }) => method)}
          />
          <Ranking
            title={texts.market.sources}
            columns={columns}
            rows={rank(market.sources, 'source', ({ source }) => source)}
          />
        </Stack>
      </Box>
    </Columns>
  )
}

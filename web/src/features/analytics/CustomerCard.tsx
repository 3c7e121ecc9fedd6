import { Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { calculateShareOfPlan } from '@tendertap/domain/analytics/figures'
import { NOT_GIVEN } from '@tendertap/domain/analytics/purchase-states'
import { PRICE_READERS } from '@tendertap/domain/analytics/readers'
import { hasAnyRole } from '@tendertap/domain/roles'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { FilterLink } from '../lots/facts/FilterLink.tsx'
import { useMe } from '../session/current-session.ts'
import { AnalyticsState } from './AnalyticsState.tsx'
import { Ranking } from './charts/Ranking.tsx'
import { Columns } from './Columns.tsx'
import { CompanyHead } from './CompanyHead.tsx'
import { CompanyName } from './CompanyName.tsx'
import { CorridorFacts } from './CorridorFacts.tsx'
import { Filters } from './Filters.tsx'
import { useFormats } from './formats.ts'
import { formatParams } from './market-filter.ts'
import { useNames } from './names.ts'
import { PurchaseFigures } from './PurchaseFigures.tsx'
import { SaveTables } from './SaveTables.tsx'
import { SumsByMonth } from './SumsByMonth.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useBehind, type OnlyPurchases } from './use-behind.tsx'
import { useParams } from './use-params.ts'

/** What a customer buys, when, from whom, at which prices, how fast it decides and how often it cancels. */
export function CustomerCard({ id }: { id: number }) {
  const texts = useTexts('analytics')
  const names = useNames()
  const { share } = useFormats()
  const roles = useMe()?.roles ?? []
  const { params, period, change } = useParams()
  const filter = { ...period, customerId: id }
  const customer = useAnalytics('analytics/getCustomer', filter)
  const { openPurchases, openComparable, sheet } = useBehind(filter)
  const found = customer.data
  const columns = { name: texts.columns.name, sum: texts.columns.planned }
  const seesPrices = hasAnyRole(roles, PRICE_READERS)
  return (
    <Stack gap="md">
      <CompanyHead
        list={{ path: '/analytics/customers', name: texts.customers.back }}
        kind={texts.customers.card}
        company={found?.company}
        actions={
          found && <FilterLink filter={{ companies: [found.company.nameRu] }}>{texts.customers.showLots}</FilterLink>
        }
      />
      <Filters
        params={params}
        onChange={change}
        fields={[]}
        actions={<SaveTables path="analytics/saveCustomer" input={filter} isDisabled={!found?.total.lots} />}
      />
      <RefreshBanner query={customer} />
      {!found || found.total.lots === 0 ? (
        <AnalyticsState query={customer} isEmpty={found !== undefined} />
      ) : (
        <Stack gap="md" opacity={customer.isPlaceholderData ? 0.55 : 1} aria-busy={customer.isPlaceholderData}>
          <PurchaseFigures
            label={texts.customers.card}
            sums={found.total}
            medianDays={found.medianDays}
            onOpen={openPurchases}
          />
          <SumsByMonth of="purchases" title={texts.customers.months} months={found.months} onOpen={openPurchases} />
          <Columns min={460}>
            <Ranking
              title={texts.customers.groups}
              columns={columns}
              rows={found.groups.map((line) => ({
                key: line.group,
                name: <SourceText {...names.group(line)} />,
                sum: line.planned,
                count: texts.lotCount(line.lots, formatNumber(line.lots)),
                onOpen: () => openPurchases(names.group(line).text, { group: line.group || NOT_GIVEN }),
              }))}
            />
            <Ranking
              title={texts.customers.suppliers}
              about={texts.customers.byContract}
              columns={{ name: texts.columns.name, sum: texts.columns.final }}
              rows={found.suppliers.map(({ company, ...sums }) => {
                const shareOfPlan = calculateShareOfPlan(sums)
                const open = (only: OnlyPurchases) =>
                  seesPrices
                    ? () => openPurchases(names.company(company).text, { supplierId: company.id, ...only })
                    : undefined
                return {
                  key: String(company.id),
                  name: <CompanyName company={company} as="supplier" />,
                  sum: sums.final,
                  count: texts.winCount(sums.wins, formatNumber(sums.wins)),
                  ...(shareOfPlan !== null && {
                    note: { text: texts.corridor.line(share(shareOfPlan)), onOpen: open({ known: 'price' }) },
                  }),
                  onOpen: open({}),
                }
              })}
            />
            <Ranking
              title={texts.customers.methods}
              columns={columns}
              rows={found.methods.map((line) => ({
                key: line.method,
                name: <SourceText {...names.method(line.method)} />,
                sum: line.planned,
                count: texts.lotCount(line.lots, formatNumber(line.lots)),
                onOpen: () => openPurchases(names.method(line.method).text, { method: line.method || NOT_GIVEN }),
              }))}
            />
            <Stack gap="sm">
              {seesPrices && (
                <CorridorFacts
                  title={texts.customers.prices}
                  about={texts.customers.byContract}
                  corridor={found.corridor}
                  observations={found.observations}
                  onOpen={() => openComparable(texts.customers.prices)}
                />
              )}
              {seesPrices && (
                <Link to="/analytics/prices" search={formatParams({ customer: id, months: params.months }) as never}>
                  {texts.customers.openPrices}
                </Link>
              )}
            </Stack>
          </Columns>
        </Stack>
      )}
      {sheet}
    </Stack>
  )
}

import { calculateCancelRate, calculateShareOfPlan } from '@tendertap/domain/analytics/figures'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { CompanyList } from './CompanyList.tsx'
import { CustomerCard } from './CustomerCard.tsx'
import { useFormats } from './formats.ts'
import { SaveTables } from './SaveTables.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useParams } from './use-params.ts'

/** Who buys most, or what one customer buys. */
export function CustomersPage() {
  const { params } = useParams()
  return params.customer === null ? <CustomerList /> : <CustomerCard id={params.customer} />
}

function CustomerList() {
  const { tabs, customers: texts, columns, figures, formulas, lotCount } = useTexts('analytics')
  const { money, shareOrNone } = useFormats()
  const { params, period } = useParams()
  const { source, division, region, search, page, limit } = params
  const filter = { ...period, source, division, region }
  const customers = useAnalytics('analytics/getCustomers', { ...filter, search, page, limit })
  return (
    <CompanyList
      as="customer"
      texts={{ tab: tabs.customers, ...texts }}
      fields={['source', 'division', 'region']}
      filter={filter}
      query={customers}
      save={
        <SaveTables
          path="analytics/saveCustomers"
          input={{ ...filter, search }}
          isDisabled={!customers.data?.data.length}
        />
      }
      columns={[
        {
          name: 'lots',
          title: columns.lots,
          formula: formulas.lots,
          render: ({ lots }) => lotCount(lots, formatNumber(lots)),
        },
        { name: 'planned', title: figures.planned, formula: formulas.planned, render: ({ planned }) => money(planned) },
        {
          name: 'final',
          title: figures.final,
          formula: formulas.final,
          render: ({ final }) => money(final),
          only: { state: 'awarded' },
        },
        {
          name: 'shareOfPlan',
          title: columns.shareOfPlan,
          formula: formulas.shareOfPlan,
          render: (sums) => shareOrNone(calculateShareOfPlan(sums)),
          only: { known: 'price' },
        },
        {
          name: 'cancelRate',
          title: figures.cancelRate,
          formula: formulas.cancelRate,
          render: (sums) => shareOrNone(calculateCancelRate(sums)),
          only: { state: 'cancelled' },
        },
      ]}
    />
  )
}

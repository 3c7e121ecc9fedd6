import { calculateDrop } from '@tendertap/domain/analytics/figures'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { CompanyList } from './CompanyList.tsx'
import { CompetitorCard } from './CompetitorCard.tsx'
import { useFormats } from './formats.ts'
import { SaveTables } from './SaveTables.tsx'
import { useAnalytics } from './use-analytics.ts'
import { useParams } from './use-params.ts'

/** Who wins most, or what one supplier wins. */
export function CompetitorsPage() {
  const { params } = useParams()
  return params.supplier === null ? <SupplierList /> : <CompetitorCard id={params.supplier} />
}

function SupplierList() {
  const { tabs, competitors, columns, figures, formulas, winCount } = useTexts('analytics')
  const { money, shareOrNone } = useFormats()
  const { params, period } = useParams()
  const { division, search, page, limit } = params
  const filter = { ...period, division }
  const suppliers = useAnalytics('analytics/getSuppliers', { ...filter, search, page, limit })
  return (
    <CompanyList
      as="supplier"
      texts={{ tab: tabs.competitors, ...competitors }}
      fields={['division']}
      filter={filter}
      query={suppliers}
      save={
        <SaveTables
          path="analytics/saveSuppliers"
          input={{ ...filter, search }}
          isDisabled={!suppliers.data?.data.length}
        />
      }
      columns={[
        {
          name: 'wins',
          title: columns.wins,
          formula: formulas.wins,
          render: ({ wins }) => winCount(wins, formatNumber(wins)),
        },
        { name: 'final', title: figures.final, formula: formulas.awarded, render: ({ final }) => money(final) },
        {
          name: 'drop',
          title: columns.drop,
          formula: formulas.drop,
          render: (sums) => shareOrNone(calculateDrop(sums)),
          only: { known: 'price' },
        },
      ]}
    />
  )
}

import { Link } from '@tanstack/react-router'
import { PRICE_READERS } from '@tendertap/domain/analytics/readers'
import { hasAnyRole } from '@tendertap/domain/roles'
import type { RawSearchParams } from '../../lib/paging-search-params.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { useMe } from '../session/current-session.ts'
import { formatParams, keepMarketFilter, openCard } from './market-filter.ts'
import { useNames } from './names.ts'
import type { Company } from './use-analytics.ts'

interface CompanyNameProps {
  company: Company
  as: 'customer' | 'supplier'
  /** it stands in the list of such companies */
  isListed?: boolean
  /** of the period that the card shows, outside of the analytics */
  months?: number
}

/** A company, which leads to its card; that of a supplier is for those who may see competitors. */
export function CompanyName({ company, as, isListed = false, months }: CompanyNameProps) {
  const names = useNames()
  const roles = useMe()?.roles ?? []
  const name = <SourceText {...names.company(company)} />
  if (as === 'supplier' && !hasAnyRole(roles, PRICE_READERS)) return name
  const card = { [as]: company.id }
  const toSearch = (search: RawSearchParams) => {
    if (months !== undefined) return formatParams({ ...card, months })
    return isListed ? openCard(search, card) : { ...keepMarketFilter(search), ...formatParams(card) }
  }
  return (
    <Link to={as === 'customer' ? '/analytics/customers' : '/analytics/competitors'} search={toSearch as never}>
      {name}
    </Link>
  )
}

import type { Output } from '@tendertap/contract/calls/index'
import type { ListRow } from './queries.ts'

export function presentList({
  id,
  name,
  companies,
  updated_at,
  interests,
}: ListRow): Output<'companies/createCompanyList'> {
  return { id, name, companies: companies.toSorted(), updatedAt: updated_at.toISOString(), interests }
}

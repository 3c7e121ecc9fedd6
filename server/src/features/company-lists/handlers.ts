import type { Handlers } from '../../http/handlers.ts'
import { listCustomerNames } from './queries.ts'

export const companyListHandlers: Handlers<'companies/getCompanies'> = {
  'companies/getCompanies': (context) => context.inScope(listCustomerNames),
}

import type { Handlers } from '../../http/handlers.ts'
import { customerNames } from './queries.ts'

export const companyHandlers: Handlers<'companies/getCompanies'> = {
  'companies/getCompanies': (context) => context.inScope(customerNames),
}

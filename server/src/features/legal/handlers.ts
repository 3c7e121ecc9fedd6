import type { OperatorDetails } from '@tendertap/contract/entities/operator-details'
import type { Handlers } from '../../http/handlers.ts'

export function legalHandlers(operator: OperatorDetails): Handlers<'legal/getOperatorDetails'> {
  return { 'legal/getOperatorDetails': () => Promise.resolve(operator) }
}

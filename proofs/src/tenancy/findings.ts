import type { Path } from '@tendertap/contract/calls/index'
import type { Answer } from '../guards/requests.ts'
import { CANARY_MOMENT } from '../guards/fill-tables.ts'
import { CANARY, type Tenant } from '../guards/tenants.ts'

export interface Findings {
  cells: number
  /** answers that break the rules */
  wrong: string[]
  /** answers that contain data of the other company */
  leaks: string[]
  /** requests where another company's object was answered differently from an object that does not exist */
  differences: string[]
  /** calls that succeeded on an object of the caller's own company */
  succeeded: Set<Path>
}

export function createFindings(): Findings {
  return { cells: 0, wrong: [], leaks: [], differences: [], succeeded: new Set() }
}

const MOMENT = CANARY_MOMENT.toISOString().slice(0, 19)

/** Does the answer contain anything of the foreign company? */
export function containsForeign({ received }: Answer, foreign: Tenant): boolean {
  return [CANARY, MOMENT, foreign.workspaceId].some((text) => received.includes(text))
}

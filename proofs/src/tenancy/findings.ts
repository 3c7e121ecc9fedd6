import type { Path } from '@tendertap/contract/calls/index'
import type { Answer } from '../guards/requests.ts'
import { CANARY_MOMENT } from '../guards/fill-tables.ts'
import { CANARY, type Tenant } from '../guards/tenants.ts'

export interface Findings {
  cells: number
  /** answers that the rules do not allow */
  wrong: string[]
  /** answers with a byte of the other company in them */
  leaks: string[]
  /** another company's object answered otherwise than an absent one */
  differences: string[]
  /** calls that did their work on an object of one's own */
  succeeded: Set<Path>
}

export function noFindings(): Findings {
  return { cells: 0, wrong: [], leaks: [], differences: [], succeeded: new Set() }
}

const MOMENT = CANARY_MOMENT.toISOString().slice(0, 19)

/** Does the answer hold anything of the foreign company? */
export function holdsForeign({ received }: Answer, foreign: Tenant): boolean {
  return [CANARY, MOMENT, foreign.workspaceId].some((text) => received.includes(text))
}

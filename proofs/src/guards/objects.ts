// Which objects belong to a company, and which nobody can have yet.
import { randomUUID } from 'node:crypto'
import type { Path } from '@tendertap/contract/calls/index'
import type { StandIn } from '@tendertap/contract/examples/stand-ins'
import { NOT_BUILT_YET } from '@tendertap/server/features/index'

/**
 * Rows that belong to a company: asking for another's must look like asking for none. The rest is the catalogue's or
 * the operator's. A lot is everybody's, the work on it the company's: see `WORK_ON_A_LOT`.
 */
export const OWNED: readonly StandIn[] = [
  'subscriptionId',
  'userId',
  'memberId',
  'sessionId',
  'interestId',
  'companyListId',
]

/** Objects of features to come, by the call that will make them. */
const TO_COME = { interestId: 'interests/createInterest', companyListId: 'companies/createCompanyList' } as const
/** The call that will give a lot its first row of a company. */
const WORK_ON_A_LOT: Path = 'lots/activateLot'

/** An id that nobody has, for each object to come. Throws once its call is built: then it must be a real one. */
export function idsToCome(): Record<keyof typeof TO_COME, string> {
  for (const [object, path] of Object.entries(TO_COME))
    if (isBuilt(path)) throw new Error(`${path} is built: makeTenant must make a real ${object} (guards/tenants.ts)`)
  return { interestId: randomUUID(), companyListId: randomUUID() }
}

/** Throws once people can work on lots: then the foreign company must, on the lot that `lotId` names. */
export function refuseBuiltWork(): void {
  if (isBuilt(WORK_ON_A_LOT))
    throw new Error(`${WORK_ON_A_LOT} is built: the foreign company must work on its lot (tenancy/companies.ts)`)
}

/** What a guard cannot ask for yet, to be named in its output. */
export const OBJECTS_TO_COME = [...Object.keys(TO_COME), 'work on lotId']

export function isBuilt(path: Path): boolean {
  return !(NOT_BUILT_YET as readonly Path[]).includes(path)
}

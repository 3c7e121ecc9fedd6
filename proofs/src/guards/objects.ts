// Which objects belong to a company, and which cannot exist yet.
import { randomUUID } from 'node:crypto'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import type { StandIn } from '@tendertap/contract/examples/stand-ins'
import { NOT_BUILT_YET } from '@tendertap/server/features/index'

/**
 * Objects that belong to a company: a request for another company's must look like a request for one that does not
 * exist. The other objects belong to the catalogue or the operator. A lot belongs to nobody, but the work on it belongs
 * to a company: see lot-rows.ts.
 */
export const COMPANY_OBJECTS: readonly StandIn[] = [
  'subscriptionId',
  'userId',
  'memberId',
  'sessionId',
  'interestId',
  'companyListId',
]

/** Objects of features that are not built yet, by the call that will make them. */
const FUTURE_CALLS = { interestId: 'interests/createInterest', companyListId: 'companies/createCompanyList' } as const

/** The built calls by which a company works on a lot. */
export const CALLS_ON_LOTS: readonly Path[] = (Object.entries(api) as [Path, Call][])
  .filter(([path, { writes, input }]) => writes && 'lotId' in input.shape && isBuilt(path))
  .map(([path]) => path)

/** An unused id for each of these objects. Throws once its call is built: then a real object is needed. */
export function makeFutureIds(): Record<keyof typeof FUTURE_CALLS, string> {
  for (const [object, path] of Object.entries(FUTURE_CALLS))
    if (isBuilt(path)) throw new Error(`${path} is built: makeTenant must make a real ${object} (guards/tenants.ts)`)
  return { interestId: randomUUID(), companyListId: randomUUID() }
}

/** What a guard cannot request yet; the proof prints it. */
export const FUTURE_OBJECTS = [...Object.keys(FUTURE_CALLS), ...(CALLS_ON_LOTS.length === 0 ? ['work on lotId'] : [])]

export function isBuilt(path: Path): boolean {
  return !(NOT_BUILT_YET as readonly Path[]).includes(path)
}

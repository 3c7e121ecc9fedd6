// Which objects belong to a company.
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import type { StandIn } from '@tendertap/contract/examples/stand-ins'

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
  'unusedCompanyListId',
  'commentId',
  'fileId',
  'companyDocumentId',
  'unusedCompanyDocumentId',
  'workFileId',
  'savedSearchId',
  'otherSavedSearchId',
  'resultImportId',
]

/** The calls by which a company works on a lot. */
export const CALLS_ON_LOTS: readonly Path[] = (Object.entries(api) as [Path, Call][])
  .filter(([, { writes, input }]) => writes && 'lotId' in input.shape)
  .map(([path]) => path)

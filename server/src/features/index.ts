// Every call has a handler here or its name on the list of those whose feature is still to come; anything else does not compile.
import type { Path } from '@tendertap/contract/index'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/handlers.ts'
import type { AllJobs } from '../jobs/definitions.ts'
import type { JobHandlers } from '../jobs/run.ts'
import type { SessionToken } from '../platform/tokens.ts'
import { auditJobs } from './audit/jobs.ts'
import { lotHandlers } from './lots/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { sessionHandlers } from './session/handlers.ts'
import { sessionJobs } from './session/jobs.ts'

/** Answered with 501. This list can only shrink (features/index.test.ts). */
export const NOT_BUILT_YET = [
  'auth/register',
  'me/generateTelegramDeepLink',
  'me/disconnectTelegramAccount',
  'settings/getSettings',
  'settings/updateSettings',
  'settings/testEmail',
  'subscription/getCurrentSubscription',
  'subscription/renewSubscription',
  'users/getAllUsers',
  'users/createUser',
  'users/updateUser',
  'feedback/sendFeedback',
  'superadmin/getRegistrationApplications',
  'superadmin/activateWorkspace',
  'superadmin/declineWorkspace',
  'superadmin/getWorkspaces',
  'superadmin/setManualSubscription',
  'interests/getInterests',
  'interests/createInterest',
  'interests/updateInterest',
  'interests/deleteInterest',
  'interests/rescoreInterest',
  'companies/getCompanies',
  'companies/getCompaniesWithNew',
  'companies/resetNewCompanies',
  'companies/getCompanyList',
  'companies/createCompanyList',
  'companies/updateCompanyList',
  'companies/deleteCompanyList',
  'lots/lotsWithFilters',
  'lots/getPotentialLots',
  'lots/getActiveLots',
  'lots/getCompletedLots',
  'lots/getArchivedLots',
  'lots/voteLot',
  'lots/activateLot',
  'lots/deactivateLot',
  'lots/declineLot',
  'lots/setOfferPrice',
  'lots/documentCollected',
  'lots/completeCollectingLotDocuments',
  'lots/lotPlacement',
  'lots/updateResultInfo',
  'tenders/getTenderDetails',
] as const satisfies readonly Path[]

export type BuiltPath = Exclude<Path, (typeof NOT_BUILT_YET)[number]>

export function allHandlers(db: Database, tokens: SessionToken): Handlers<BuiltPath> {
  return {
    ...sessionHandlers(db, tokens),
    ...profileHandlers,
    ...lotHandlers,
  }
}

/** Who does which background work; `db` is the role `background`. */
export function allJobs(db: Database): JobHandlers<AllJobs> {
  return {
    ...auditJobs(db),
    ...sessionJobs(db),
  }
}

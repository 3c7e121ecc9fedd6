import type { Output } from '@tendertap/contract/calls/index'
import { MAX_COMPANY_NAMES } from '@tendertap/contract/fields/fields'
import { mergeCompanyNames, type CompanyName } from '@tendertap/domain/company-lists/names'
import type { Scope } from '../../db/scope.ts'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { JOBS } from '../../jobs/definitions.ts'
import { enqueueMany, PERSON_WAITS } from '../../jobs/enqueue.ts'
import { AppError } from '../../platform/app-error.ts'
import { listCustomerNames, listNewCustomerNames, resetNewCompanies } from './customers.ts'
import { presentList } from './present.ts'
import {
  addEntries,
  addList,
  changeList,
  countEntries,
  findList,
  listLists,
  lockList,
  removeList,
  removeOtherEntries,
  touchInterests,
  type ListRow,
} from './queries.ts'

type Calls =
  | 'companies/getCompanies'
  | 'companies/getCompaniesWithNew'
  | 'companies/resetNewCompanies'
  | 'companies/getCompanyList'
  | 'companies/createCompanyList'
  | 'companies/updateCompanyList'
  | 'companies/deleteCompanyList'

export const companyListHandlers: Handlers<Calls> = {
  'companies/getCompanies': (context) => context.inScope(listCustomerNames),

  'companies/getCompaniesWithNew': (context) =>
    context.inScope(async (scope) => ({
      companies: await listCustomerNames(scope),
      newCompanies: await listNewCustomerNames(scope),
    })),

  'companies/resetNewCompanies': (context) =>
    context.inScope(async (scope) => {
      await resetNewCompanies(scope)
      await announce(scope, { kind: 'companyLists', id: scope.workspaceId ?? '' })
      return {}
    }),

  'companies/getCompanyList': (context) => context.inScope(async (scope) => (await listLists(scope)).map(presentList)),

  'companies/createCompanyList': (context, { name, companies = [] }) =>
    refuseTakenName(() =>
      context.inScope(async (scope) => {
        const id = await addList(scope, name)
        context.nameObject(id)
        await addEntries(scope, id, readNames(companies))
        return announceList(scope, id)
      }),
    ),

  'companies/updateCompanyList': (context, { id, name, companies, add = [] }) =>
    refuseTakenName(() =>
      context.inScope(async (scope) => {
        await demandList(scope, id)
        const wanted = readNames([...(companies ?? []), ...add])
        const removed = companies ? await removeOtherEntries(scope, id, wanted) : 0
        const added = await addEntries(scope, id, wanted)
        if ((await countEntries(scope, id)) > MAX_COMPANY_NAMES) throw new AppError('invalid_input')
        await changeList(scope, id, name)
        if (removed + added > 0) await rescoreInterests(scope, id)
        return announceList(scope, id)
      }),
    ),

  'companies/deleteCompanyList': (context, { id }) =>
    context.inScope(async (scope) => {
      await demandList(scope, id)
      const { interests } = await readList(scope, id)
      if (interests.length > 0) throw new AppError('list_in_use', { interests })
      await removeList(scope, id)
      await announce(scope, { kind: 'companyLists', id })
      return {}
    }),
}

/** A list of another workspace is answered exactly like an unknown one. */
async function demandList(scope: Scope, id: string): Promise<void> {
  if (!(await lockList(scope, id))) throw new AppError('not_found')
}

async function readList(scope: Scope, id: string): Promise<ListRow> {
  const row = await findList(scope, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function announceList(scope: Scope, id: string): Promise<Output<'companies/createCompanyList'>> {
  await announce(scope, { kind: 'companyLists', id })
  return presentList(await readList(scope, id))
}

/** Lots are scored by the customers of a profile, so the profiles that use the list score theirs anew. */
async function rescoreInterests(scope: Scope, listId: string): Promise<void> {
  const interestIds = await touchInterests(scope, listId)
  const payloads = interestIds.map((interestId) => ({ workspaceId: scope.workspaceId ?? '', interestId }))
  if (payloads.length > 0)
    await enqueueMany(scope.db, JOBS, 'matching/rescoreInterest', payloads, { priority: PERSON_WAITS })
}

// an entry of an index has at most 2,704 bytes, two ids among them
const MAX_KEY_BYTES = 2_600

function readNames(names: readonly string[]): CompanyName[] {
  const companies = mergeCompanyNames(names)
  if (companies.some(({ key }) => Buffer.byteLength(key) > MAX_KEY_BYTES)) throw new AppError('invalid_input')
  return companies
}

/** Only the index sees what somebody else has saved in the same moment. */
async function refuseTakenName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'company_list_name') throw new AppError('name_taken')
    throw error
  }
}

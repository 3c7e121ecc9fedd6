// Every call that writes, with an input with which it succeeds. A new call is included by itself; one whose example
// needs more than its objects gets a line in PREPARE.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Call } from '@tendertap/contract/call'
import { api, type Path } from '@tendertap/contract/calls/index'
import type { StandIn } from '@tendertap/contract/examples/stand-ins'
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import { writeToken } from '@tendertap/server/features/notifications/unsubscribe/token'
import { createSeal } from '@tendertap/server/platform/sealing'
import { computeCode, createTotpSecret, stepAt } from '@tendertap/server/platform/totp'
import { aCompanyDocument } from '@tendertap/server/testing/own-files'
import { sendHalf } from '@tendertap/server/testing/half-sent'
import { copyLot } from '../guards/catalogue.ts'
import { findExampleWithObjects, makeInput } from '../guards/requests.ts'
import { makeComment, makeResultImport, makeSavedSearch, makeSession, SETTINGS } from '../guards/tenants.ts'
import { succeed, type Company } from './company.ts'
import {
  aChangedDocument,
  aLotInWork,
  anAnnouncedAgain,
  anAttachedFile,
  aPlacedTender,
  DOCUMENT,
  DOCUMENT_KEY,
} from './lots-in-work.ts'
import { makeLink } from './make-link.ts'
import { isLinkToken, type Write } from './write.ts'

export interface WriteCall extends Write {
  action: Path
}

const WRITES = (Object.entries(api) as [Path, Call][]).filter(([, { writes }]) => writes)

export const WRITE_CALLS: readonly WriteCall[] = WRITES.map(([path, { access, needsSubscription }]) => ({
  action: path,
  access,
  needsSubscription,
  standIns: findExampleWithObjects(path).standIns,
  prepare: async (company) => {
    const input = await makeOwnInput(path, company)
    return () => sendHalf(company.world.url, path, input, company)
  },
}))

/** What an example needs besides its objects; gives the fields of the input that change. */
const PREPARE: Readonly<Partial<Record<Path, (company: Company) => Promise<object>>>> = {
  'users/createUser': async () => ({ email: anEmail() }),
  'auth/register': async () => ({ email: anEmail() }),
  'me/confirmSecondFactor': async (company) => ({ code: await makeFactor(company, null) }),
  'me/removeSecondFactor': async (company) => ({ code: await makeFactor(company, new Date()) }),
  'me/makeRecoveryCodes': async (company) => ({ code: await makeFactor(company, new Date()) }),
  'lots/voteLot': aNewLot,
  'lots/activateLot': aNewLot,
  'lots/declineLot': aNewLot,
  'lots/deactivateLot': (company) => aLotInWork(company),
  'lots/setOfferPrice': (company) => aLotInWork(company),
  'lots/documentCollected': async (company) => ({
    ...(await aLotInWork(company)),
    documentDescription: DOCUMENT,
  }),
  'lots/confirmDocument': aChangedDocument,
  'lots/completeCollectingLotDocuments': (company) => aLotInWork(company, 'priced'),
  'lots/lotPlacement': async (company) => ({
    ...(await aLotInWork(company, 'completed')),
    expectedStatus: 'in_requesting_offers',
  }),
  'lots/addDocument': (company) => aLotInWork(company),
  'lots/attachFile': async (company) => ({ ...(await aLotInWork(company)), documentKey: DOCUMENT_KEY }),
  'lots/detachFile': anAttachedFile,
  'companyDocuments/archiveDocument': async ({ tenant, world, person }) => ({
    id: await aCompanyDocument(world.owner, { workspaceId: tenant.workspaceId, userId: person.userId }),
  }),
  'lots/moveWork': anAnnouncedAgain,
  'lots/assignLot': (company) => aLotInWork(company),
  'lots/removeComment': async ({ tenant, person, world }) => ({
    commentId: await makeComment(world.owner, person, { lotId: Number(tenant.objects.lotId), text: 'Берём' }),
  }),
  'lots/updateResultInfo': (company) => aLotInWork(company, 'placed'),
  'tenders/updateResultInfo': aPlacedTender,
  'following/followCustomer': async ({ world }) => {
    const name = `КГУ «Школа ${randomUUID()}»`
    await world.owner
      .insertInto('company')
      .values({ name_key: toCompanyKey(name), name_ru: name })
      .execute()
    return { name }
  },
  'savedSearches/update': aSavedSearch,
  'savedSearches/open': aSavedSearch,
  'savedSearches/delete': aSavedSearch,
  'resultImport/import': async () => ({
    rows: [{ line: 2, lotNumber: randomUUID(), outcome: 'Выиграли', decidedOn: '2025-03-04' }],
  }),
  'resultImport/undoImport': async ({ world, person }) => ({ id: await makeResultImport(world.owner, person, '') }),
  'settings/unsubscribe': async ({ world, person }) => {
    const key = randomBytes(32)
    await world.owner
      .insertInto('unsubscribe_key')
      .values({ workspace_id: person.workspaceId ?? '', user_id: person.userId, key })
      .execute()
    return { token: writeToken(person.userId, ['crm'], key) }
  },
  'superadmin/activateWorkspace': async (company) => ({ workspaceId: await apply(company) }),
  'superadmin/declineWorkspace': async (company) => ({ workspaceId: await apply(company) }),
  'superadmin/resendInvitation': async (company) => {
    const workspaceId = await apply(company)
    await succeed(company.world, 'superadmin/activateWorkspace', { workspaceId }, company.otherToken)
    return { workspaceId }
  },
}

/** Each person has their own. */
async function aSavedSearch({ world, person }: Company): Promise<object> {
  return { id: await makeSavedSearch(world.owner, person, '') }
}

/** A lot can be taken or declined once. */
async function aNewLot({ tenant, world }: Company): Promise<object> {
  return { lotId: await copyLot(world.owner, Number(tenant.objects.lotId)) }
}

async function makeOwnInput(path: Path, company: Company): Promise<object> {
  const { tenant, person, world } = company
  const { example, standIns } = findExampleWithObjects(path)
  const own: Partial<Record<StandIn, string>> = { email: person.email }
  if (standIns.includes('sessionId')) own.sessionId = await makeSession(world.owner, person)
  for (const standIn of standIns.filter(isLinkToken))
    own[standIn] = await makeLink(world.owner, person, toPurpose(standIn))
  const input = makeInput(path, (standIn) => own[standIn] ?? tenant.objects[standIn], example) as object
  return { ...input, ...(await PREPARE[path]?.(company)) }
}

/** resetPasswordToken → reset_password */
function toPurpose(standIn: StandIn): string {
  return standIn.replace(/Token$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const anEmail = () => `${randomUUID()}@revocation.example`

/** A second factor of the person, and its code. */
async function makeFactor({ world, person }: Company, confirmedAt: Date | null): Promise<string> {
  const secret = createTotpSecret()
  await world.owner
    .insertInto('second_factor')
    .values({
      user_id: person.userId,
      workspace_id: person.workspaceId,
      sealed_secret: createSeal(SETTINGS.secondFactorKey).close(secret, person.userId),
      confirmed_at: confirmedAt,
    })
    .execute()
  return computeCode(secret, stepAt(new Date()))
}

/** Somebody applies; gives the workspace that waits. */
async function apply({ world, tenant, address }: Company): Promise<string> {
  const input = makeInput('auth/register', (standIn) => tenant.objects[standIn]) as object
  const email = anEmail()
  const { status } = await sendHalf(
    world.url,
    'auth/register',
    { ...input, email },
    { address, token: null },
  ).complete()
  if (status !== 200) throw new Error(`an application was answered with ${status}`)
  const { workspace_id } = await world.owner
    .selectFrom('registration_application')
    .select('workspace_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return workspace_id
}

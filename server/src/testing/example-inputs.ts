// The inputs of the contract's examples, with the ids of real rows in place of the stand-ins.
import { createHash, randomUUID } from 'node:crypto'
import { STAND_INS, type StandIn } from '@tendertap/contract/examples/stand-ins'
import { calculateEndDate } from '@tendertap/domain/subscription/plans'
import { aLot, anInterest, aPerson, aWorkspace, inDays, PASSWORD, type TestPerson } from './builders.ts'
import { inWorkspace } from '../db/scope.ts'
import { getKey } from '../features/notifications/unsubscribe/queries.ts'
import { writeToken } from '../features/notifications/unsubscribe/token.ts'
import { aCompanyDocument, anOwnFile } from './own-files.ts'
import type { TestServer } from './server.ts'

/** A value of a real row for each stand-in. */
export type RealValues = Record<StandIn, string | number>

/** Makes the rows that the examples name, for a person of the workspace who has signed in. */
export async function makeRealValues(
  server: TestServer,
  { workspaceId, caller }: { workspaceId: string; caller: TestPerson },
): Promise<RealValues> {
  const { owner } = server.db
  const member = await aPerson(server, ['procurement'], workspaceId)
  const pendingWorkspaceId = await aWorkspace(server, { subscribed: false })
  await owner.updateTable('workspace').set({ activated_at: null }).where('id', '=', pendingWorkspaceId).execute()
  const subscription = await owner
    .selectFrom('subscription')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  const session = await owner
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', caller.id)
    .executeTakeFirstOrThrow()
  const lot = await aLot(server)
  const later = await aLot(server)
  await owner.updateTable('tender').set({ supersedes_id: lot.tenderId }).where('id', '=', later.tenderId).execute()
  const now = new Date()
  const uploader = { workspaceId, userId: member.id }
  return {
    workspaceId,
    pendingWorkspaceId,
    subscriptionId: subscription.id,
    email: caller.email,
    password: PASSWORD,
    userId: caller.id,
    sessionId: session.id,
    resetPasswordToken: await makeLink(server, caller, 'reset_password', null),
    confirmEmailToken: await makeLink(server, caller, 'confirm_email', `${randomUUID()}@test.example`),
    cancelEmailChangeToken: await makeCancelLink(server, caller),
    unsubscribeLink: await makeUnsubscribeLink(server, caller.workspaceId === null ? member : caller),
    memberId: member.id,
    interestId: (await anInterest(server, workspaceId)).id,
    companyListId: await makeCompanyList(server, workspaceId),
    unusedCompanyListId: await makeCompanyList(server, workspaceId),
    fileId: await anOwnFile(owner, uploader),
    companyDocumentId: await aCompanyDocument(owner, uploader),
    unusedCompanyDocumentId: await aCompanyDocument(owner, uploader),
    // the lot is not in work
    workFileId: randomUUID(),
    subscriptionStart: now.toISOString(),
    subscriptionEnd: calculateEndDate(now, 3).toISOString(),
    savedSearchId: await makeSavedSearch(server, caller.workspaceId === null ? member : caller),
    otherSavedSearchId: await makeSavedSearch(server, caller.workspaceId === null ? member : caller),
    lotId: lot.id,
    tenderId: lot.tenderId,
    laterLotId: later.id,
    customerId: lot.customerId,
    supplierId: later.customerId,
    resultImportId: await makeResultImport(server, uploader),
    commentId: await makeComment(server, caller.workspaceId === null ? member : caller, lot.id),
  }
}

async function makeCompanyList({ db }: TestServer, workspaceId: string): Promise<string> {
  const { id } = await db.owner
    .insertInto('company_list')
    .values({ workspace_id: workspaceId, name: `Заказчики ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.owner
    .insertInto('company_list_entry')
    .values({ workspace_id: workspaceId, list_id: id, name_key: 'ао сети', name: 'АО «Сети»' })
    .execute()
  return id
}

async function makeComment({ db }: TestServer, { id, workspaceId }: TestPerson, lotId: number): Promise<string> {
  const comment = await db.owner
    .insertInto('lot_comment')
    .values({ workspace_id: workspaceId ?? '', lot_id: lotId, user_id: id, text: 'Берём' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return comment.id
}

async function makeResultImport(
  { db }: TestServer,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<string> {
  const { id } = await db.owner
    .insertInto('result_import')
    .values({ workspace_id: workspaceId, file_name: 'Результаты.xlsx', imported: 0, matched: 0, imported_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeSavedSearch({ db }: TestServer, { id, workspaceId }: TestPerson): Promise<string> {
  const search = await db.owner
    .insertInto('saved_search')
    .values({
      workspace_id: workspaceId ?? '',
      user_id: id,
      name: `Поиск ${randomUUID()}`,
      filter: JSON.stringify({ search: 'бумага' }),
      cadence: 'daily',
      seen_lot_id: 0,
      told_lot_id: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return search.id
}

/** Makes a letter's link that nobody has used; returns its secret. */
async function makeLink(
  { db }: TestServer,
  { id, workspaceId }: TestPerson,
  purpose: string,
  email: string | null,
): Promise<string> {
  const secret = randomUUID()
  await db.owner
    .insertInto('secret_link')
    .values({
      user_id: id,
      workspace_id: workspaceId,
      purpose,
      email,
      secret_hash: hashSecret(secret),
      expires_at: inDays(1),
    })
    .execute()
  return secret
}

/** Makes the link of a letter to an old address; returns its secret. */
async function makeCancelLink({ db }: TestServer, { id, workspaceId, email }: TestPerson): Promise<string> {
  const secret = randomUUID()
  await db.owner
    .insertInto('email_change')
    .values({
      user_id: id,
      workspace_id: workspaceId,
      old_email: email,
      secret_hash: hashSecret(secret),
      expires_at: inDays(1),
    })
    .execute()
  return secret
}

/** The link of a letter about the work on lots. */
async function makeUnsubscribeLink({ db }: TestServer, { id, workspaceId }: TestPerson): Promise<string> {
  const key = await inWorkspace(db.owner, workspaceId, (scope) => getKey(scope, id))
  return writeToken(id, ['crm'], key)
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()

/** The example's input with each stand-in replaced by the real value. */
export function replaceStandIns(value: unknown, real: RealValues): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceStandIns(item, real))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceStandIns(item, real)]))
  const standIn = (Object.keys(STAND_INS) as StandIn[]).find((name) => STAND_INS[name] === value)
  return standIn ? real[standIn] : value
}

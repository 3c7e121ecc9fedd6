// Companies and the people in them, for the guards. The rows of the foreign company contain a canary: a text that no
// other company may ever receive.
import { randomUUID } from 'node:crypto'
import { DEMO_OPERATOR } from '@tendertap/contract/examples/legal'
import { calculateEndDate } from '@tendertap/domain/subscription/plans'
import { STAND_INS, type StandIn } from '@tendertap/contract/examples/stand-ins'
import { MEMBER_ROLES, type Role } from '@tendertap/domain/roles'
import type { Database } from '@tendertap/server/db/database'
import { hashPassword } from '@tendertap/server/platform/passwords'
import { aCompanyDocument, anOwnFile } from '@tendertap/server/testing/own-files'
import { createSessionTokens } from '@tendertap/server/platform/tokens'
import { ensureCatalogueObjects } from './catalogue.ts'

/** Latin letters only, because e-mail addresses contain it, too. */
export const CANARY = 'canary-7f3a91'
export const SECRET = 'a secret that only the guards may know'
/** The API's settings. */
export const SETTINGS = {
  operatorEmail: 'operator@guards.example',
  operator: DEMO_OPERATOR,
  telegramBot: { username: 'tendertap_guards_bot', url: 'https://t.me' },
  secondFactorKey: '7f'.repeat(32),
  superadminNeedsFactor: false,
}
const HOUR = 3_600_000

const tokens = createSessionTokens(SECRET)

export interface Principal {
  name: string
  roles: readonly Role[]
  workspaceId: string | null
  userId: string
  email: string
}

/** The ids of one company's real rows, by the stand-in that an example uses for them. */
export type Objects = Readonly<Record<StandIn, string | number>>

export interface Tenant {
  workspaceId: string
  /** a text that every row of the company contains */
  mark: string
  /** a member with the role lead */
  member: Principal
  objects: Objects
}

export async function makeTenant(
  db: Database,
  { mark, subscribed }: { mark: string; subscribed: boolean },
): Promise<Tenant> {
  const workspaceId = await makeWorkspace(db, mark, new Date())
  const subscription = await db
    .insertInto('subscription')
    .values({
      workspace_id: workspaceId,
      plan: 'commercial',
      max_users: 77,
      max_filters: 77,
      starts_at: new Date(Date.now() - 48 * HOUR),
      ends_at: new Date(Date.now() + (subscribed ? 48 : -24) * HOUR),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = await makePrincipal(db, workspaceId, ['lead'], mark)
  const now = new Date()
  const catalogue = await ensureCatalogueObjects(db)
  const uploader = { workspaceId, userId: member.userId, name: `Файл ${mark}.pdf` }
  return {
    workspaceId,
    mark,
    member,
    objects: {
      ...STAND_INS,
      ...catalogue,
      subscriptionStart: now.toISOString(),
      subscriptionEnd: calculateEndDate(now, 3).toISOString(),
      workspaceId,
      pendingWorkspaceId: await makeWorkspace(db, mark, null),
      subscriptionId: subscription.id,
      userId: member.userId,
      memberId: member.userId,
      sessionId: await makeSession(db, member, { mark }),
      email: member.email,
      companyListId: await makeCompanyList(db, workspaceId, mark),
      unusedCompanyListId: await makeCompanyList(db, workspaceId, mark),
      interestId: await makeInterest(db, workspaceId, mark),
      commentId: await makeComment(db, member, { lotId: catalogue.lotId, text: `Мнение ${mark}` }),
      fileId: await anOwnFile(db, uploader),
      companyDocumentId: await aCompanyDocument(db, { ...uploader, title: `Справка ${mark}` }),
      unusedCompanyDocumentId: await aCompanyDocument(db, { ...uploader, title: `Лицензия ${mark}` }),
      savedSearchId: await makeSavedSearch(db, member, mark),
      otherSavedSearchId: await makeSavedSearch(db, member, mark),
      resultImportId: await makeResultImport(db, member, mark),
      // fillTables attaches it
      workFileId: randomUUID(),
    },
  }
}

async function makeWorkspace(db: Database, mark: string, activatedAt: Date | null): Promise<string> {
  const { id } = await db
    .insertInto('workspace')
    .values({
      name: `Компания ${mark}`,
      company_name: `ТОО ${mark}`,
      type: 'legal',
      contact_person: `Контакт ${mark}`,
      contact_email: `${mark}-${randomUUID()}@guards.example`,
      contact_phone: `+7 700 ${mark}`,
      activated_at: activatedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeCompanyList(db: Database, workspaceId: string, mark: string): Promise<string> {
  const { id } = await db
    .insertInto('company_list')
    .values({ workspace_id: workspaceId, name: `Список ${mark} ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeComment(
  db: Database,
  { workspaceId, userId }: Principal,
  { lotId, text }: { lotId: number; text: string },
): Promise<string> {
  const { id } = await db
    .insertInto('lot_comment')
    .values({ workspace_id: workspaceId ?? '', user_id: userId, lot_id: lotId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeSavedSearch(db: Database, { workspaceId, userId }: Principal, mark: string): Promise<string> {
  const { id } = await db
    .insertInto('saved_search')
    .values({
      workspace_id: workspaceId ?? '',
      user_id: userId,
      name: `Поиск ${mark} ${randomUUID()}`,
      filter: JSON.stringify({ search: mark }),
      cadence: 'at_once',
      seen_lot_id: 0,
      told_lot_id: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makeResultImport(
  db: Database,
  { workspaceId, userId }: Principal,
  mark: string,
): Promise<string> {
  const { id } = await db
    .insertInto('result_import')
    .values({
      workspace_id: workspaceId ?? '',
      file_name: `Результаты ${mark}.xlsx`,
      imported: 1,
      matched: 1,
      imported_by: userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeInterest(db: Database, workspaceId: string, mark: string): Promise<string> {
  const { id } = await db
    .insertInto('interest')
    .values({
      workspace_id: workspaceId,
      name: `Профиль ${mark}`,
      keywords: [mark],
      description: mark,
      colour: '#A9D08E',
      companies: [mark],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let passwordHash: Promise<string> | undefined
const hashStandIn = () => (passwordHash ??= hashPassword(STAND_INS.password))

export async function restorePassword(db: Database, { userId }: Principal): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: await hashStandIn() })
    .where('id', '=', userId)
    .execute()
}

export async function restoreMember(db: Database, { member }: Tenant): Promise<void> {
  await db.updateTable('app_user').set({ deactivated_at: null }).where('id', '=', member.userId).execute()
}

export async function makePrincipal(
  db: Database,
  workspaceId: string | null,
  roles: readonly Role[],
  mark = '',
): Promise<Principal> {
  const email = `${mark || 'person'}-${randomUUID()}@guards.example`
  const { id: userId } = await db
    .insertInto('app_user')
    .values({
      workspace_id: workspaceId,
      email,
      full_name: `Имя ${mark}`,
      position: `Должность ${mark}`,
      phone: `+7 701 ${mark}`,
      password_hash: await hashStandIn(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (roles.length > 0)
    await db
      .insertInto('user_role')
      .values(roles.map((role) => ({ workspace_id: workspaceId, user_id: userId, role })))
      .execute()
  return { name: roles.join('+') || 'no role', roles, workspaceId, userId, email }
}

/** One person for every combination of roles, including none: 32 people. */
export async function makePersonPerRoleSet(db: Database, workspaceId: string): Promise<Principal[]> {
  const people: Principal[] = []
  for (let set = 0; set < 2 ** MEMBER_ROLES.length; set += 1) {
    people.push(
      await makePrincipal(
        db,
        workspaceId,
        MEMBER_ROLES.filter((_role, bit) => set & (1 << bit)),
      ),
    )
  }
  return people
}

export type TokenState = 'live' | 'expired' | 'ended' | 'forged' | 'garbage'

export async function makeToken(db: Database, person: Principal, state: TokenState = 'live'): Promise<string> {
  if (state === 'garbage') return 'e30.e30.e30'
  const expiresAt = new Date(Date.now() + (state === 'expired' ? -1 : 12) * HOUR)
  const sessionId = await makeSession(db, person, { expiresAt, endedAt: state === 'ended' ? new Date() : null })
  const signer = state === 'forged' ? createSessionTokens('a secret that is not ours') : tokens
  return signer.sign({ sessionId, userId: person.userId, expiresAt })
}

export async function makeSession(
  db: Database,
  { workspaceId, userId }: Principal,
  options: { expiresAt?: Date; endedAt?: Date | null; mark?: string } = {},
): Promise<string> {
  const { expiresAt = new Date(Date.now() + 12 * HOUR), endedAt = null, mark = null } = options
  const { id } = await db
    .insertInto('session')
    .values({
      workspace_id: workspaceId,
      user_id: userId,
      expires_at: expiresAt,
      ended_at: endedAt,
      ip: mark,
      user_agent: mark,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

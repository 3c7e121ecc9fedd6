// What a test needs, in its own words: aWorkspace(), aPerson(), aLot(). Written as the database's owner or as
// ingestion.
import { randomInt, randomUUID } from 'node:crypto'
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import type { Role } from '@tendertap/domain/roles'
import type { SourceName } from '@tendertap/domain/lots/classifiers'
import { sql, type Insertable } from 'kysely'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { Interest } from '../db/generated/schema.ts'
import { indexLots } from '../features/lots/indexing/index-lots.ts'
import { createSessionTokens } from '../platform/tokens.ts'
import { SECRET, type TestServer } from './server.ts'
import { createLexemeCache, type LexemeCache } from '../features/lots/indexing/lexeme-cache.ts'

export const PASSWORD = 'sary-arqa-samal'
// Of the password, at argon2's lowest cost: hashing is slow by design, and a hash says itself how to verify it.
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$uAbfI1XvLvHwCglgLEiFQg$m1myPwkLenfHrOjynzwMS9MAHn+s5/crYLSyageNi8U'

const DAY_MS = 86_400_000
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

export async function aWorkspace(
  { db }: TestServer,
  options: { name?: string; subscribed?: boolean } = {},
): Promise<string> {
  const name = options.name ?? `ТОО «Тест ${randomUUID().slice(0, 8)}»`
  const { id } = await db.owner
    .insertInto('workspace')
    .values({
      name,
      type: 'legal',
      contact_person: 'Асель Тестова',
      contact_email: 'asel@test.example',
      contact_phone: '+77010000000',
      activated_at: inDays(-30),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (options.subscribed ?? true) {
    await db.owner
      .insertInto('subscription')
      .values({
        workspace_id: id,
        plan: 'commercial',
        starts_at: inDays(-30),
        ends_at: inDays(30),
        max_users: 5,
        max_filters: 5,
      })
      .execute()
  }
  return id
}

export interface TestPerson {
  id: string
  email: string
  workspaceId: string | null
}

/** A person with these roles; a superadmin belongs to no workspace. */
export async function aPerson(server: TestServer, roles: readonly Role[], workspaceId?: string): Promise<TestPerson> {
  const { db } = server
  const workspace = roles.includes('superadmin') ? null : (workspaceId ?? (await aWorkspace(server)))
  const email = `${randomUUID()}@test.example`
  const { id } = await db.owner
    .insertInto('app_user')
    .values({
      workspace_id: workspace,
      email,
      full_name: 'Данияр Тестов',
      password_hash: PASSWORD_HASH,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (roles.length > 0)
    await db.owner
      .insertInto('user_role')
      .values(roles.map((role) => ({ workspace_id: workspace, user_id: id, role })))
      .execute()
  return { id, email, workspaceId: workspace }
}

/** Signs in as the person would and gives the token. */
export async function signIn(server: TestServer, person: TestPerson): Promise<string> {
  const { status, body } = await server.call('auth/localLogin', { email: person.email, password: PASSWORD })
  if (status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(body)}`)
  return body.token
}

const tokens = createSessionTokens(SECRET)

/** The token of a session as a sign-in stores it, for tests of anything but signing in. */
export async function getToken({ db }: TestServer, { id, workspaceId }: TestPerson): Promise<string> {
  const session = {
    workspace_id: workspaceId,
    user_id: id,
    expires_at: inDays(1),
    ip: '127.0.0.1',
    network: '127.0.0.1',
  }
  const { id: sessionId, expires_at } = await db.owner
    .insertInto('session')
    .values({ ...session, user_agent: 'node' })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  return tokens.sign({ sessionId, userId: id, expiresAt: expires_at })
}

export interface TestLot {
  id: number
  tenderId: number
  customerId: number
  code: string
  number: string
}

export interface LotFields {
  nameRu?: string
  customer?: string
  amount?: string
  status?: string
  method?: string
  publishedAt?: Date
  startAt?: Date
  endAt?: Date
  katoCode?: string
  ensTruCode?: string
  source?: SourceName
  lotsCount?: number
}

export interface TestLots {
  tenderId: number
  customerId: number
  code: string
  /** in the order of their ids */
  lots: { id: number; number: string }[]
}

// A page of a portal brings few new words, and so does the next lot of a test. Each database has ids of its own.
const lexemes = new WeakMap<TestServer['db'], LexemeCache>()

function keepLexemes(db: TestServer['db']): LexemeCache {
  const known = lexemes.get(db) ?? createLexemeCache()
  lexemes.set(db, known)
  return known
}

/** A tender with so many equal lots. */
export async function someLots({ db }: TestServer, count: number, fields: LotFields = {}): Promise<TestLots> {
  const external = `${Date.now()}${randomInt(1e9)}`
  const code = `${external}-1`
  const customer = fields.customer ?? 'КГУ «Тестовая школа»'
  const status = fields.status ?? PUBLISHED
  const { rows } = await sql<{ id: number; number: string; tenderId: number; customerId: number }>`
    with customer as (
      insert into company (name_key, name_ru) values (${toCompanyKey(customer)}, ${customer})
      on conflict (name_key) do update set name_ru = excluded.name_ru returning id
    ), announced as (
      insert into tender (source, external_id, code, name_ru, customer_id, method, status, planned_amount, lots_count, published_at,
        application_start_at, application_end_at)
      select ${fields.source ?? 'ows'}, ${external}, ${code}, ${fields.nameRu ?? 'Закупка'}, id, ${fields.method ?? 'Запрос ценовых предложений'},
        ${status}, ${fields.amount ?? '100000'}, ${fields.lotsCount ?? count}, ${fields.publishedAt ?? inDays(-1)}, ${fields.startAt ?? inDays(-1)},
        ${fields.endAt ?? inDays(3)}
      from customer returning id, source, customer_id
    )
    insert into lot (source, external_id, tender_id, number, name_ru, customer_id, amount, quantity, unit_ru, status, kato_code, ens_tru_code)
    select source, ${external} || case when place > 1 then '-' || place else '' end, announced.id, ${external} || '-ЗЦП' || place,
      ${fields.nameRu ?? 'Бумага офисная'}, customer_id, ${fields.amount ?? '100000'}, 10, 'штука', ${status}, ${fields.katoCode ?? '750000000'},
      ${fields.ensTruCode ?? null}
    from announced, generate_series(1, ${count}::integer) as place order by place
    returning id, number, tender_id as "tenderId", customer_id as "customerId"`.execute(db.ingestion)
  const ids = rows.map(({ id }) => id)
  await db.ingestion.transaction().execute((transaction) => indexLots(transaction, ids, keepLexemes(db)))
  const { tenderId, customerId } = rows[0]!
  return { tenderId, customerId, code, lots: rows.map(({ id, number }) => ({ id, number })) }
}

export async function aLot(server: TestServer, fields: LotFields = {}): Promise<TestLot> {
  const { lots, ...tender } = await someLots(server, 1, fields)
  return { ...tender, ...lots[0]! }
}

/** An interest profile as it is stored, with its first version; any column may be given. */
export async function anInterest(
  { db }: TestServer,
  workspaceId: string,
  fields: Partial<Insertable<Interest>> = {},
): Promise<{ id: string }> {
  const { id, name, keywords, description, classes, refused_classes } = await db.owner
    .insertInto('interest')
    .values({ name: 'Бумага', keywords: ['бумага'], colour: '#A9D08E', ...fields, workspace_id: workspaceId })
    .returning(['id', 'name', 'keywords', 'description', 'classes', 'refused_classes'])
    .executeTakeFirstOrThrow()
  const content = { name, keywords, description, classes, refusedClasses: refused_classes }
  await db.owner
    .insertInto('interest_version')
    .values({ workspace_id: workspaceId, interest_id: id, version: 1, content: JSON.stringify(content) })
    .execute()
  return { id }
}

export interface TestDocument {
  id: number
  tenderId: number
}

/** A document of the lot, as the portal lists it. */
export async function aDocument(
  { db }: TestServer,
  lot: Pick<TestLot, 'id' | 'tenderId'>,
  fields: { url: string; name?: string },
): Promise<TestDocument> {
  const { id } = await db.ingestion
    .insertInto('document')
    .values({
      tender_id: lot.tenderId,
      lot_id: lot.id,
      url: fields.url,
      type: 'Техническая спецификация',
      original_file_name: fields.name ?? 'techspec.pdf',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, tenderId: lot.tenderId }
}

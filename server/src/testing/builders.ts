// What a test needs, in its own words: aWorkspace(), aPerson(), aLot(). Written as the database's owner or as
// ingestion.
import { randomInt, randomUUID } from 'node:crypto'
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import type { Role } from '@tendertap/domain/roles'
import type { SourceName } from '@tendertap/domain/lots/classifiers'
import type { Insertable } from 'kysely'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import type { Interest } from '../db/generated/schema.ts'
import { indexLots } from '../features/lots/indexing/index-lots.ts'
import { hashPassword } from '../platform/passwords.ts'
import type { TestServer } from './server.ts'
import { createLexemeCache } from '../features/lots/indexing/lexeme-cache.ts'

export const PASSWORD = 'sary-arqa-samal'
// hashing is slow by design: once for all people of a test file
let passwordHash: Promise<string> | undefined

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
      password_hash: await (passwordHash ??= hashPassword(PASSWORD)),
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
export async function getToken(server: TestServer, person: TestPerson): Promise<string> {
  const { status, body } = await server.call('auth/localLogin', { email: person.email, password: PASSWORD })
  if (status !== 200) throw new Error(`sign-in failed: ${JSON.stringify(body)}`)
  return body.token
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

export async function aLot({ db }: TestServer, fields: LotFields = {}): Promise<TestLot> {
  const external = `${Date.now()}${randomInt(1e9)}`
  const customer = fields.customer ?? 'КГУ «Тестовая школа»'
  const company = await db.ingestion
    .insertInto('company')
    .values({ name_key: toCompanyKey(customer), name_ru: customer })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ name_ru: customer }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const tender = await db.ingestion
    .insertInto('tender')
    .values({
      source: fields.source ?? 'ows',
      external_id: external,
      code: `${external}-1`,
      name_ru: fields.nameRu ?? 'Закупка',
      customer_id: company.id,
      method: fields.method ?? 'Запрос ценовых предложений',
      status: fields.status ?? PUBLISHED,
      planned_amount: fields.amount ?? '100000',
      lots_count: fields.lotsCount ?? 1,
      published_at: fields.publishedAt ?? inDays(-1),
      application_start_at: fields.startAt ?? inDays(-1),
      application_end_at: fields.endAt ?? inDays(3),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const number = `${external}-ЗЦП1`
  const lot = await db.ingestion
    .insertInto('lot')
    .values({
      source: fields.source ?? 'ows',
      external_id: external,
      tender_id: tender.id,
      number,
      name_ru: fields.nameRu ?? 'Бумага офисная',
      customer_id: company.id,
      amount: fields.amount ?? '100000',
      quantity: '10',
      unit_ru: 'штука',
      status: fields.status ?? PUBLISHED,
      kato_code: fields.katoCode ?? '750000000',
      ens_tru_code: fields.ensTruCode ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.ingestion.transaction().execute((transaction) => indexLots(transaction, [lot.id], createLexemeCache()))
  return { id: lot.id, tenderId: tender.id, customerId: company.id, code: `${external}-1`, number }
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

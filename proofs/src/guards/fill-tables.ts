// Inserts a row of the company into every workspace table. A new workspace table needs a line here; without it the
// tenancy proof throws.
import { createHash, randomUUID } from 'node:crypto'
import type { Input, Path } from '@tendertap/contract/calls/index'
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'
import { assertRowsOnLot } from './lot-rows.ts'
import { ask } from './requests.ts'
import { makeToken, type Tenant } from './tenants.ts'

/** A time that only rows of this company contain: it reveals a leak in rows without text. */
export const CANARY_MOMENT = new Date('2001-02-03T04:05:06.789Z')

const DAY_MS = 86_400_000

interface Filling {
  db: Database
  tenant: Tenant
  /** the person and the company that own the row */
  owner: { workspace_id: string; user_id: string }
  moment: Date
  /** makes a call as a person of the company */
  call<P extends Path>(path: P, input: Input<P>): Promise<void>
}

/** Fills each table by a call where a call can store the company's mark, otherwise by an insert. */
const FILL: Readonly<Record<string, (filling: Filling) => Promise<unknown>>> = {
  audit: ({ db, tenant: { mark }, owner }) =>
    db
      .insertInto('audit')
      .values({
        ...owner,
        action: 'users/createUser',
        object_id: mark,
        outcome: 'done',
        ip: mark,
        request_id: mark,
        // stays the newest, at the top of the first page
        at: new Date(Date.now() + DAY_MS),
      })
      .execute(),
  calendar_feed: ({ db, tenant: { mark }, owner, moment }) =>
    db
      .insertInto('calendar_feed')
      .values({ ...owner, secret_hash: createHash('sha256').update(`calendar ${mark}`).digest(), made_at: moment })
      .execute(),
  unsubscribe_key: ({ db, tenant: { mark }, owner }) =>
    db
      .insertInto('unsubscribe_key')
      .values({ ...owner, key: createHash('sha256').update(`unsubscribe ${mark}`).digest() })
      .execute(),
  checklist_template: ({ db, tenant: { workspaceId, mark } }) =>
    db
      .insertInto('checklist_template')
      .values({
        workspace_id: workspaceId,
        method: '',
        key: mark,
        position: 1,
        description_ru: `Документ ${mark}`,
        required: true,
      })
      .execute(),
  // makeTenant has made the list; the mark is no customer's name, so it shows only within the company's lists
  company_list_entry: ({ db, tenant: { workspaceId, mark, objects } }) =>
    db
      .insertInto('company_list_entry')
      .values({
        workspace_id: workspaceId,
        list_id: String(objects.companyListId),
        name_key: mark,
        name: `Заказчик ${mark}`,
      })
      .execute(),
  delivery: async ({ db, tenant: { mark, member, objects }, owner: { workspace_id, user_id } }) => {
    const event = await db
      .insertInto('event')
      .values({ workspace_id, kind: 'feedback_received', facts: JSON.stringify({ text: mark }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('delivery')
      .values({
        workspace_id,
        user_id,
        event_id: event.id,
        channel: 'email',
        address: member.email,
        name: mark,
        language: 'ru',
      })
      .execute()
    const notice = await db
      .insertInto('event')
      .values({
        workspace_id,
        kind: 'mentioned',
        key: mark,
        lot_id: Number(objects.lotId),
        facts: JSON.stringify({ by: mark, excerpt: mark, commentId: randomUUID(), lot: { id: 1, name: { ru: mark } } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('delivery')
      .values({
        workspace_id,
        user_id,
        event_id: notice.id,
        channel: 'bell',
        category: 'crm',
        due_at: new Date(),
        state: 'sent',
        sent_at: new Date(),
      })
      .execute()
  },
  delivery_attempt: ({ db, tenant: { mark }, owner: { workspace_id } }) =>
    db
      .insertInto('delivery_attempt')
      .values({ workspace_id, batch_id: randomUUID(), number: 1, outcome: 'refused', problem: mark })
      .execute(),
  email_change: ({ db, tenant: { member }, owner, moment }) =>
    db
      .insertInto('email_change')
      .values({ ...owner, old_email: `old-${member.email}`, expires_at: moment })
      .execute(),
  feedback: ({ call, tenant: { mark } }) => call('feedback/sendFeedback', { text: `Вопрос ${mark}` }),
  // makeTenant has made the profile and the list
  // a list of its own: one that a profile uses cannot be deleted
  // the tender belongs to nobody; the moment would tell whose row it is
  followed: async ({ db, tenant: { objects }, owner, moment }) =>
    db
      .insertInto('followed')
      .values({ ...owner, tender_id: await findTender(db, Number(objects.lotId)), created_at: moment })
      .execute(),
  interest_company_list: async ({ db, tenant: { workspaceId, mark, objects } }) => {
    const list = await db
      .insertInto('company_list')
      .values({ workspace_id: workspaceId, name: `Список профиля ${mark}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('interest_company_list')
      .values({ workspace_id: workspaceId, interest_id: String(objects.interestId), list_id: list.id })
      .execute()
  },
  interest_scoring: ({ db, tenant: { workspaceId, objects }, moment }) =>
    db
      .insertInto('interest_scoring')
      .values({ workspace_id: workspaceId, interest_id: String(objects.interestId), started_at: moment })
      .execute(),
  interest_version: ({ db, tenant: { workspaceId, mark, objects } }) =>
    db
      .insertInto('interest_version')
      .values({
        workspace_id: workspaceId,
        interest_id: String(objects.interestId),
        version: 1,
        content: JSON.stringify({ name: mark }),
      })
      .execute(),
  // the trigger counts it in live_position
  live_event: ({ db, tenant: { mark, workspaceId } }) =>
    db.insertInto('live_event').values({ workspace_id: workspaceId, kind: 'profile', object_id: mark }).execute(),
  lot_comment: ({ db, tenant: { mark, objects }, owner, moment }) =>
    db
      .insertInto('lot_comment')
      .values({ ...owner, lot_id: Number(objects.lotId), text: `Мнение ${mark}`, created_at: moment })
      .execute(),
  // in the comment that makeTenant has made
  lot_comment_mention: ({ db, tenant: { objects }, owner }) =>
    db
      .insertInto('lot_comment_mention')
      .values({ ...owner, comment_id: String(objects.commentId) })
      .execute(),
  // and what votes have taught, by the same model
  lot_score: async ({ db, tenant: { workspaceId, mark, objects } }) => {
    const model = await db
      .insertInto('scoring_model')
      .values({ lots: 0, scorer_version: 0, content: Buffer.alloc(0) })
      .returning('number')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('lot_score')
      .values({
        workspace_id: workspaceId,
        lot_id: Number(objects.lotId),
        interest_id: String(objects.interestId),
        percent: 77,
        probability: 0.5,
        interest_version: 1,
        payload_seq: 0,
        model_number: model.number,
        receipt: JSON.stringify([{ kind: 'word', keyword: mark, points: 77 }]),
      })
      .execute()
    await db
      .insertInto('vote_model')
      .values({
        workspace_id: workspaceId,
        interest_id: String(objects.interestId),
        number: 1,
        votes: 0,
        model_number: model.number,
        content: JSON.stringify({ votes: [], mark }),
      })
      .execute()
  },
  lot_vote: ({ db, tenant: { mark, objects }, owner, moment }) =>
    db
      .insertInto('lot_vote')
      .values({
        ...owner,
        lot_id: Number(objects.lotId),
        accepted: false,
        reason: 'other',
        description: `Причина ${mark}`,
        created_at: moment,
      })
      .execute(),
  lot_vote_log: ({ db, tenant: { objects }, owner, moment }) =>
    db
      .insertInto('lot_vote_log')
      .values({ ...owner, lot_id: Number(objects.lotId), accepted: false, reason: 'other', voted_at: moment })
      .execute(),
  // the documents, their files, the log and the result belong to a record; makeTenant has made the files
  lot_work: async ({ db, tenant: { mark, objects }, owner, moment }) => {
    const record = { workspace_id: owner.workspace_id, lot_id: Number(objects.lotId) }
    await db
      .insertInto('lot_work')
      .values({ ...record, status: 'in_collecting_documents', created_at: moment })
      .execute()
    await db
      .insertInto('work_document')
      .values([
        { ...record, key: mark, position: 1, description_ru: `Документ ${mark}`, required: true },
        // the examples attach their files to it
        { ...record, key: 'technical_specification', position: 2, description_ru: mark, required: false },
      ])
      .execute()
    await db
      .insertInto('work_file')
      .values({
        ...record,
        id: String(objects.workFileId),
        document_key: mark,
        company_document_id: String(objects.companyDocumentId),
        attached_by: owner.user_id,
        attached_at: moment,
      })
      .execute()
    const { seq } = await db.selectFrom('change').select('seq').limit(1).executeTakeFirstOrThrow()
    await db
      .insertInto('lot_consequence')
      .values({
        ...record,
        change_seq: seq,
        consequence: 'documents_to_recheck',
        changed_at: moment,
        document_keys: [mark],
      })
      .execute()
    await db
      .insertInto('work_log')
      .values({
        ...record,
        user_id: owner.user_id,
        action: 'activateLot',
        logged_at: moment,
        file_name: `Файл ${mark}.pdf`,
      })
      .execute()
    await db
      .insertInto('lot_result')
      .values({
        ...record,
        version: 1,
        final_status: 'held',
        final_amount: '5',
        winner_company: `ТОО ${mark}`,
        winner: false,
        filled_by: owner.user_id,
        filled_at: moment,
      })
      .execute()
  },
  match_notice: ({ db, tenant: { workspaceId, objects }, moment }) =>
    db
      .insertInto('match_notice')
      .values({ workspace_id: workspaceId, lot_id: Number(objects.lotId), matched_at: moment })
      .execute(),
  new_companies_reset: ({ db, tenant: { workspaceId }, moment }) =>
    db.insertInto('new_companies_reset').values({ workspace_id: workspaceId, reset_at: moment }).execute(),
  notification_setting: ({ call }) => call('settings/updateSettings', { crm_email: false }),
  registration_application: ({ db, tenant: { workspaceId, mark, member }, moment }) =>
    db
      .insertInto('registration_application')
      .values({
        workspace_id: workspaceId,
        email: member.email,
        full_name: `Имя ${mark}`,
        phone: `+7 702 ${mark}`,
        position: `Должность ${mark}`,
        submitted_at: moment,
      })
      .execute(),
  renewal_request: ({ db, tenant: { workspaceId, member, objects }, moment }) =>
    db
      .insertInto('renewal_request')
      .values({
        workspace_id: workspaceId,
        requested_by: member.userId,
        subscription_id: String(objects.subscriptionId),
        tariff: 'extended',
        months: 12,
        requested_at: moment,
      })
      .execute(),
  // a recovery code belongs to a second factor
  second_factor: async ({ db, tenant: { mark }, owner, moment }) => {
    await db
      .insertInto('second_factor')
      .values({ ...owner, sealed_secret: Buffer.from(mark), started_at: moment })
      .execute()
    await db
      .insertInto('recovery_code')
      .values({ ...owner, code_hash: createHash('sha256').update(mark).digest() })
      .execute()
  },
  // makeTenant has made two; this one has the moment
  saved_search: ({ db, tenant: { mark }, owner, moment }) =>
    db
      .insertInto('saved_search')
      .values({
        ...owner,
        name: `Трубы ${mark}`,
        filter: JSON.stringify({ search: mark }),
        cadence: 'daily',
        seen_lot_id: 0,
        told_lot_id: 0,
        created_at: moment,
      })
      .execute(),
  past_result: ({ db, tenant: { mark, workspaceId, objects }, owner, moment }) =>
    db
      .insertInto('past_result')
      .values({
        workspace_id: workspaceId,
        import_id: String(objects.resultImportId),
        key: createHash('sha256').update(`past result ${mark}`).digest(),
        lot_id: Number(objects.lotId),
        lot_name: `Лот ${mark}`,
        outcome: 'lost',
        winner_company: `ТОО ${mark}`,
        decided_on: moment,
        imported_at: moment,
        imported_by: owner.user_id,
      })
      .execute(),
  // its place and its number say nothing of the company; the moment would
  seen_mark: ({ db, owner, moment }) =>
    db
      .insertInto('seen_mark')
      .values({ ...owner, place: 'today', seq: 0, seen_at: moment })
      .execute(),
  secret_link: ({ db, tenant: { mark, member }, owner, moment }) =>
    db
      .insertInto('secret_link')
      .values({
        ...owner,
        purpose: 'confirm_email',
        email: `new-${member.email}`,
        secret_hash: createHash('sha256').update(`${mark} ${member.userId}`).digest(),
        expires_at: moment,
      })
      .execute(),
  telegram_button: ({ db, tenant: { mark, member, objects }, owner, moment }) =>
    db
      .insertInto('telegram_button')
      .values({
        ...owner,
        lot_id: Number(objects.lotId),
        keyboard_id: member.userId,
        action: 'accept',
        offered: ['accept'],
        secret_hash: createHash('sha256').update(`button ${mark}`).digest(),
        expires_at: moment,
      })
      .execute(),
  telegram_link: ({ call }) => call('me/generateTelegramDeepLink', {}),
  tender_vote: async ({ db, tenant: { mark, objects }, owner, moment }) => {
    const tender_id = await findTender(db, Number(objects.lotId))
    await db
      .insertInto('tender_vote')
      .values({ ...owner, tender_id, accepted: true, description: `Мнение ${mark}`, created_at: moment })
      .execute()
  },
}

async function findTender(db: Database, lotId: number): Promise<number> {
  const lot = await db.selectFrom('lot').select('tender_id').where('id', '=', lotId).executeTakeFirstOrThrow()
  return lot.tender_id
}

export async function fillTables(db: Database, url: string, tenant: Tenant, moment: Date): Promise<void> {
  const token = await makeToken(db, tenant.member)
  const owner = { workspace_id: tenant.workspaceId, user_id: tenant.member.userId }
  const call: Filling['call'] = async (path, input) => {
    const { status, body } = await ask(url, path, JSON.stringify(input), token)
    if (status !== 200) throw new Error(`${path} did not fill its table: ${status} ${body}`)
  }
  for (const fill of Object.values(FILL)) await fill({ db, tenant, owner, moment, call })
  const empty: string[] = []
  const tables = await listWorkspaceTables(db)
  for (const table of tables) if ((await readRows(db, table, tenant)).length === 0) empty.push(table)
  if (empty.length > 0) throw new Error(`Nothing fills ${empty.join(', ')}: add it to proofs/src/guards/fill-tables.ts`)
  await assertRowsOnLot(db, tables, tenant)
}

/** The tables with row-level security, read from the database. A partition counts as part of its table. */
export async function listWorkspaceTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relrowsecurity and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`.execute(db)
  return rows.map((row) => row.name)
}

/** Every row of the company in the table, as text. */
export async function readRows(db: Database, table: string, { workspaceId }: Tenant): Promise<string[]> {
  const column = table === 'workspace' ? 'id' : 'workspace_id'
  const { rows } = await sql<{ row: string }>`
    select t::text as row from ${sql.table(table)} t where ${sql.ref(column)} = ${workspaceId}`.execute(db)
  return rows.map(({ row }) => row)
}

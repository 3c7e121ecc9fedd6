import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aPerson, getToken } from '../testing/builders.ts'
import { readFencedTables } from '../testing/fenced-tables.ts'
import { testServer } from '../testing/server.ts'
import { inWorkspace } from './scope.ts'

const server = await testServer()
const { db } = server

const workspaceTables = (
  await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relname = 'workspace' or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped))
    order by 1`.execute(db.owner)
).rows.map((row) => row.name)

describe('row-level security', () => {
  test('every workspace table is fenced by its migration', () => {
    expect(readFencedTables()).toEqual(workspaceTables)
  })

  test.each(workspaceTables)('%s is fenced: enabled, forced, with a policy for the application', async (table) => {
    const { rows } = await sql<{ enabled: boolean; forced: boolean; policies: number }>`
      select c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
        (select count(*) from pg_policies p where p.tablename = c.relname and p.policyname = 'own_workspace') as policies
      from pg_class c where c.oid = ${`public.${table}`}::regclass`.execute(db.owner)
    expect(rows).toEqual([{ enabled: true, forced: true, policies: 1 }])
  })

  test('without a workspace the application sees no row in any of them', async () => {
    const manager = await aPerson(server, ['manager'])
    await server.call('me/updateProfile', { position: 'Менеджер' }, await getToken(server, manager))
    await sql`insert into secret_link (workspace_id, user_id, purpose, expires_at) values (${manager.workspaceId}, ${manager.id}, 'set_password', now())`.execute(
      db.owner,
    )
    await sql`insert into second_factor (workspace_id, user_id, sealed_secret) values (${manager.workspaceId}, ${manager.id}, '')`.execute(
      db.owner,
    )
    await sql`insert into feedback (workspace_id, user_id, text) values (${manager.workspaceId}, ${manager.id}, '?')`.execute(
      db.owner,
    )
    await server.call('auth/register', {
      email: 'a@b.example',
      phone: '+77010000000',
      contactPerson: 'Марат',
      type: 'individual',
    })
    await sql`insert into notification_setting (workspace_id, user_id) values (${manager.workspaceId}, ${manager.id})`.execute(
      db.owner,
    )
    await sql`insert into telegram_link (workspace_id, user_id, token_hash, expires_at) values (${manager.workspaceId}, ${manager.id}, sha256('?'), now())`.execute(
      db.owner,
    )
    await sql`insert into renewal_request (workspace_id, requested_by) values (${manager.workspaceId}, ${manager.id})`.execute(
      db.owner,
    )
    await sql`
      with happened as (insert into event (workspace_id, kind, facts) values (${manager.workspaceId}, 'test_letter', '{}') returning id)
      insert into delivery (workspace_id, event_id, channel, address, language)
      select ${manager.workspaceId}, id, 'email', 'a@b.example', 'ru' from happened`.execute(db.owner)
    const filled: string[] = []
    const mayRead = async (table: string) => {
      const right = sql<{
        may: boolean
      }>`select has_any_column_privilege('tendertap_application', ${table}, 'select') as may`
      return (await right.execute(db.owner)).rows[0]?.may
    }
    for (const table of workspaceTables) {
      const count = (role: typeof db.owner) =>
        sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(role)
      if (((await count(db.owner)).rows[0]?.n ?? 0) > 0) filled.push(table)
      const seen = (await mayRead(table)) ? (await count(db.application)).rows[0]?.n : 0
      expect(seen, `${table} without a workspace`).toBe(0)
    }
    // the tenancy proof demands rows in every table; this test fills most of them
    expect(filled.length).toBeGreaterThanOrEqual(17)
  })

  test('the workspace ends with the transaction: the next user of a pooled connection sees nothing', async () => {
    const { workspaceId } = await aPerson(server, ['manager'])
    const people = sql<{ n: number }>`select count(*) as n from app_user`
    await db.application.connection().execute(async (connection) => {
      const inside = await connection.transaction().execute(async (scoped) => {
        await sql`select set_config('app.workspace_id', ${workspaceId}, true)`.execute(scoped)
        return people.execute(scoped)
      })
      expect(inside.rows[0]?.n).toBe(1)
      expect((await people.execute(connection)).rows[0]?.n).toBe(0)
    })
  })

  test('a row can be neither written into nor moved to another workspace', async () => {
    const mine = await aPerson(server, ['admin'])
    const foreign = await aPerson(server, ['admin'])
    const inMine = (statement: ReturnType<typeof sql>) =>
      db.application.transaction().execute(async (scoped) => {
        await sql`select set_config('app.workspace_id', ${mine.workspaceId}, true)`.execute(scoped)
        return statement.execute(scoped)
      })
    await expect(
      inMine(
        sql`insert into user_role (workspace_id, user_id, role) values (${foreign.workspaceId}, ${foreign.id}, 'lead')`,
      ),
    ).rejects.toThrow(/row-level security/)
    await expect(
      inMine(
        sql`insert into user_role (workspace_id, user_id, role) values (${mine.workspaceId}, ${foreign.id}, 'lead')`,
      ),
    ).rejects.toThrow(/foreign key/)
    await expect(
      inMine(sql`update app_user set workspace_id = ${foreign.workspaceId} where id = ${mine.id}`),
    ).rejects.toThrow(/permission denied/)
  })

  test('nobody inside a workspace can be made superadmin', async () => {
    const { id, workspaceId } = await aPerson(server, ['admin'])
    await expect(
      sql`insert into user_role (workspace_id, user_id, role) values (${workspaceId}, ${id}, 'superadmin')`.execute(
        db.owner,
      ),
    ).rejects.toThrow(/check constraint/)
  })
})

describe('places that cross tenants', () => {
  test('no role bypasses row-level security, is a superuser or owns what it should not', async () => {
    const { rows } = await sql<{ rolname: string }>`
      select rolname from pg_roles where rolname like 'tendertap%' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`.execute(
      db.owner,
    )
    expect(rows).toEqual([])
    const owners = await sql<{
      owner: string
    }>`select distinct tableowner as owner from pg_tables where schemaname = 'public'`.execute(db.owner)
    expect(owners.rows).toEqual([{ owner: 'tendertap_owner' }])
  })

  test('the functions that run with the rights of the owner are exactly these', async () => {
    const { rows } = await sql<{ name: string }>`
      select p.oid::regprocedure::text as name from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`.execute(
      db.owner,
    )
    expect(rows.map((row) => row.name)).toEqual([
      'calendar_feed_person(bytea)',
      'delivery_counts(timestamp with time zone,timestamp with time zone)',
      'delivery_problems(timestamp with time zone,timestamp with time zone)',
      'disconnect_telegram_chat(uuid,text)',
      'email_change_owner(bytea)',
      'email_is_taken(text)',
      'email_link_owner(bytea)',
      'expire_applications(integer)',
      'forget_calendar_feed()',
      'forget_links()',
      'has_signed_in_from(text,text)',
      'known_applicants()',
      'link_audit(integer)',
      'link_telegram_chat(bytea,text)',
      'lock_session_person(uuid,boolean)',
      'lock_sign_in_candidate(uuid)',
      'lock_telegram_person(uuid,text,boolean)',
      'make_monthly_partitions(regclass,integer)',
      'make_reset_link(text)',
      'password_link_owner(bytea)',
      'queue_for_linking()',
      'receive_application(text,text,text,text,text,text,text,text,text,text,text,text)',
      'session_person(uuid)',
      'sign_in_candidate(text)',
      'subscription_given()',
      'telegram_people(text)',
      'telegram_person(uuid,text)',
      'touch_interests_of_workspace()',
      'touch_session(uuid)',
      'unsubscribe_key_of(uuid)',
      'use_secret_link(bytea,text)',
      'use_telegram_button(bytea,text,text)',
      'workspace_admins(uuid)',
      'workspace_opened()',
      'workspace_usage()',
    ])
  })

  test('the policies of other roles than the application and the owner are exactly these', async () => {
    const { rows } = await sql<{ policy: string }>`
      select tablename || ': ' || array_to_string(roles, ',') || case cmd when 'ALL' then '' else ' ' || lower(cmd) end || ' where ' || coalesce(qual, with_check) as policy
      from pg_policies
      where not (roles && array['tendertap_application', 'tendertap_owner']::name[]) order by 1`.execute(db.owner)
    expect(rows.map((row) => row.policy)).toEqual([
      'app_user: tendertap_background select where (workspace_id = current_workspace())',
      'app_user: tendertap_operator where (workspace_id IS NULL)',
      'audit: tendertap_operator where (workspace_id IS NULL)',
      'company_document: tendertap_background select where true',
      'company_list_entry: tendertap_background select where true',
      'delivery: tendertap_background insert where (workspace_id = current_workspace())',
      'delivery: tendertap_background insert where (workspace_id IS NULL)',
      'delivery: tendertap_background select where true',
      'delivery: tendertap_background update where true',
      'delivery: tendertap_operator where (workspace_id IS NULL)',
      "delivery_attempt: tendertap_background delete where (begun_at < (now() - '180 days'::interval))",
      'delivery_attempt: tendertap_background insert where (workspace_id = current_workspace())',
      'delivery_attempt: tendertap_background select where true',
      'delivery_attempt: tendertap_background update where (workspace_id = current_workspace())',
      'email_change: tendertap_background where (expires_at > now())',
      'email_change: tendertap_operator where (workspace_id IS NULL)',
      "event: tendertap_background delete where (happened_at < (now() - '180 days'::interval))",
      'event: tendertap_background insert where (workspace_id = current_workspace())',
      'event: tendertap_background insert where (workspace_id IS NULL)',
      'event: tendertap_background select where true',
      'event: tendertap_operator where (workspace_id IS NULL)',
      'feedback: tendertap_operator where (workspace_id IS NULL)',
      'followed: tendertap_background select where true',
      'interest: tendertap_background select where true',
      'interest_company_list: tendertap_background select where true',
      'interest_scoring: tendertap_background where true',
      'interest_version: tendertap_background select where true',
      'live_event: tendertap_background delete where (workspace_id = current_workspace())',
      'live_event: tendertap_background insert where (workspace_id = current_workspace())',
      'live_event: tendertap_background select where (workspace_id = current_workspace())',
      'live_event: tendertap_background update where (workspace_id = current_workspace())',
      'live_position: tendertap_background where (workspace_id = current_workspace())',
      'lot_consequence: tendertap_background insert where (workspace_id = current_workspace())',
      'lot_consequence: tendertap_background select where (workspace_id = current_workspace())',
      'lot_score: tendertap_background where true',
      'lot_vote: tendertap_background delete where ((workspace_id = current_workspace()) AND carried)',
      'lot_vote: tendertap_background insert where (workspace_id = current_workspace())',
      'lot_vote: tendertap_background select where true',
      'lot_vote: tendertap_background update where (workspace_id = current_workspace())',
      'lot_vote_log: tendertap_background select where true',
      'lot_work: tendertap_background select where true',
      'match_notice: tendertap_background where true',
      'notification_setting: tendertap_background select where (workspace_id = current_workspace())',
      'notification_setting: tendertap_operator where (workspace_id IS NULL)',
      'own_file: tendertap_background delete where true',
      'own_file: tendertap_background select where true',
      'recovery_code: tendertap_operator where (workspace_id IS NULL)',
      'registration_application: tendertap_operator select where true',
      'renewal_request: tendertap_operator select where true',
      'saved_search: tendertap_background select where true',
      'saved_search: tendertap_background update where (workspace_id = current_workspace())',
      'second_factor: tendertap_operator where (workspace_id IS NULL)',
      'secret_link: tendertap_background where (used_at IS NULL)',
      "secret_link: tendertap_operator where ((workspace_id IS NULL) OR (purpose = 'set_password'::text))",
      'session: tendertap_operator where (workspace_id IS NULL)',
      'subscription: tendertap_background select where true',
      'subscription: tendertap_operator insert where true',
      'subscription: tendertap_operator select where true',
      "subscription: tendertap_operator update where (ends_at > (now() - '1 day'::interval))",
      'telegram_button: tendertap_background delete where (expires_at < now())',
      'telegram_button: tendertap_background insert where (workspace_id = current_workspace())',
      'telegram_button: tendertap_background select where (expires_at < now())',
      'telegram_link: tendertap_operator where (workspace_id IS NULL)',
      'tender_vote: tendertap_background delete where ((workspace_id = current_workspace()) AND carried)',
      'tender_vote: tendertap_background insert where (workspace_id = current_workspace())',
      'tender_vote: tendertap_background select where true',
      'tender_vote: tendertap_background update where (workspace_id = current_workspace())',
      'unsubscribe_key: tendertap_background where (workspace_id = current_workspace())',
      'user_role: tendertap_background select where (workspace_id = current_workspace())',
      'user_role: tendertap_operator where (workspace_id IS NULL)',
      'vote_model: tendertap_background where true',
      'work_document: tendertap_background select where (workspace_id = current_workspace())',
      'work_document: tendertap_background update where (workspace_id = current_workspace())',
      'work_file: tendertap_background select where true',
      'work_log: tendertap_background select where (workspace_id = current_workspace())',
      'workspace: tendertap_operator select where true',
      'workspace: tendertap_operator update where ((activated_at IS NULL) AND (declined_at IS NULL))',
    ])
  })

  test('background and ingestion have these rights on single columns of workspace tables and no others', async () => {
    const { rows } = await sql<{ right: string }>`
      select grantee || ': ' || privilege_type || ' ' || table_name || ' (' || string_agg(column_name, ', ' order by column_name) || ')' as right
      from information_schema.column_privileges
      where table_schema = 'public' and table_name in (${sql.join(workspaceTables)}) and grantee in ('tendertap_ingestion', 'tendertap_background', 'PUBLIC')
      group by grantee, privilege_type, table_name order by 1`.execute(db.owner)
    expect(rows.map((row) => row.right)).toEqual([
      'tendertap_background: INSERT delivery (address, category, channel, due_at, event_id, language, link_id, name, sent_at, state, user_id, workspace_id)',
      'tendertap_background: INSERT delivery_attempt (batch_id, number, workspace_id)',
      'tendertap_background: INSERT event (facts, key, kind, lot_id, tender_id, workspace_id)',
      'tendertap_background: INSERT interest_scoring (interest_id, started_at, workspace_id)',
      'tendertap_background: INSERT live_event (kind, object_id, user_id, workspace_id)',
      'tendertap_background: INSERT live_position (last, workspace_id)',
      'tendertap_background: INSERT lot_consequence (change_seq, changed_at, consequence, document_keys, lot_id, workspace_id)',
      'tendertap_background: INSERT lot_score (interest_id, interest_version, lot_id, model_number, payload_seq, percent, probability, receipt, vote_model_number, workspace_id)',
      'tendertap_background: INSERT lot_vote (accepted, carried, created_at, description, lot_id, reason, user_id, workspace_id)',
      'tendertap_background: INSERT match_notice (lot_id, noticed_at, workspace_id)',
      'tendertap_background: INSERT telegram_button (action, expires_at, keyboard_id, lot_id, offered, secret_hash, user_id, workspace_id)',
      'tendertap_background: INSERT tender_vote (accepted, carried, created_at, description, reason, tender_id, user_id, workspace_id)',
      'tendertap_background: INSERT unsubscribe_key (key, user_id, workspace_id)',
      'tendertap_background: INSERT vote_model (content, interest_id, model_number, number, votes, workspace_id)',
      'tendertap_background: SELECT app_user (deactivated_at, email, full_name, id, lang, telegram_chat_id, workspace_id)',
      'tendertap_background: SELECT company_document (file_id, workspace_id)',
      'tendertap_background: SELECT company_list_entry (list_id, name_key, workspace_id)',
      'tendertap_background: SELECT delivery (address, attempts, batch_id, category, channel, due_at, event_id, id, language, link_id, name, problem, sent_at, state, state_at, user_id, waits_since, workspace_id)',
      'tendertap_background: SELECT delivery_attempt (batch_id, begun_at, number, outcome, problem, workspace_id)',
      'tendertap_background: SELECT email_change (expires_at, id)',
      'tendertap_background: SELECT event (facts, happened_at, id, key, kind, lot_id, tender_id, workspace_id)',
      'tendertap_background: SELECT followed (created_at, customer_id, tender_id, user_id, workspace_id)',
      'tendertap_background: SELECT interest (changed_in, classes, colour, companies, created_at, description, id, keywords, max_amount, methods, min_amount, min_score, name, only_classes, refused_classes, regions, scoring_asked_at, sources, statuses, version, workspace_id)',
      'tendertap_background: SELECT interest_company_list (interest_id, list_id, workspace_id)',
      'tendertap_background: SELECT interest_scoring (interest_id, started_at, workspace_id)',
      'tendertap_background: SELECT interest_version (content, interest_id, made_at, version, workspace_id)',
      'tendertap_background: SELECT live_event (at, id, seq, workspace_id)',
      'tendertap_background: SELECT live_position (last, workspace_id)',
      'tendertap_background: SELECT lot_consequence (change_seq, lot_id, workspace_id)',
      'tendertap_background: SELECT lot_score (interest_id, interest_version, lot_id, model_number, payload_seq, percent, probability, receipt, vote_model_number, workspace_id)',
      'tendertap_background: SELECT lot_vote (accepted, carried, created_at, description, lot_id, reason, user_id, workspace_id)',
      'tendertap_background: SELECT lot_vote_log (accepted, interest_ids, lot_id, reason, seq, user_id, voted_at, workspace_id)',
      'tendertap_background: SELECT lot_work (assignee_id, documents_completed_at, lot_id, offer_price, on_lot_since, status, workspace_id)',
      'tendertap_background: SELECT match_notice (lot_id, matched_at, noticed_at, workspace_id)',
      'tendertap_background: SELECT notification_setting (all_new_tenders_email, all_new_tenders_telegram, crm_email, crm_telegram, new_suitable_tenders_email, new_suitable_tenders_telegram, quiet_from, quiet_to, system_email, system_telegram, tender_status_changes_email, tender_status_changes_telegram, user_id, workspace_id)',
      'tendertap_background: SELECT own_file (file_name, id, size, uploaded_at, workspace_id)',
      'tendertap_background: SELECT saved_search (cadence, filter, id, name, told_lot_id, user_id, workspace_id)',
      'tendertap_background: SELECT secret_link (expires_at, id, purpose, used_at)',
      'tendertap_background: SELECT subscription (additional_filters, ends_at, id, max_filters, starts_at, workspace_id)',
      'tendertap_background: SELECT telegram_button (expires_at, id)',
      'tendertap_background: SELECT tender_vote (accepted, carried, created_at, description, reason, tender_id, user_id, workspace_id)',
      'tendertap_background: SELECT unsubscribe_key (key, user_id, workspace_id)',
      'tendertap_background: SELECT user_role (role, user_id, workspace_id)',
      'tendertap_background: SELECT vote_model (content, interest_id, made_in, number, workspace_id)',
      'tendertap_background: SELECT work_document (collected, collected_at, description_en, description_kz, description_ru, key, lot_id, position, recheck_change, required, workspace_id)',
      'tendertap_background: SELECT work_file (file_id, workspace_id)',
      'tendertap_background: SELECT work_log (action, logged_at, lot_id, seq, workspace_id)',
      'tendertap_background: UPDATE delivery (address, attempts, batch_id, due_at, language, name, problem, sent_at, state, waits_since)',
      'tendertap_background: UPDATE delivery_attempt (outcome, problem)',
      'tendertap_background: UPDATE email_change (secret_hash)',
      'tendertap_background: UPDATE interest_scoring (finished_at, lots_done, lots_total, started_at)',
      'tendertap_background: UPDATE live_event (at, seq)',
      'tendertap_background: UPDATE live_position (last)',
      'tendertap_background: UPDATE lot_score (interest_version, model_number, payload_seq, percent, probability, receipt, scored_at, vote_model_number)',
      'tendertap_background: UPDATE lot_vote (accepted, carried, created_at, description, reason)',
      'tendertap_background: UPDATE match_notice (noticed_at)',
      'tendertap_background: UPDATE saved_search (told_lot_id)',
      'tendertap_background: UPDATE secret_link (secret_hash)',
      'tendertap_background: UPDATE tender_vote (accepted, carried, created_at, description, reason)',
      'tendertap_background: UPDATE work_document (recheck_change)',
    ])
  })

  test('the application removes no event but that somebody was named, and only of its own workspace', async () => {
    const { workspaceId } = await aPerson(server, ['manager'])
    const { workspaceId: other } = await aPerson(server, ['manager'])
    await sql`
      insert into event (workspace_id, kind, key, facts)
      select w.id, k.kind, 'removed', '{}' from unnest(${[workspaceId, other]}::uuid[]) as w (id), (values ('mentioned'), ('lot_taken')) k (kind)`.execute(
      db.owner,
    )
    await inWorkspace(db.application, workspaceId ?? '', (scope) =>
      sql`delete from event where key = 'removed'`.execute(scope.db),
    )
    const { rows } = await sql`
      select workspace_id as "workspaceId", kind from event where key = 'removed'
      order by workspace_id = ${other}, kind`.execute(db.owner)
    expect(rows).toEqual([
      { workspaceId, kind: 'lot_taken' },
      { workspaceId: other, kind: 'lot_taken' },
      { workspaceId: other, kind: 'mentioned' },
    ])
  })

  test('background writes these parts of the catalogue and its feed, and no others', async () => {
    const { rows } = await sql<{ right: string }>`
      select lower(privilege_type) || ' ' || table_name || case when count(*) = (select count(*) from information_schema.columns c where c.table_schema = 'public' and c.table_name = p.table_name)
        then '' else ' (' || string_agg(column_name, ', ' order by column_name) || ')' end as right
      from information_schema.column_privileges p
      where table_schema = 'public' and grantee = 'tendertap_background' and privilege_type in ('INSERT', 'UPDATE')
        and table_name in ('source', 'region', 'company', 'tender', 'lot', 'document', 'document_text', 'award', 'change', 'feed_consumer', 'raw_payload', 'raw_head')
      group by privilege_type, table_name order by 1`.execute(db.owner)
    expect(rows.map((row) => row.right)).toEqual([
      'insert change',
      'insert document_text',
      'insert feed_consumer',
      'update document (attempts, content_type, etag, file_name, last_modified, next_attempt_at, problem, sha256, size, state, stored_at, wanted_at)',
      'update document_text',
      'update feed_consumer',
    ])
  })

  /** A row can only be deleted as a whole. */
  const WHOLE_ROWS: Readonly<Record<string, readonly string[]>> = {
    delivery_attempt: ['tendertap_background: DELETE'],
    event: ['tendertap_background: DELETE'],
    live_event: ['tendertap_background: DELETE'],
    lot_score: ['tendertap_background: DELETE'],
    lot_vote: ['tendertap_background: DELETE'],
    own_file: ['tendertap_background: DELETE'],
    telegram_button: ['tendertap_background: DELETE'],
    tender_vote: ['tendertap_background: DELETE'],
    vote_model: ['tendertap_background: DELETE'],
  }

  test.each(workspaceTables)('ingestion and background have no right on the whole of %s', async (table) => {
    const { rows } = await sql<{ right: string }>`
      select grantee || ': ' || privilege_type as right from information_schema.table_privileges
      where table_schema = 'public' and table_name = ${table} and grantee in ('tendertap_ingestion', 'tendertap_background', 'PUBLIC')`.execute(
      db.owner,
    )
    expect(rows.map((row) => row.right)).toEqual(WHOLE_ROWS[table] ?? [])
  })
})

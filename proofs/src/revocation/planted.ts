// The planted faults: functions and triggers of the database, replaced by ones that forget what they are for.
import type { Database } from '@tendertap/server/db/database'
import { sql } from 'kysely'

/** Writes trust what was read before the body came. */
export async function forgetToReadAgain(owner: Database): Promise<void> {
  await sql`
    create or replace function lock_session_person(wanted_session uuid, needs_subscription boolean)
      returns table (user_id uuid, workspace_id uuid, roles text[], has_active_subscription boolean,
        must_change_password boolean, has_second_factor boolean)
      language sql stable security definer set search_path = public, pg_temp as $$
    select s.user_id, s.workspace_id,
      case when s.workspace_id is null then '{superadmin}' else '{admin,lead,manager,procurement,controller}' end::text[],
      true, false, false
    from session s where s.id = wanted_session $$`.execute(owner)
}

/** Rights are read again, but nothing holds them until the commit. */
export async function forgetToLock(owner: Database): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc
    where proname in ('lock_session_person', 'lock_sign_in_candidate')`.execute(owner)
  for (const { definition } of rows)
    await sql.raw(definition.replaceAll(/ for (no key update|key share|share)( of u)?;/g, ';')).execute(owner)
}

export async function keepLinks(owner: Database): Promise<void> {
  await sql`alter table app_user disable trigger forget_links`.execute(owner)
  await sql`alter table workspace disable trigger forget_links`.execute(owner)
}

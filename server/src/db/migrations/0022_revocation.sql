-- Whoever loses a right can no longer use it: neither by a call that is under way, nor by a link that was sent before.
--
-- Every write first locks the row of the person who makes it, so the writes of one person run one after the other, and whoever
-- takes something from that person either comes first or waits for the commit. Everybody locks in this order, so nobody waits in a
-- circle: the workspace (only those who change its people), oneself, other people, sessions and roles, subscriptions, links.

-- session_person, for a write: what it answers holds until the transaction ends.
create function lock_session_person(wanted_session uuid, needs_subscription boolean)
  returns table (user_id uuid, workspace_id uuid, roles text[], has_active_subscription boolean,
    must_change_password boolean, has_second_factor boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person app_user;
begin
  select u.* into person from session s join app_user u on u.id = s.user_id where s.id = wanted_session for no key update of u;
  perform from session s where s.id = wanted_session for share;
  perform from user_role r where r.user_id = person.id for key share;
  if needs_subscription then
    perform from subscription p where p.workspace_id = person.workspace_id and p.ends_at > now() for share;
  end if;
  -- A statement of its own sees what was committed while the locks were waited for. The clock has moved on as well: now() is the
  -- beginning of the transaction.
  return query select p.user_id, p.workspace_id, p.roles,
    exists (select from subscription s where s.workspace_id = p.workspace_id and s.starts_at <= clock_timestamp() and clock_timestamp() < s.ends_at),
    p.must_change_password, p.has_second_factor
  from session_person(wanted_session) p;
end $$;

-- sign_in_candidate, for the transaction that begins the session: the password may have been changed since it was checked.
create function lock_sign_in_candidate(wanted_user uuid)
  returns table (roles text[], password_hash text, may_sign_in boolean, must_change_password boolean, has_second_factor boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person app_user;
begin
  select u.* into person from app_user u where u.id = wanted_user for no key update;
  return query select c.roles, c.password_hash, c.may_sign_in, c.must_change_password, c.has_second_factor
    from sign_in_candidate(person.email) c where c.user_id = wanted_user;
end $$;

-- Noting that a session was seen waits for nobody: the next call notes it.
create or replace function touch_session(wanted_session uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update session set last_seen_at = now() where id in (
    select s.id from session s where s.id = wanted_session and s.last_seen_at < now() - interval '5 minutes' for no key update skip locked);
end;

-- A new password, a new e-mail, a deactivation and a declined application end every link sent before, whoever or whatever causes them.
create function forget_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'workspace' then
    delete from secret_link l where l.workspace_id = new.id;
    delete from telegram_link l where l.workspace_id = new.id;
  else
    delete from secret_link l where l.user_id = new.id;
    delete from telegram_link l where l.user_id = new.id;
  end if;
  return null;
end $$;
create trigger forget_links after update of password_hash, email, deactivated_at on app_user for each row
  when (new.password_hash is distinct from old.password_hash or new.email <> old.email or (old.deactivated_at is null and new.deactivated_at is not null))
  execute function forget_links();
create trigger forget_links after update of declined_at on workspace for each row
  when (old.declined_at is null and new.declined_at is not null) execute function forget_links();

-- Whose link to confirm an address this is, before it is used in that person's workspace.
create function email_link_owner(wanted_hash bytea) returns table (user_id uuid, workspace_id uuid)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select l.user_id, l.workspace_id from secret_link l
  where l.secret_hash = wanted_hash and l.purpose = 'confirm_email' and l.used_at is null and l.expires_at > now();
end;

-- As in 0007, for somebody who may sign in. The person is locked first, then the link.
create or replace function use_secret_link(wanted_hash bytea, wanted_purpose text)
  returns table (user_id uuid, workspace_id uuid, email text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform from app_user u join secret_link l on l.user_id = u.id where l.secret_hash = wanted_hash for no key update of u;
  return query update secret_link l set used_at = now() from app_user u left join workspace w on w.id = u.workspace_id
  where u.id = l.user_id and l.secret_hash = wanted_hash and l.purpose = wanted_purpose and l.used_at is null and l.expires_at > now()
    and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null))
  returning u.id, u.workspace_id, l.email;
end $$;

-- As in 0009. A deactivation that is under way is waited for, and one that comes later finds the link and deletes it.
create or replace function make_reset_link(wanted_email text)
  returns table (link_id uuid, email text, full_name text, lang text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person app_user;
  made uuid;
begin
  select u.* into person from app_user u where lower(u.email) = lower(wanted_email) for no key update;
  if not found or not exists (select from sign_in_candidate(person.email) c where c.may_sign_in) then return; end if;
  insert into secret_link as l (workspace_id, user_id, purpose, expires_at)
    values (person.workspace_id, person.id, 'reset_password', now() + interval '60 minutes')
    on conflict (user_id, purpose)
      do update set id = uuidv7(), expires_at = excluded.expires_at, secret_hash = null, used_at = null
    returning l.id into made;
  return query select made, person.email, person.full_name, person.lang;
end $$;

-- As in 0012. The person is locked first, then the link.
create or replace function link_telegram_chat(wanted_hash bytea, chat_id text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link telegram_link;
begin
  perform from app_user u join telegram_link l on l.user_id = u.id where l.token_hash = wanted_hash for no key update of u;
  delete from telegram_link where token_hash = wanted_hash returning * into link;
  if link.user_id is null or link.expires_at <= now() then return null; end if;
  update app_user set telegram_chat_id = chat_id where id = link.user_id and deactivated_at is null;
  if not found then return null; end if;
  if link.workspace_id is not null then
    insert into live_event (workspace_id, kind, object_id) values (link.workspace_id, 'profile', link.user_id::text);
  end if;
  return link.user_id;
end $$;

revoke all on function lock_session_person(uuid, boolean), lock_sign_in_candidate(uuid), forget_links(), email_link_owner(bytea) from public;
grant execute on function lock_session_person(uuid, boolean), lock_sign_in_candidate(uuid) to tendertap_application, tendertap_operator;
grant execute on function email_link_owner(bytea) to tendertap_application;
-- a superadmin's call reads it inside its own transaction, too
grant execute on function session_person(uuid) to tendertap_operator;

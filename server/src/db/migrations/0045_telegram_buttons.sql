-- Telegram: buttons under messages, the person behind a chat, and the pace of sending. Why so: docs/decisions/0047.

-- A button under a message. Only the hash of its secret is kept. A press uses up the whole keyboard; what follows from it
-- is a new one.
create table telegram_button (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null,
  user_id uuid not null,
  lot_id bigint not null,
  -- the buttons of one message
  keyboard_id uuid not null,
  -- domain/notifications/actions.ts
  action text not null check (action ~ '^[a-z_]+( [a-z_]+)?$'),
  -- what the message offered at first
  offered text[] not null,
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- the press that used it up: Telegram may deliver one press twice
  used_by text,
  check ((used_at is null) = (used_by is null)),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id) on delete cascade
);
create index telegram_button_keyboard on telegram_button (keyboard_id);
create index telegram_button_expired on telegram_button (expires_at);
create index telegram_button_of_user on telegram_button (user_id);
select fence_by_workspace('telegram_button');
grant insert (workspace_id, user_id, lot_id, keyboard_id, action, offered, secret_hash, expires_at) on telegram_button
  to tendertap_application, tendertap_background;
create policy sending on telegram_button for insert to tendertap_background with check (workspace_id = current_workspace());
create policy forgetting on telegram_button for delete to tendertap_background using (expires_at < now());
create policy forgotten on telegram_button for select to tendertap_background using (expires_at < now());
grant delete, select (id, expires_at) on telegram_button to tendertap_background;

-- Uses the keyboard of a button up, for the person to whom the chat is connected. Nothing for a button that is unknown, old,
-- used by another press or somebody else's.
create function use_telegram_button(wanted_hash bytea, wanted_chat text, press text)
  returns table (user_id uuid, workspace_id uuid, lot_id bigint, action text, offered text[])
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  pressed telegram_button;
begin
  select b.* into pressed from telegram_button b join app_user u on u.id = b.user_id
    where b.secret_hash = wanted_hash and b.expires_at > now() and u.telegram_chat_id = wanted_chat and u.deactivated_at is null;
  -- all of them in one order: two buttons pressed at once must not wait for each other in a circle
  perform from telegram_button b where b.keyboard_id = pressed.keyboard_id order by b.id for update;
  select b.* into pressed from telegram_button b where b.id = pressed.id and (b.used_at is null or b.used_by = press);
  if pressed.id is null then return; end if;
  update telegram_button b set used_at = now(), used_by = case when b.id = pressed.id then press else '' end
    where b.keyboard_id = pressed.keyboard_id and b.used_at is null;
  return query select pressed.user_id, pressed.workspace_id, pressed.lot_id, pressed.action, pressed.offered;
end $$;

-- The people to whom a chat is connected, as the bot talks to them; two accounts may share a chat.
create function telegram_people(wanted_chat text)
  returns table (user_id uuid, workspace_id uuid, full_name text, lang text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id, u.full_name, u.lang from app_user u left join workspace w on w.id = u.workspace_id
  where u.telegram_chat_id = wanted_chat
    and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null))
  order by u.id;
end;

-- session_person, for a person known by their chat.
create function telegram_person(wanted_user uuid, wanted_chat text)
  returns table (user_id uuid, workspace_id uuid, roles text[], has_active_subscription boolean,
    must_change_password boolean, has_second_factor boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id,
    coalesce((select array_agg(r.role order by r.role) from user_role r where r.user_id = u.id), '{}'),
    exists (select from subscription p where p.workspace_id = u.workspace_id and p.starts_at <= now() and now() < p.ends_at),
    u.must_change_password,
    exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
  from app_user u left join workspace w on w.id = u.workspace_id
  where u.id = wanted_user and u.telegram_chat_id = wanted_chat
    and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null));
end;

-- lock_session_person, for a person known by their chat: the locks and their order are the same (0022).
create function lock_telegram_person(wanted_user uuid, wanted_chat text, needs_subscription boolean)
  returns table (user_id uuid, workspace_id uuid, roles text[], has_active_subscription boolean,
    must_change_password boolean, has_second_factor boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person app_user;
begin
  select u.* into person from app_user u where u.id = wanted_user for no key update;
  perform from user_role r where r.user_id = person.id for key share;
  if needs_subscription then
    perform from subscription p where p.workspace_id = person.workspace_id and p.ends_at > now() for share;
  end if;
  -- a statement of its own sees what was committed while the locks were waited for
  return query select p.user_id, p.workspace_id, p.roles,
    exists (select from subscription s where s.workspace_id = p.workspace_id and s.starts_at <= clock_timestamp() and clock_timestamp() < s.ends_at),
    p.must_change_password, p.has_second_factor
  from telegram_person(wanted_user, wanted_chat) p;
end $$;

-- For a chat that takes no messages any more. False when the person is connected to another chat by now, or to none.
create function disconnect_telegram_chat(wanted_user uuid, wanted_chat text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  workspace uuid;
begin
  update app_user u set telegram_chat_id = null where u.id = wanted_user and u.telegram_chat_id = wanted_chat
    returning u.workspace_id into workspace;
  if not found then return false; end if;
  delete from telegram_link l where l.user_id = wanted_user;
  if workspace is not null then
    insert into live_event (workspace_id, kind, object_id) values (workspace, 'profile', wanted_user::text);
  end if;
  return true;
end $$;

revoke all on function use_telegram_button(bytea, text, text), telegram_people(text), telegram_person(uuid, text),
  lock_telegram_person(uuid, text, boolean), disconnect_telegram_chat(uuid, text) from public;
grant execute on function use_telegram_button(bytea, text, text), telegram_people(text), telegram_person(uuid, text),
  lock_telegram_person(uuid, text, boolean) to tendertap_application;
-- the worker learns that a chat is gone, the bot is told so by the person
grant execute on function disconnect_telegram_chat(uuid, text) to tendertap_background, tendertap_application;
-- the bot connects as the application
revoke execute on function link_telegram_chat(bytea, text) from tendertap_background;
grant execute on function link_telegram_chat(bytea, text) to tendertap_application;

create index app_user_of_chat on app_user (telegram_chat_id) where telegram_chat_id is not null;

-- The turns at Telegram are counted where those at the portals are, for all chats together and for each one. Rows of chats
-- that wait for nothing are removed.
alter table portal_pace drop constraint portal_pace_source_fkey;
grant delete on portal_pace to tendertap_background;

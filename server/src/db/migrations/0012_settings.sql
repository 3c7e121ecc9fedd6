-- Notification settings, the connection to Telegram, a new e-mail address.

-- Ten flags per person (domain/notifications/categories), all on by default; no row means all on.
create table notification_setting (
  workspace_id uuid references workspace,
  user_id uuid primary key references app_user on delete cascade,
  all_new_tenders_email boolean not null default true,
  all_new_tenders_telegram boolean not null default true,
  new_suitable_tenders_email boolean not null default true,
  new_suitable_tenders_telegram boolean not null default true,
  tender_status_changes_email boolean not null default true,
  tender_status_changes_telegram boolean not null default true,
  crm_email boolean not null default true,
  crm_telegram boolean not null default true,
  system_email boolean not null default true,
  system_telegram boolean not null default true,
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
select fence_by_workspace('notification_setting');
create policy superadmins on notification_setting to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert, update on notification_setting to tendertap_application, tendertap_operator;

-- One live token per person: a new one takes the old one's place, a used one is gone. Only its hash is kept.
create table telegram_link (
  workspace_id uuid references workspace,
  user_id uuid primary key references app_user on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  expires_at timestamptz not null,
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
select fence_by_workspace('telegram_link');
create policy superadmins on telegram_link to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert, update, delete on telegram_link to tendertap_application, tendertap_operator;

grant update (telegram_chat_id, email) on app_user to tendertap_application, tendertap_operator;

-- letters that a superadmin asks for are counted too
grant select, insert, update on rate_limit to tendertap_operator;

-- The bot knows a chat and the token that the person sent from it: the one row behind the token, whatever the workspace.
-- The delete makes it single use, also for two messages at once. Gives the person, or nothing for a wrong, used or old token.
create function link_telegram_chat(wanted_hash bytea, chat_id text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  link telegram_link;
begin
  delete from telegram_link where token_hash = wanted_hash returning * into link;
  if link.user_id is null or link.expires_at <= now() then return null; end if;
  update app_user set telegram_chat_id = chat_id where id = link.user_id and deactivated_at is null;
  if not found then return null; end if;
  if link.workspace_id is not null then
    insert into live_event (workspace_id, kind, object_id) values (link.workspace_id, 'profile', link.user_id::text);
  end if;
  return link.user_id;
end $$;

-- E-mails are unique platform-wide, so whoever wants a new one must be told that it is taken. Answers yes or no, nothing else.
create function email_is_taken(wanted_email text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select exists (select from app_user u where lower(u.email) = lower(wanted_email));
end;

revoke all on function link_telegram_chat(bytea, text), email_is_taken(text) from public;
grant execute on function link_telegram_chat(bytea, text) to tendertap_background;
grant execute on function email_is_taken(text) to tendertap_application, tendertap_operator;

-- Workspaces, their people, sessions and subscriptions.
-- A superadmin belongs to no workspace: workspace_id is null, out of the application role's sight.

create table workspace (
  id uuid primary key default uuidv7(),
  name text not null,
  company_name text,
  bin text check (bin ~ '^[0-9]{12}$'),
  type text not null check (type in ('legal', 'individual')),
  contact_person text not null,
  contact_email text not null,
  contact_phone text not null,
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  declined_at timestamptz,
  check (activated_at is null or declined_at is null)
);
select fence_by_workspace('workspace', 'id');
grant select on workspace to tendertap_application;

create table app_user (
  id uuid primary key default uuidv7(),
  workspace_id uuid references workspace,
  email text not null,
  full_name text,
  phone text,
  position text,
  telegram_chat_id text,
  lang text check (lang in ('ru', 'en', 'kz')),
  password_hash text,
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  unique (workspace_id, id)
);
-- one e-mail, one person, platform-wide
create unique index app_user_email on app_user (lower(email));
select fence_by_workspace('app_user');
create policy superadmins on app_user to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert on app_user to tendertap_application;
grant select on app_user to tendertap_operator;
grant update (full_name, phone, position, lang) on app_user to tendertap_application, tendertap_operator;

create table user_role (
  workspace_id uuid references workspace,
  user_id uuid not null references app_user on delete cascade,
  role text not null check (role in ('admin', 'superadmin', 'lead', 'manager', 'procurement', 'controller')),
  unique nulls not distinct (workspace_id, user_id, role),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id),
  -- nobody inside a workspace can be made superadmin, and no superadmin can be put into one
  check ((role = 'superadmin') = (workspace_id is null))
);
create index user_role_of_user on user_role (user_id);
select fence_by_workspace('user_role');
create policy superadmins on user_role to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert, delete on user_role to tendertap_application;
grant select on user_role to tendertap_operator;

create table session (
  id uuid primary key default uuidv7(),
  workspace_id uuid references workspace,
  user_id uuid not null references app_user on delete cascade,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ip text,
  user_agent text,
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
create index session_of_user on session (user_id) where ended_at is null;
select fence_by_workspace('session');
create policy superadmins on session to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert on session to tendertap_application, tendertap_operator;
grant update (ended_at) on session to tendertap_application, tendertap_operator;

create table subscription (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspace,
  plan text not null check (plan in ('trial', 'commercial', 'free')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  max_users integer check (max_users >= 1),
  additional_users integer not null default 0 check (additional_users >= 0),
  max_filters integer not null check (max_filters >= 1),
  additional_filters integer not null default 0 check (additional_filters >= 0),
  created_at timestamptz not null default now(),
  -- no two active at one instant
  exclude using gist (workspace_id with =, tstzrange(starts_at, ends_at) with &&)
);
select fence_by_workspace('subscription');
grant select on subscription to tendertap_application;

-- Attempts per key and window, shared by all processes. Losing it in a crash only forgets counters, hence unlogged.
create unlogged table rate_limit (
  key text primary key,
  attempts integer not null,
  window_ends_at timestamptz not null
);
grant select, insert, update, delete on rate_limit to tendertap_application;

-- The two places where the application looks across tenants. Each answers one row, for an e-mail or a session id out of a signed token.

create function sign_in_candidate(wanted_email text)
  returns table (user_id uuid, workspace_id uuid, password_hash text, may_sign_in boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id, u.password_hash,
    u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null))
  from app_user u left join workspace w on w.id = u.workspace_id
  where lower(u.email) = lower(wanted_email);
end;

create function session_person(wanted_session uuid)
  returns table (user_id uuid, workspace_id uuid, roles text[], has_active_subscription boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id,
    coalesce((select array_agg(r.role order by r.role) from user_role r where r.user_id = u.id), '{}'),
    exists (select from subscription s where s.workspace_id = u.workspace_id and s.starts_at <= now() and now() < s.ends_at)
  from session s join app_user u on u.id = s.user_id left join workspace w on w.id = u.workspace_id
  where s.id = wanted_session and s.ended_at is null and s.expires_at > now()
    and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null));
end;

revoke all on function sign_in_candidate(text), session_person(uuid) from public;
grant execute on function sign_in_candidate(text), session_person(uuid) to tendertap_application;

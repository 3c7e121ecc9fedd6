-- Passwords that must be changed, second factors, and what a session remembers of where it was started.

-- somebody else chose the password: the first sign-in asks for a new one
alter table app_user add column must_change_password boolean not null default false;
grant update (password_hash, must_change_password) on app_user to tendertap_application, tendertap_operator;

-- network: the address, or the /64 of an IPv6 address; a person is known there from now on
alter table session add column network text, add column last_seen_at timestamptz not null default now();
create index session_of_user_by_start on session (user_id, started_at desc);

create table second_factor (
  user_id uuid primary key references app_user on delete cascade,
  -- empty for a superadmin
  workspace_id uuid references workspace,
  -- encrypted by the application; the key is not in the database
  sealed_secret bytea not null,
  started_at timestamptz not null default now(),
  -- empty until the first code was right: until then it protects nothing
  confirmed_at timestamptz,
  -- the 30-second step of the last code used; a code is good once
  last_step bigint not null default 0,
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
select fence_by_workspace('second_factor');
create policy superadmins on second_factor to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert, delete, update (sealed_secret, started_at, confirmed_at, last_step) on second_factor to tendertap_application, tendertap_operator;

-- The places of 0002 that look across tenants, with what is asked of them now.

drop function sign_in_candidate(text);
create function sign_in_candidate(wanted_email text)
  returns table (user_id uuid, workspace_id uuid, roles text[], password_hash text, may_sign_in boolean, must_change_password boolean,
    has_second_factor boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id,
    coalesce((select array_agg(r.role order by r.role) from user_role r where r.user_id = u.id), '{}'),
    u.password_hash,
    u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null)),
    u.must_change_password,
    exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null)
  from app_user u left join workspace w on w.id = u.workspace_id
  where lower(u.email) = lower(wanted_email);
end;

drop function session_person(uuid);
create function session_person(wanted_session uuid)
  returns table (user_id uuid, workspace_id uuid, roles text[], has_active_subscription boolean,
    must_change_password boolean, has_second_factor boolean, seen_long_ago boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id,
    coalesce((select array_agg(r.role order by r.role) from user_role r where r.user_id = u.id), '{}'),
    exists (select from subscription p where p.workspace_id = u.workspace_id and p.starts_at <= now() and now() < p.ends_at),
    u.must_change_password,
    exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null),
    s.last_seen_at < now() - interval '5 minutes'
  from session s join app_user u on u.id = s.user_id left join workspace w on w.id = u.workspace_id
  where s.id = wanted_session and s.ended_at is null and s.expires_at > now()
    and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null));
end;

-- "last seen" costs one write in five minutes, not one per call
create function touch_session(wanted_session uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update session set last_seen_at = now() where id = wanted_session and last_seen_at < now() - interval '5 minutes';
end;

-- A flood of guesses from elsewhere must not lock the owner out of where they have signed in before.
create function has_signed_in_from(wanted_email text, wanted_network text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select exists (select from app_user u join session s on s.user_id = u.id
    where lower(u.email) = lower(wanted_email) and s.network = wanted_network and s.started_at > now() - interval '90 days');
end;

-- Whose link this is, before it is used: a password is judged by the person's own words as well.
create function password_link_owner(wanted_hash bytea)
  returns table (user_id uuid, workspace_id uuid, purpose text, email text, full_name text, workspace_name text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id, l.purpose, u.email, u.full_name, w.name
  from secret_link l join app_user u on u.id = l.user_id left join workspace w on w.id = u.workspace_id
  where l.secret_hash = wanted_hash and l.purpose in ('reset_password', 'set_password') and l.used_at is null and l.expires_at > now()
    and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null));
end;

-- For the worker, which alone learns whether an address is known: makes the link and answers what the letter needs.
create function make_reset_link(wanted_email text)
  returns table (link_id uuid, email text, full_name text, lang text)
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  with person as (
    select u.id, u.workspace_id, u.email, u.full_name, u.lang from app_user u left join workspace w on w.id = u.workspace_id
    where lower(u.email) = lower(wanted_email)
      and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null))
  ), made as (
    insert into secret_link as l (workspace_id, user_id, purpose, expires_at)
    select p.workspace_id, p.id, 'reset_password', now() + interval '60 minutes' from person p
    on conflict (user_id, purpose) do update set id = uuidv7(), expires_at = excluded.expires_at, secret_hash = null, used_at = null
    returning l.id, l.user_id
  )
  select m.id, p.email, p.full_name, p.lang from made m join person p on p.id = m.user_id;
end;

revoke all on function sign_in_candidate(text), session_person(uuid), touch_session(uuid), has_signed_in_from(text, text),
  password_link_owner(bytea), make_reset_link(text) from public;
grant execute on function sign_in_candidate(text), session_person(uuid), touch_session(uuid), has_signed_in_from(text, text),
  password_link_owner(bytea) to tendertap_application;
grant execute on function make_reset_link(text) to tendertap_background;
-- a superadmin's new password is saved by the role operator, and the link is used up in the same transaction
grant execute on function use_secret_link(bytea, text) to tendertap_operator;

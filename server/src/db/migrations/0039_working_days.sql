-- The working calendar, and the calendars that people subscribe to. Why so: docs/decisions/0044.

-- What was decided for single days: moved days, Kurban ait. The days by law are in domain/working-days/calendar.ts.
create table calendar_day (
  date date primary key,
  kind text not null check (kind in ('free', 'working')),
  note text check (length(note) <= 200)
);
grant select on calendar_day to tendertap_application;
grant select, insert, update, delete on calendar_day to tendertap_operator;

-- The secret address at which a person's calendar program reads the deadlines. Only its hash is stored.
create table calendar_feed (
  workspace_id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null unique,
  made_at timestamptz not null default now(),
  primary key (workspace_id, user_id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
select fence_by_workspace('calendar_feed');
grant select, insert, delete on calendar_feed to tendertap_application;

-- Whose calendar it is, before it is read in that person's workspace: somebody who may sign in now.
create function calendar_feed_person(wanted_hash bytea)
  returns table (user_id uuid, workspace_id uuid, roles text[], lang text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.workspace_id,
    coalesce((select array_agg(r.role order by r.role) from user_role r where r.user_id = u.id), '{}'), u.lang
  from calendar_feed f join app_user u on u.id = f.user_id join workspace w on w.id = u.workspace_id
  where f.secret_hash = wanted_hash and u.deactivated_at is null and w.activated_at is not null and w.declined_at is null;
end;
revoke all on function calendar_feed_person(bytea) from public;
grant execute on function calendar_feed_person(bytea) to tendertap_application;

-- A person who is deactivated and comes back makes a new address.
create function forget_calendar_feed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from calendar_feed f where f.user_id = new.id;
  return null;
end $$;
create trigger forget_calendar_feed after update of deactivated_at on app_user for each row
  when (old.deactivated_at is null and new.deactivated_at is not null) execute function forget_calendar_feed();
revoke all on function forget_calendar_feed() from public;

-- how long the last steps of a kind took
create index work_log_by_action on work_log (workspace_id, action, seq);

-- Live events: what changed, by number, for the streams people hold open. Ids only: whoever is told asks for the content, and is
-- checked then. A reader keeps one number and asks for what is above it, so numbers must become visible in their order.

create table live_position (
  workspace_id uuid primary key references workspace,
  last bigint not null
);
select fence_by_workspace('live_position');
grant select, insert, update (last) on live_position to tendertap_application;

create table live_event (
  id bigint generated always as identity primary key,
  workspace_id uuid not null references workspace,
  -- given at commit; empty only inside the transaction that writes the row
  seq bigint,
  -- empty: for everyone in the workspace
  user_id uuid,
  kind text not null,
  object_id text not null check (length(object_id) <= 100),
  at timestamptz not null default clock_timestamp(),
  unique (workspace_id, seq),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id) on delete cascade
);
select fence_by_workspace('live_event');
grant select, delete, insert (workspace_id, user_id, kind, object_id), update (seq, at) on live_event to tendertap_application;

-- The lock on the workspace's row makes the order of numbers the order of commits, without gaps. A sequence would not: the holder of
-- 7 may commit after the holder of 8, behind a reader who has already passed both. Deferred, the lock is the last one a transaction
-- takes and lasts for its commit alone: nobody waits longer, and no two writers can wait for each other.
create function number_live_event() returns trigger
  language plpgsql as $$
declare
  given bigint;
begin
  insert into live_position as p (workspace_id, last) values (new.workspace_id, 1)
    on conflict (workspace_id) do update set last = p.last + 1
    returning p.last into given;
  update live_event set seq = given, at = clock_timestamp() where id = new.id;
  -- kept for a day; each write takes away a few of its own workspace, so no job needs to look across tenants
  delete from live_event where id in (
    select oldest.id from (select e.id, e.at from live_event e where e.workspace_id = new.workspace_id order by e.seq limit 20) oldest
    where oldest.at < clock_timestamp() - interval '24 hours');
  -- heard at commit, and once per transaction however many events it wrote
  perform pg_notify('live_event', new.workspace_id::text);
  return null;
end $$;
revoke all on function number_live_event() from public;

create constraint trigger number_at_commit after insert on live_event
  deferrable initially deferred for each row execute function number_live_event();

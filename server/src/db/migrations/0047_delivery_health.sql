-- Whether what the product sends arrives: figures for the operator, who reads no row of a workspace, and the alarm about them.

-- When it came into its state. Empty: before this migration.
alter table delivery add column state_at timestamptz;
alter table delivery alter column state_at set default now();

create function set_delivery_state_at() returns trigger language plpgsql as $$
begin
  new.state_at := clock_timestamp();
  return new;
end $$;
revoke all on function set_delivery_state_at() from public;
create trigger delivery_state_at before update of state on delivery
  for each row when (old.state is distinct from new.state) execute function set_delivery_state_at();

create index delivery_sent_lately on delivery (state_at) include (channel) where state = 'sent' and channel <> 'bell';
create index delivery_not_sent on delivery (state_at) where state in ('failed', 'uncertain', 'dropped');
create index delivery_waiting_notice on delivery ((coalesce(waits_since, due_at))) where due_at is not null and state in ('queued', 'sending', 'uncertain');
create index delivery_tried_again on delivery (channel) where state = 'queued' and problem is not null;
create index delivery_waiting_message on delivery (id) where due_at is null and state in ('queued', 'sending');

-- What should be sent by now and is not, by any channel. A notice waits from the moment when it is due, however
-- often it has been tried since, a message from the moment when it was asked for. An attempt lasts minutes: a message that is being sent for an hour has lost its job, which is a dead letter.
create view waiting_delivery with (security_invoker = true) as
  select id, workspace_id, event_id, channel, problem, state_at, coalesce(waits_since, due_at) as waits_since from delivery
  where due_at is not null and state in ('queued', 'sending', 'uncertain')
  union all
  select id, workspace_id, event_id, channel, problem, state_at, uuid_extract_timestamp(id) from delivery
  where due_at is null and state in ('queued', 'sending') and (state = 'queued' or state_at > now() - interval '1 hour');

create function delivery_counts(since timestamptz, until timestamptz)
  returns table (channel text, sent bigint, failed bigint, uncertain bigint, dropped bigint, waiting bigint, waiting_since timestamptz)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  with settled as (
    select d.channel, 'sent' as state, count(*) as deliveries from delivery d
    where d.state = 'sent' and d.channel <> 'bell' and d.state_at > since and d.state_at <= until
    group by d.channel
    union all
    select d.channel, d.state, count(*) from delivery d
    where d.state in ('failed', 'uncertain', 'dropped') and d.state_at > since and d.state_at <= until
    group by d.channel, d.state
  ), waiting as (
    select w.channel, count(*) as deliveries, min(w.waits_since) as since from waiting_delivery w where w.waits_since <= until group by w.channel
  )
  select c.channel,
    coalesce((select s.deliveries from settled s where s.channel = c.channel and s.state = 'sent'), 0),
    coalesce((select s.deliveries from settled s where s.channel = c.channel and s.state = 'failed'), 0),
    coalesce((select s.deliveries from settled s where s.channel = c.channel and s.state = 'uncertain'), 0),
    coalesce((select s.deliveries from settled s where s.channel = c.channel and s.state = 'dropped'), 0),
    coalesce(w.deliveries, 0), w.since
  from (values ('email'), ('telegram')) c (channel) left join waiting w on w.channel = c.channel;
end;

-- Why they did not arrive, in the product's own words. waiting: it will be tried again.
create function delivery_problems(since timestamptz, until timestamptz)
  returns table (channel text, outcome text, problem text, deliveries bigint, last_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select d.channel, d.state, coalesce(d.problem, ''), count(*), max(d.state_at) from delivery d
  where d.state in ('failed', 'uncertain', 'dropped') and d.state_at > since and d.state_at <= until
  group by 1, 2, 3
  union all
  select d.channel, 'waiting', d.problem, count(*), coalesce(max(d.state_at), until) from delivery d
  where d.state = 'queued' and d.problem is not null
  group by 1, 2, 3
  order by 4 desc limit 100;
end;

revoke all on function delivery_counts(timestamptz, timestamptz), delivery_problems(timestamptz, timestamptz) from public;
grant execute on function delivery_counts(timestamptz, timestamptz), delivery_problems(timestamptz, timestamptz) to tendertap_operator;

-- What the operator has been told of: one row from the first letter to the one that says that it is over.
create table delivery_alarm (
  id bigint generated always as identity primary key,
  began_at timestamptz not null,
  told_at timestamptz not null,
  -- failures up to here have been told
  told_until timestamptz not null,
  -- when something was last wrong
  trouble_at timestamptz not null,
  ended_at timestamptz
);
create unique index delivery_alarm_open on delivery_alarm ((true)) where ended_at is null;
grant select, insert, update (told_at, told_until, trouble_at, ended_at) on delivery_alarm to tendertap_background;
-- the alarm leaves its own letters out
grant select (state_at, problem) on delivery to tendertap_background;
grant select on waiting_delivery to tendertap_background;

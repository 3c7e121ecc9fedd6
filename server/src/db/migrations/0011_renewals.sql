-- Requests to renew a subscription: at most one is waiting per workspace, a repeat changes it.

alter table subscription add constraint subscription_of_workspace unique (workspace_id, id);

create table renewal_request (
  id uuid primary key default uuidv7(),
  workspace_id uuid not null references workspace,
  requested_by uuid not null,
  -- the subscription to go on with; empty when there has been none
  subscription_id uuid,
  -- the price card that was chosen; empty: as before
  tariff text check (tariff in ('standard', 'extended')),
  months integer check (months in (1, 3, 6, 12)),
  requested_at timestamptz not null default now(),
  closed_at timestamptz,
  -- what the operator gave in answer
  granted_subscription_id uuid,
  check (granted_subscription_id is null or closed_at is not null),
  foreign key (workspace_id, requested_by) references app_user (workspace_id, id),
  foreign key (workspace_id, subscription_id) references subscription (workspace_id, id),
  foreign key (workspace_id, granted_subscription_id) references subscription (workspace_id, id)
);
create unique index renewal_request_pending on renewal_request (workspace_id) where closed_at is null;
select fence_by_workspace('renewal_request');
grant select, insert (workspace_id, requested_by, subscription_id, tariff, months),
  update (requested_by, subscription_id, tariff, months, requested_at) on renewal_request to tendertap_application;

create policy renewals on renewal_request for select to tendertap_operator using (true);
grant select on renewal_request to tendertap_operator;

-- Whoever gives a workspace a subscription, by whatever way, answers its waiting request and tells the open screens.
-- With the rights of the owner: the operator gives subscriptions, but neither answers for a workspace nor speaks in it.
create function subscription_given() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update renewal_request set closed_at = now(), granted_subscription_id = new.id
    where workspace_id = new.workspace_id and closed_at is null;
  -- a new workspace's first one has nobody to be told
  insert into live_event (workspace_id, kind, object_id)
    select new.workspace_id, 'subscription', new.id::text
    where exists (select from session s where s.workspace_id = new.workspace_id and s.ended_at is null and s.expires_at > now());
  return null;
end $$;
revoke all on function subscription_given() from public;

create trigger subscription_given after insert on subscription for each row execute function subscription_given();

-- What the product tells people: an event, and one delivery of it per person and channel. Both are written in the transaction that
-- causes them. The queue carries the delivery's id alone.

create table event (
  id uuid primary key default uuidv7(),
  -- on whose behalf; empty for the operator's messages, a stranger's application and the worker's own
  workspace_id uuid references workspace,
  -- server/src/messages/kinds
  kind text not null,
  -- never a secret
  facts jsonb not null,
  happened_at timestamptz not null default now(),
  unique (workspace_id, id)
);
select fence_by_workspace('event');

create table delivery (
  id uuid primary key default uuidv7(),
  workspace_id uuid references workspace,
  event_id uuid not null references event on delete cascade,
  -- empty for an address without an account, such as the operator's
  user_id uuid references app_user on delete cascade,
  channel text not null check (channel in ('email')),
  address text not null,
  name text,
  language text not null check (language in ('ru', 'kz', 'en')),
  -- the single-use link behind the button; no reference, because a newer link takes its place under another id
  link_id uuid,
  -- uncertain: the other side may have accepted it and did not say so
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
  attempts integer not null default 0 check (attempts >= 0),
  -- why the last attempt did not succeed, in words without names and addresses
  problem text,
  sent_at timestamptz,
  check ((sent_at is not null) = (state = 'sent')),
  unique (event_id, channel, address),
  unique (event_id, channel, user_id),
  foreign key (workspace_id, event_id) references event (workspace_id, id) on delete cascade,
  foreign key (workspace_id, user_id) references app_user (workspace_id, id) on delete cascade
);
create index delivery_of_user on delivery (user_id);
select fence_by_workspace('delivery');

-- Whoever sends a message learns its id and reads nothing back.
grant insert (workspace_id, kind, facts), select (id) on event to tendertap_application, tendertap_operator;
grant insert (workspace_id, event_id, user_id, channel, address, name, language, link_id), select (id) on delivery
  to tendertap_application, tendertap_operator;
create policy no_workspace on event to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
create policy no_workspace on delivery to tendertap_operator using (workspace_id is null) with check (workspace_id is null);

-- The worker delivers across workspaces, and sends messages of its own that belong to none.
create policy delivering on event for select to tendertap_background using (true);
create policy own_message on event for insert to tendertap_background with check (workspace_id is null);
create policy delivering on delivery for select to tendertap_background using (true);
create policy outcome on delivery for update to tendertap_background using (true) with check (true);
create policy own_message on delivery for insert to tendertap_background with check (workspace_id is null);
grant insert (workspace_id, kind, facts), select (id, kind, facts) on event to tendertap_background;
grant insert (workspace_id, event_id, user_id, channel, address, name, language, link_id),
  select (id, event_id, channel, address, name, language, link_id, state, attempts), update (state, attempts, problem, sent_at)
  on delivery to tendertap_background;

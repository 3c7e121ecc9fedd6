-- Notices: what people are told by e-mail, by Telegram and in the product. Who is told what: domain/notifications/notices.ts.
-- Why so: docs/decisions/0047.

-- What happened once is told once, however often the worker comes by.
alter table event
  add column key text,
  add column lot_id bigint,
  add column tender_id bigint,
  add unique (workspace_id, kind, key);

alter table delivery
  -- of a notice they are read from the person when it is sent
  alter column address drop not null,
  alter column language drop not null,
  -- the setting that switches it off; empty: always sent
  add column category text
    check (category in ('all_new_tenders', 'new_suitable_tenders', 'tender_status_changes', 'crm', 'system')),
  -- of a notice: not before this. Empty: a message that is sent by itself, at once
  add column due_at timestamptz,
  -- since when attempts fail: due_at moves with every attempt, this does not
  add column waits_since timestamptz,
  -- what is sent together; the receiver knows the message by this id, however often it is sent
  add column batch_id uuid,
  -- of the bell: when the person has seen it
  add column read_at timestamptz,
  drop constraint delivery_channel_check,
  add check (channel in ('email', 'telegram', 'bell')),
  drop constraint delivery_state_check,
  -- dropped: not to be sent, because the person does not want it, cannot be reached or has left; problem says why
  add check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'dropped')),
  add check (due_at is not null or address is not null and language is not null),
  add check ((state in ('sending', 'uncertain') and due_at is not null) <= (batch_id is not null)),
  drop constraint delivery_event_id_channel_address_key;
-- two accounts may share a chat, so an address is told once only where there is no account
create unique index delivery_to_address on delivery (event_id, channel, address) where user_id is null;
create index delivery_due on delivery (user_id, channel, due_at) where due_at is not null and state in ('queued', 'sending', 'uncertain');
create index delivery_batch on delivery (batch_id) where batch_id is not null;
create index delivery_sent on delivery (user_id, channel, sent_at) where batch_id is not null and state = 'sent';
create index delivery_bell on delivery (workspace_id, user_id, id) where channel = 'bell';
create index delivery_unread on delivery (workspace_id, user_id, id) where channel = 'bell' and read_at is null;

-- Every attempt to send a batch. Without an outcome its worker died, and the batch may have arrived: that explains a
-- second copy.
create table delivery_attempt (
  workspace_id uuid not null references workspace,
  batch_id uuid not null,
  number integer not null check (number > 0),
  begun_at timestamptz not null default clock_timestamp(),
  outcome text check (outcome in ('sent', 'refused', 'uncertain')),
  problem text,
  primary key (batch_id, number)
);
select fence_by_workspace('delivery_attempt');
create policy delivering_reads on delivery_attempt for select to tendertap_background using (true);
create policy delivering_begins on delivery_attempt for insert to tendertap_background with check (workspace_id = current_workspace());
create policy delivering_ends on delivery_attempt for update to tendertap_background using (workspace_id = current_workspace());
grant select (workspace_id, batch_id, number, begun_at, outcome, problem), insert (workspace_id, batch_id, number), update (outcome, problem)
  on delivery_attempt to tendertap_background;

-- Quiet hours by the clock of Kazakhstan; the same hour twice: none.
alter table notification_setting
  add column quiet_from smallint not null default 21 check (quiet_from between 0 and 23),
  add column quiet_to smallint not null default 8 check (quiet_to between 0 and 23);

-- Whoever causes an event adds its notices, in the product as well as in the worker.
grant insert (key, lot_id, tender_id), select (workspace_id, kind, key) on event to tendertap_application, tendertap_operator, tendertap_background;
grant insert (category, due_at, state, sent_at), select (user_id, channel, due_at) on delivery
  to tendertap_application, tendertap_operator, tendertap_background;
create policy workspace_notice on event for insert to tendertap_background with check (workspace_id = current_workspace());
create policy workspace_notice on delivery for insert to tendertap_background with check (workspace_id = current_workspace());
grant select (workspace_id, user_id, category, due_at, waits_since, batch_id, sent_at),
  update (due_at, waits_since, batch_id, address, name, language) on delivery to tendertap_background;
grant select (workspace_id, lot_id, tender_id, happened_at) on event to tendertap_background;

-- The feed in the product: what is told there is there at once.
grant select (kind, facts, lot_id, tender_id, happened_at) on event to tendertap_application;
grant select (workspace_id, event_id, user_id, channel, category, read_at), update (read_at) on delivery to tendertap_application;

-- Of what was told, the application takes back only that somebody was named in a comment, when the comment is removed. Its
-- deliveries go with it.
create policy only_mentions on event as restrictive for delete to tendertap_application using (kind = 'mentioned');
grant delete on event to tendertap_application;

-- The worker reads whom to tell, and how they want it, for one workspace at a time.
create policy delivering on notification_setting for select to tendertap_background using (workspace_id = current_workspace());
create policy delivering on app_user for select to tendertap_background using (workspace_id = current_workspace());
create policy delivering on user_role for select to tendertap_background using (workspace_id = current_workspace());
grant select (workspace_id, user_id, all_new_tenders_email, all_new_tenders_telegram, new_suitable_tenders_email,
  new_suitable_tenders_telegram, tender_status_changes_email, tender_status_changes_telegram, crm_email, crm_telegram, system_email,
  system_telegram, quiet_from, quiet_to) on notification_setting to tendertap_background;
grant select (id, workspace_id, full_name, email, lang, telegram_chat_id, deactivated_at) on app_user to tendertap_background;
grant select (workspace_id, user_id, role) on user_role to tendertap_background;
grant select (offer_price, documents_completed_at, assignee_id) on lot_work to tendertap_background;
grant select (noticed_at, matched_at), update (noticed_at) on match_notice to tendertap_background;
-- when steps were due, and when subscriptions end
create policy planning on work_log for select to tendertap_background using (workspace_id = current_workspace());
grant select (workspace_id, lot_id, seq, action, logged_at) on work_log to tendertap_background;
grant select (date, kind, note) on calendar_day to tendertap_background;
grant select (id, ends_at) on subscription to tendertap_background;

-- The ledger is kept for half a year, as long as anybody asks what they were told.
create index event_happened on event (happened_at);
create policy forgetting on event for delete to tendertap_background using (happened_at < now() - interval '180 days');
create policy forgetting on delivery_attempt for delete to tendertap_background using (begun_at < now() - interval '180 days');
create index delivery_attempt_begun on delivery_attempt (begun_at);
grant delete on event, delivery_attempt to tendertap_background;

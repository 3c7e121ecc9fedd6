-- What the leads of a workspace think of a lot. One vote per person and lot; voting again replaces one's own.

create table lot_vote (
  workspace_id uuid not null,
  lot_id bigint not null references lot,
  user_id uuid not null,
  accepted boolean not null,
  -- why it was rejected (domain/lot-voting/reject-reasons.ts)
  reason text check (reason in ('not_ours', 'price', 'deadline', 'region', 'terms', 'other')),
  description text check (length(description) <= 5000),
  created_at timestamptz not null default now(),
  primary key (workspace_id, lot_id, user_id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id),
  check (not accepted or reason is null)
);

-- Every vote ever given, in order; added to, never changed, so that what was learned from votes can be calculated again.
create table lot_vote_log (
  seq bigint generated always as identity primary key,
  workspace_id uuid not null,
  lot_id bigint not null,
  user_id uuid not null,
  accepted boolean not null,
  reason text,
  -- the profiles that the lot matched then: the vote is about these
  interest_ids uuid[] not null default '{}',
  voted_at timestamptz not null default now(),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
create index lot_vote_log_of_workspace on lot_vote_log (workspace_id, seq);

select fence_by_workspace('lot_vote');
select fence_by_workspace('lot_vote_log');
grant select, insert on lot_vote to tendertap_application;
grant update (accepted, reason, description, created_at) on lot_vote to tendertap_application;
grant select, insert on lot_vote_log to tendertap_application;
-- matching learns from votes
create policy matching on lot_vote_log for select to tendertap_background using (true);
grant select (seq, workspace_id, lot_id, user_id, accepted, reason, interest_ids, voted_at) on lot_vote_log
  to tendertap_background;

-- Who works on a lot, and what the team says about it.

-- the one person responsible for the work; null: nobody yet
alter table lot_work add column assignee_id uuid,
  add foreign key (workspace_id, assignee_id) references app_user (workspace_id, id);
create index lot_work_by_assignee on lot_work (workspace_id, assignee_id, status) include (lot_id) where assignee_id is not null;
grant update (assignee_id) on lot_work to tendertap_application;

-- whom the step made responsible; null: nobody, or another step
alter table work_log add column assignee_id uuid,
  add foreign key (workspace_id, assignee_id) references app_user (workspace_id, id);

-- What people of a workspace say about a lot, in work or not. A removed comment keeps its place and loses its text.
create table lot_comment (
  workspace_id uuid not null,
  id uuid not null default uuidv7(),
  lot_id bigint not null references lot,
  user_id uuid not null,
  text text not null check (length(text) <= 5000),
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id),
  check ((deleted_at is null) = (text <> ''))
);
create index lot_comment_of_lot on lot_comment (workspace_id, lot_id, created_at, id);

-- Whom a comment names; removed with its text.
create table lot_comment_mention (
  workspace_id uuid not null,
  comment_id uuid not null,
  user_id uuid not null,
  primary key (workspace_id, comment_id, user_id),
  foreign key (workspace_id, comment_id) references lot_comment (workspace_id, id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
-- the comments that name a person; ids grow with time
create index lot_comment_mention_of_person on lot_comment_mention (workspace_id, user_id, comment_id);

select fence_by_workspace('lot_comment');
select fence_by_workspace('lot_comment_mention');
grant select, insert on lot_comment to tendertap_application;
-- lot_id: comments follow work that moves to another lot
grant update (lot_id, text, deleted_at) on lot_comment to tendertap_application;
grant select, insert, delete on lot_comment_mention to tendertap_application;

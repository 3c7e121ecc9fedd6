-- Messages of users to the operator, kept as they were sent; the operator gets each as a letter. A superadmin writes without a workspace.

create table feedback (
  id uuid primary key default uuidv7(),
  workspace_id uuid references workspace,
  user_id uuid not null references app_user,
  text text not null check (length(text) between 1 and 10000),
  sent_at timestamptz not null default now(),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
create index feedback_of_workspace on feedback (workspace_id, sent_at desc);
select fence_by_workspace('feedback');
create policy superadmins on feedback to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select (id, workspace_id), insert (workspace_id, user_id, text) on feedback to tendertap_application, tendertap_operator;

-- Ways back into an account: recovery codes for a lost phone, and a link that undoes a change of the e-mail.

-- Unused recovery codes of a second factor; a used one is deleted. They go with the second factor.
create table recovery_code (
  user_id uuid not null references second_factor on delete cascade,
  -- empty for a superadmin
  workspace_id uuid references workspace,
  -- sha256 of 80 random bits
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (user_id, code_hash),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id) on delete cascade
);
select fence_by_workspace('recovery_code');
create policy superadmins on recovery_code to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
grant select, insert, delete on recovery_code to tendertap_application, tendertap_operator;

-- Each change of an e-mail that can still be undone by the link in the letter to the old address. Not a secret_link: a person can
-- have several, a newer one does not replace an older one, and no new password ends them, because a thief can set one.
create table email_change (
  id uuid primary key default uuidv7(),
  -- empty for a superadmin
  workspace_id uuid references workspace,
  user_id uuid not null references app_user on delete cascade,
  old_email text not null,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- sha256; empty until the letter is written
  secret_hash bytea unique check (length(secret_hash) = 32),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id) on delete cascade
);
create index email_change_of_user on email_change (user_id);
select fence_by_workspace('email_change');
create policy superadmins on email_change to tendertap_operator using (workspace_id is null) with check (workspace_id is null);
-- the worker gives a link its secret, across workspaces
create policy not_expired on email_change to tendertap_background using (expires_at > now()) with check (expires_at > now());
grant select (id, workspace_id, user_id, old_email, requested_at, expires_at), insert (workspace_id, user_id, old_email, expires_at), delete
  on email_change to tendertap_application, tendertap_operator;
grant select (id, expires_at), update (secret_hash) on email_change to tendertap_background;

-- Whoever opens the link is a stranger without a workspace: this answers whose change it undoes, for a secret.
create function email_change_owner(wanted_hash bytea)
  returns table (change_id uuid, user_id uuid, workspace_id uuid)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.id, u.id, u.workspace_id
  from email_change c join app_user u on u.id = c.user_id left join workspace w on w.id = u.workspace_id
  where c.secret_hash = wanted_hash and c.expires_at > now()
    and u.deactivated_at is null and (w.id is null or (w.activated_at is not null and w.declined_at is null));
end;
revoke all on function email_change_owner(bytea) from public;
grant execute on function email_change_owner(bytea) to tendertap_application;

-- As in 0022. A deactivation and a declined application end the links of email_change as well; a new password and a new e-mail do not.
create or replace function forget_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'workspace' then
    delete from secret_link l where l.workspace_id = new.id;
    delete from telegram_link l where l.workspace_id = new.id;
    delete from email_change c where c.workspace_id = new.id;
  else
    delete from secret_link l where l.user_id = new.id;
    delete from telegram_link l where l.user_id = new.id;
    delete from email_change c where c.user_id = new.id and new.deactivated_at is not null;
  end if;
  return null;
end $$;

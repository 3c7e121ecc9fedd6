-- Single-use links in letters: to set or reset a password, to confirm an address. One row per person and purpose, so a new link
-- always replaces the older one. The secret itself is never stored: the worker makes it while it writes the letter.

create table secret_link (
  id uuid primary key default uuidv7(),
  -- empty for a superadmin
  workspace_id uuid references workspace,
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'set_password', 'confirm_email')),
  -- the address that the link confirms
  email text check ((email is not null) = (purpose = 'confirm_email')),
  -- sha256; empty until the letter is written
  secret_hash bytea unique check (length(secret_hash) = 32),
  expires_at timestamptz not null,
  used_at timestamptz,
  unique (user_id, purpose),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id) on delete cascade
);
select fence_by_workspace('secret_link');
-- the operator's own, and the first password of a workspace's first admin
create policy set_password on secret_link to tendertap_operator
  using (workspace_id is null or purpose = 'set_password') with check (workspace_id is null or purpose = 'set_password');
-- the worker gives a link its secret, across workspaces
create policy unused on secret_link to tendertap_background using (used_at is null) with check (used_at is null);

grant select (id, workspace_id, user_id, purpose, email, expires_at, used_at), insert (workspace_id, user_id, purpose, email, expires_at),
  update (id, email, expires_at, secret_hash, used_at), delete on secret_link to tendertap_application, tendertap_operator;
grant select (id, purpose, expires_at, used_at), update (secret_hash) on secret_link to tendertap_background;

-- Whoever opens a link is a stranger without a workspace: this answers one row, for a secret, once.
create function use_secret_link(wanted_hash bytea, wanted_purpose text)
  returns table (user_id uuid, workspace_id uuid, email text)
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update secret_link l set used_at = now() from app_user u
  where u.id = l.user_id and l.secret_hash = wanted_hash and l.purpose = wanted_purpose and l.used_at is null and l.expires_at > now()
  returning u.id, u.workspace_id, l.email;
end;
revoke all on function use_secret_link(bytea, text) from public;
grant execute on function use_secret_link(bytea, text) to tendertap_application;

-- One click in a letter switches off what it is about. The links of a person are signed with a key of their own, so that
-- a letter that is sent again has the same link, and a link opens nothing but these settings.
create table unsubscribe_key (
  workspace_id uuid not null,
  user_id uuid not null,
  key bytea not null check (length(key) = 32),
  primary key (user_id),
  foreign key (workspace_id, user_id) references app_user (workspace_id, id)
);
select fence_by_workspace('unsubscribe_key');
create policy delivering on unsubscribe_key to tendertap_background
  using (workspace_id = current_workspace()) with check (workspace_id = current_workspace());
grant select (workspace_id, user_id, key), insert (workspace_id, user_id, key) on unsubscribe_key to tendertap_background;

-- Whose link it is, before its signature is checked and the settings are changed in that person's workspace.
create function unsubscribe_key_of(wanted_user uuid)
  returns table (user_id uuid, workspace_id uuid, key bytea, has_left boolean)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select k.user_id, k.workspace_id, k.key, u.deactivated_at is not null
  from unsubscribe_key k join app_user u on u.id = k.user_id where k.user_id = wanted_user;
end;
revoke all on function unsubscribe_key_of(uuid) from public;
grant execute on function unsubscribe_key_of(uuid) to tendertap_application;

-- The daily mailing goes to workspaces that have a subscription now.
grant select (ends_at) on subscription to tendertap_background;

// The tables that belong to workspaces, behind row-level security. tenancy.test.ts compares the list with the database,
// unscoped-queries.test.ts demands the workspace predicate of every statement on one of them.

/** A new workspace table joins this list, in the order of the alphabet. */
export const FENCED_TABLES = [
  'app_user',
  'audit',
  'delivery',
  'event',
  'feedback',
  'live_event',
  'live_position',
  'notification_setting',
  'registration_application',
  'renewal_request',
  'second_factor',
  'secret_link',
  'session',
  'subscription',
  'telegram_link',
  'user_role',
  'workspace',
] as const

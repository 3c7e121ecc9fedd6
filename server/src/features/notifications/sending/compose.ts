import type { Database } from '../../../db/database.ts'
import { inWorkspace } from '../../../db/scope.ts'
import { composeDaily } from '../../../messages/compose-daily.ts'
import {
  composeNotices,
  type ComposedNotices,
  type NoticeForm,
  type NoticeToTell,
} from '../../../messages/compose-notices.ts'
import { loadLots } from '../daily/queries.ts'
import { listRoles } from './list-roles.ts'
import type { NoticeBatch } from './senders.ts'

/** The daily mailing comes alone, and its lots are read when it is sent. */
export async function compose(
  db: Database,
  { workspaceId, userId }: NoticeBatch['target'],
  notices: readonly NoticeToTell[],
  form: Omit<NoticeForm, 'roles'>,
): Promise<ComposedNotices> {
  const [first] = notices
  if (!first || !('sources' in first.facts)) {
    const roles = await inWorkspace(db, workspaceId, (scope) => listRoles(scope, userId))
    return composeNotices(notices, { ...form, roles })
  }
  const lots = await loadLots(
    db,
    first.facts.lots.map(({ id }) => id),
  )
  return composeDaily(first.facts, lots, form)
}

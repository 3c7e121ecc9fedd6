import type { Language } from '@tendertap/domain/languages'
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

/** It is not sent. */
const TRIAL = { publicUrl: 'https://tendertap.example', lines: 1, roles: [] }

/** Fails where the texts cannot tell these facts: another version of the product may have written them. */
export function tryComposing(notice: NoticeToTell, language: Language): void {
  const { facts } = notice
  if ('sources' in facts) composeDaily(facts, new Map(), { language, ...TRIAL })
  else composeNotices([notice], { language, ...TRIAL })
}

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

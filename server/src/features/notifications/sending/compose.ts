import type { Language } from '@tendertap/domain/languages'
import type { Database } from '../../../db/database.ts'
import { composeDaily } from '../../../messages/compose-daily.ts'
import { composeNotices, type ComposedNotices, type NoticeToTell } from '../../../messages/compose-notices.ts'
import { loadLots } from '../daily/queries.ts'

export interface Form {
  language: Language
  publicUrl: string
  /** so many things are listed, the others are counted */
  lines: number
}

/** The daily mailing comes alone, and its lots are read when it is sent. */
export async function compose(db: Database, notices: readonly NoticeToTell[], form: Form): Promise<ComposedNotices> {
  const [first] = notices
  if (!first || !('sources' in first.facts)) return composeNotices(notices, form)
  const lots = await loadLots(
    db,
    first.facts.lots.map(({ id }) => id),
  )
  return composeDaily(first.facts, lots, form)
}

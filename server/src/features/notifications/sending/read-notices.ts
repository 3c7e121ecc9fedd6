import type { NoticeFacts } from '@tendertap/domain/notifications/facts'
import { NOTICE_KINDS, type NoticeKind } from '@tendertap/domain/notifications/notices'
import { GiveUp } from '../../../jobs/give-up.ts'
import type { NoticeToTell } from '../../../messages/compose-notices.ts'
import type { QueuedNotice } from './queries.ts'

/** Another version of the product may have written a kind that this one does not know. */
export function readNotices(queued: readonly QueuedNotice[]): NoticeToTell[] {
  return queued.map(({ kind: name, facts }) => {
    const kind = NOTICE_KINDS.find((known) => known === name)
    if (!kind) throw new GiveUp(`there is no notice of the kind ${name}`)
    return { kind, facts: facts as unknown as NoticeFacts[NoticeKind] }
  })
}

import { CATEGORIES } from '@tendertap/domain/notifications/categories'
import { LISTED_IN } from '@tendertap/domain/notifications/sending'
import type { Mailer } from '../../../channels/email/mailer.ts'
import { inWorkspace } from '../../../db/scope.ts'
import { layoutEmail } from '../../../messages/layouts/email/layout.ts'
import { toSafeName } from '../../../messages/safe-name.ts'
import { describeLinks } from '../unsubscribe/links.ts'
import { getKey } from '../unsubscribe/queries.ts'
import { compose } from './compose.ts'
import type { NoticeSender } from './senders.ts'

export function createLetterSender(mailer: Mailer, publicUrl: string): NoticeSender {
  return async ({ batchId, target, to: { address, name: fullName, language }, notices }, db) => {
    const name = toSafeName(fullName)
    const composed = await compose(db, target, notices, { language, publicUrl, lines: LISTED_IN.email })
    const categories = CATEGORIES.filter((known) => notices.some(({ category }) => category === known))
    const key = await inWorkspace(db, target.workspaceId, (scope) => getKey(scope, target.userId))
    const content = layoutEmail({
      language,
      name,
      ...composed,
      home: publicUrl,
      unsubscribe: describeLinks({ userId: target.userId, categories, key }, language, publicUrl),
    })
    await mailer.send({ id: batchId, language, to: { name, address }, ...content })
  }
}

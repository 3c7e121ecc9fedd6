import { isAuthor } from '@tendertap/domain/lot-comments/comments'
import { EXCERPT_LENGTH } from '@tendertap/domain/today/day'
import { announce } from '../../events/announce.ts'
import type { Handlers } from '../../http/handlers.ts'
import { takeBackMention } from '../../notices/take-back-mention.ts'
import { AppError } from '../../platform/app-error.ts'
import { listActiveMembers } from '../lots/active-members.ts'
import { listCompanyNames } from '../lots/changes.ts'
import { tellAboutLots } from '../lots/tell-about-lots.ts'
import { listActivity } from './activity.ts'
import { getPosition, listChangeFacts, presentEntry } from './present.ts'
import { blankComment, findTenderOfLot, lockComment, saveComment } from './queries.ts'

export const lotCommentHandlers: Handlers<'lots/addComment' | 'lots/removeComment' | 'lots/getActivity'> = {
  'lots/addComment': (context, { lotId, text, mentions = [] }) =>
    context.inScope(async (scope) => {
      const { userId } = context.person
      if ((await findTenderOfLot(scope, lotId)) === null) throw new AppError('not_found')
      const ids = [...new Set(mentions.map((id) => id.toLowerCase()))]
      const people = await listActiveMembers(scope, [userId, ...ids])
      const named = people.filter(({ id }) => ids.includes(id))
      if (named.length < ids.length) throw new AppError('person_not_in_team')
      const { id, created_at } = await saveComment(scope, { lotId, userId, text, mentions: ids })
      await announce(scope, { kind: 'lotComments', id: lotId })
      const mention = { commentId: id, excerpt: [...text].slice(0, EXCERPT_LENGTH).join('') }
      await tellAboutLots(scope, 'mentioned', [{ lotId, key: id, facts: mention, named: ids }], { causedBy: userId })
      const fullName = people.find((one) => one.id === userId)?.fullName ?? null
      return {
        kind: 'comment' as const,
        id,
        at: created_at.toISOString(),
        user: { id: userId, fullName },
        LotId: lotId,
        text,
        mentions: named,
      }
    }),

  'lots/removeComment': (context, { commentId }) =>
    context.inScope(async (scope) => {
      const comment = await lockComment(scope, commentId)
      if (!comment) throw new AppError('not_found')
      if (!isAuthor(comment, context.person.userId)) throw new AppError('not_own_comment')
      await blankComment(scope, commentId)
      await takeBackMention(scope, commentId)
      await announce(scope, { kind: 'lotComments', id: comment.lotId })
      return {}
    }),

  'lots/getActivity': (context, { lotId, before, limit }) =>
    context.inScope(async (scope) => {
      const tenderId = await findTenderOfLot(scope, lotId)
      if (tenderId === null) throw new AppError('not_found')
      const rows = await listActivity(scope, { lotId, tenderId, before: before ?? null, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const companies = await listCompanyNames(scope, listChangeFacts(shown))
      const last = shown.at(-1)
      return {
        data: shown.map((row) => presentEntry(row, lotId, companies)),
        next: rows.length > limit && last ? getPosition(last) : null,
      }
    }),
}

import type { Database } from '../../../db/database.ts'
import { withinLimit, type Limit } from '../../../db/rate-limit.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { AppError } from '../../../platform/app-error.ts'
import { findLink, listLetters, switchLetters } from './unsubscribe.ts'

const LINKS: Limit = { name: 'unsubscribe', attempts: 60, perSeconds: 60 * 60 }

export function unsubscribeHandlers(db: Database): Handlers<'settings/getUnsubscribe' | 'settings/unsubscribe'> {
  const openLink = async (token: string, ip: string) => {
    if (!(await withinLimit(db, LINKS, ip))) throw new AppError('too_many_requests')
    const link = await findLink(db, token)
    if (!link) throw new AppError('link_expired')
    return link
  }
  return {
    'settings/getUnsubscribe': async (context, { token }) => {
      const link = await openLink(token, context.ip)
      return context.inScopeFor(link.owner, (scope) => listLetters(scope, link))
    },

    'settings/unsubscribe': async (context, { token, isOn }) => {
      const link = await openLink(token, context.ip)
      return context.inScopeFor(link.owner, async (scope) => {
        context.nameObject(link.owner.userId)
        await switchLetters(scope, link, isOn ?? false)
        return listLetters(scope, link)
      })
    },
  }
}

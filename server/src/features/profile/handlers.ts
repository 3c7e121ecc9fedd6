import { changesCredentials } from '@tendertap/domain/credentials'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Scope } from '../../db/scope.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findCancelLinkOwner } from '../../messages/cancel-links.ts'
import { findEmailLinkOwner, useLink } from '../../messages/links.ts'
import { announce } from '../../events/announce.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Seal } from '../../platform/sealing.ts'
import { requestEmailChange } from '../session/email-change.ts'
import { identityCheck, type ConfirmIdentity } from '../session/identity.ts'
import { readMe } from '../session/me.ts'
import { readPerson } from '../session/queries.ts'
import { changeEmail, changeProfile, type ProfileChange } from './queries.ts'
import { undoEmailChange } from './undo-email-change.ts'

// The answer to a save with an e-mail reveals whether somebody has that address.
const SAVES: Limit = { name: 'profile-save', attempts: 60, perSeconds: 60 * 60 }
// Each change sends a letter to an address that nobody has confirmed yet.
const EMAIL_CHANGES: Limit = { name: 'email-change', attempts: 5, perSeconds: 60 * 60 }
// links opened from one address
const LINKS: Limit = { name: 'confirm-email', attempts: 30, perSeconds: 15 * 60 }

type Calls = 'me/getMe' | 'me/updateProfile' | 'auth/confirmEmail' | 'auth/cancelEmailChange'

/** `countNewCompanies`: how many customers are new to the workspace, which the company lists know. */
export function profileHandlers(
  db: Database,
  seal: Seal,
  countNewCompanies: (scope: Scope) => Promise<number>,
): Handlers<Calls> {
  const withIdentity = identityCheck(db, seal)
  return {
    'me/getMe': (context, { newCompanies }) =>
      context.inScope(async (scope) => {
        const me = await readMe(scope, context.person)
        return newCompanies ? { ...me, newCompanies: await countNewCompanies(scope) } : me
      }),

    'me/updateProfile': async (context, { fullName, phone, position, email, lang, ...typed }) => {
      const { userId } = context.person
      if (email !== undefined && !(await withinLimit(db, SAVES, userId))) throw new AppError('too_many_requests')
      const newEmail = await context.readBeforehand(async (scope) =>
        changesCredentials(await readPerson(scope, userId), { email }) ? email : undefined,
      )
      const save = (confirm?: ConfirmIdentity) =>
        context.inScope(async (scope) => {
          await confirm?.(scope)
          if (newEmail !== undefined) {
            if (!(await withinLimit(scope.db, EMAIL_CHANGES, userId))) throw new AppError('too_many_requests')
            await requestEmailChange(scope, userId, newEmail)
          }
          const change: ProfileChange = {
            ...(fullName !== undefined && { full_name: fullName }),
            ...(phone !== undefined && { phone }),
            ...(position !== undefined && { position }),
            ...(lang !== undefined && { lang }),
          }
          if (Object.keys(change).length > 0) {
            await changeProfile(scope, userId, change)
            // colleagues see the name as well
            await announce(scope, { kind: 'profile', id: userId })
          }
          return readMe(scope, context.person)
        })
      return newEmail === undefined ? save() : withIdentity(context, typed, save)
    },

    'auth/confirmEmail': async (context, { token }) => {
      if (!(await withinLimit(db, LINKS, context.ip))) throw new AppError('too_many_requests')
      const owner = await findEmailLinkOwner(db, token)
      if (!owner) throw new AppError('link_expired')
      return context.inScopeFor(owner, async (scope) => {
        const link = await useLink(scope.db, token, 'confirm_email')
        if (!link?.email) throw new AppError('link_expired')
        context.nameObject(link.userId)
        // somebody else may have taken it since the letter was sent
        if (!(await changeEmail(scope, link.userId, link.email))) throw new AppError('email_taken')
        await announce(scope, { kind: 'profile', id: link.userId })
        return {}
      })
    },

    'auth/cancelEmailChange': async (context, { token }) => {
      if (!(await withinLimit(db, LINKS, context.ip))) throw new AppError('too_many_requests')
      const owner = await findCancelLinkOwner(db, token)
      if (!owner) throw new AppError('link_expired')
      return context.inScopeFor(owner, async (scope) => {
        context.nameObject(owner.userId)
        return undoEmailChange(scope, owner)
      })
    },
  }
}

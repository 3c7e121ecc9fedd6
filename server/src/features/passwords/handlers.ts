import { findPasswordProblem } from '@tendertap/domain/passwords'
import type { Database } from '../../db/database.ts'
import { withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Handlers } from '../../http/handlers.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findPasswordLinkOwner, useLink } from '../../messages/links.ts'
import { AppError } from '../../platform/app-error.ts'
import { toNetwork } from '../../platform/network.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { forgetGuesses } from '../session/attempts.ts'
import { demandPassword } from '../session/identity.ts'
import { endSessions, readPasswordHash, readPerson, readWorkspaceName } from '../session/queries.ts'
import { sendSecurityNotice } from '../session/security-notice.ts'
import { setPassword } from './queries.ts'

const QUARTER_HOUR = 15 * 60
const REQUESTS: Limit = { name: 'reset-request', attempts: 20, perSeconds: QUARTER_HOUR }
const LETTERS: Limit = { name: 'reset-letter', attempts: 3, perSeconds: 60 * 60 }
const RESETS: Limit = { name: 'reset-password', attempts: 30, perSeconds: QUARTER_HOUR }

type Calls = 'auth/requestPasswordReset' | 'auth/resetPassword' | 'me/changePassword'

export function passwordHandlers(db: Database): Handlers<Calls> {
  const enforceLimit = async (limit: Limit, key: string) => {
    if (!(await withinLimit(db, limit, key))) throw new AppError('too_many_requests')
  }

  return {
    // Nothing here asks whether the address is known: the worker does, so answer and timing are the same for all.
    'auth/requestPasswordReset': async (context, { email }) => {
      await enforceLimit(REQUESTS, toNetwork(context.ip))
      // After that many letters the owner has a link; more would only help somebody who wants to annoy them.
      const isLetterAllowed = await withinLimit(db, LETTERS, email.toLowerCase())
      await context.inScope(async (scope) => {
        if (isLetterAllowed) await enqueue(scope.db, 'passwords/sendResetLink', { email })
      })
      return {}
    },

    'auth/resetPassword': async (context, { token, password }) => {
      await enforceLimit(RESETS, toNetwork(context.ip))
      const owner = await findPasswordLinkOwner(db, token)
      if (!owner) throw new AppError('link_expired')
      demandGoodPassword(password, [owner.email, owner.fullName, owner.workspaceName])
      const passwordHash = await hashPassword(password)
      await context.inScopeFor(owner, async (scope) => {
        // in the transaction that saves the password: of many uses of the link at once, one wins
        if (!(await useLink(scope.db, token, owner.purpose))) throw new AppError('link_expired')
        await setPassword(scope, owner.userId, passwordHash)
        await endSessions(scope, owner.userId, null)
        if (owner.purpose === 'reset_password')
          await sendSecurityNotice(scope, owner.userId, 'password_changed', { ip: context.ip })
      })
      await forgetGuesses(db, owner.email)
      return { email: owner.email }
    },

    'me/changePassword': async (context, { currentPassword, password }) => {
      const { userId, sessionId, workspaceId } = context.person
      const { known, own } = await context.readBeforehand(async (scope) => {
        const { email, full_name } = await readPerson(scope, userId)
        return {
          known: await readPasswordHash(scope, userId),
          own: [email, full_name, workspaceId && (await readWorkspaceName(scope))],
        }
      })
      demandGoodPassword(password, own)
      await demandPassword(db, userId, known, currentPassword)
      if (password === currentPassword) throw new AppError('password_unchanged')
      const passwordHash = await hashPassword(password)
      await context.inScope(async (scope) => {
        // the password was changed meanwhile: the one that was checked is no longer current
        if ((await readPasswordHash(scope, userId)) !== known) throw new AppError('wrong_password')
        await setPassword(scope, userId, passwordHash)
        await endSessions(scope, userId, sessionId)
        await sendSecurityNotice(scope, userId, 'password_changed', { ip: context.ip })
      })
      return {}
    },
  }
}

/** `own` is what anyone knows about the person. */
function demandGoodPassword(password: string, own: readonly (string | null)[]): void {
  const problem = findPasswordProblem(
    password,
    own.filter((words) => words !== null),
  )
  if (problem) throw new AppError(problem)
}

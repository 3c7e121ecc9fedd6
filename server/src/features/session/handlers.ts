import { sessionEnd } from '@tendertap/domain/sessions'
import type { Database } from '../../db/database.ts'
import { forgiveAttempt, withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { SignedIn } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { passwordMatches } from '../../platform/passwords.ts'
import type { SessionToken } from '../../platform/tokens.ts'
import { readMe } from './me.ts'
import { endSession, sessionPerson, signInCandidate, startSession } from './queries.ts'

// Counted before the password is hashed. Per person and address, so that a stranger elsewhere cannot lock the owner out.
const GUESSES: Limit = { name: 'sign-in', attempts: 10, perSeconds: 15 * 60 }
const ADDRESS: Limit = { name: 'sign-in-address', attempts: 60, perSeconds: 15 * 60 }

export function findPerson(db: Database, tokens: SessionToken): (token: string) => Promise<SignedIn | null> {
  return async (token) => {
    const claimed = await tokens.read(token)
    if (!claimed) return null
    const found = await sessionPerson(db, claimed.sessionId)
    if (!found || found.user_id !== claimed.userId) return null
    return {
      sessionId: claimed.sessionId,
      userId: found.user_id,
      workspaceId: found.workspace_id,
      roles: found.roles,
      hasActiveSubscription: found.has_active_subscription,
    }
  }
}

export function sessionHandlers(db: Database, tokens: SessionToken): Handlers<'auth/localLogin' | 'auth/signout'> {
  return {
    'auth/localLogin': async (context, { email, password, rememberMe }) => {
      const guesses = `${context.ip} ${email.toLowerCase()}`
      const allowed = (await withinLimit(db, ADDRESS, context.ip)) && (await withinLimit(db, GUESSES, guesses))
      if (!allowed) throw new AppError('too_many_requests')
      const person = await signInCandidate(db, email)
      const matches = await passwordMatches(person?.password_hash ?? null, password)
      // one answer for an unknown e-mail, a wrong password and a closed account
      if (!person || !matches || !person.may_sign_in) throw new AppError('wrong_credentials')
      await forgiveAttempt(db, ADDRESS, context.ip)
      await forgiveAttempt(db, GUESSES, guesses)
      const expiresAt = sessionEnd(new Date(), rememberMe ?? false)
      const userId = person.user_id
      return context.inScopeOf({ userId, workspaceId: person.workspace_id }, async (scope) => {
        const sessionId = await startSession(scope, { userId, expiresAt, ip: context.ip, userAgent: context.userAgent })
        const token = await tokens.sign({ sessionId, userId, expiresAt })
        return { ...(await readMe(scope, userId)), token }
      })
    },

    'auth/signout': async (context) => {
      const { person } = context
      if (person) await context.inScope((scope) => endSession(scope, person.sessionId))
      return {}
    },
  }
}

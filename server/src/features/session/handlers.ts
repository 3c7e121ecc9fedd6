import { randomUUID } from 'node:crypto'
import { readDevice } from '@tendertap/domain/devices'
import { calculateSessionEnd } from '@tendertap/domain/sessions'
import type { Database } from '../../db/database.ts'
import type { CallParts, SessionPerson } from '../../http/calls.ts'
import type { SignedInPerson } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { markPassword, type DeviceToken } from '../../platform/device-tokens.ts'
import { isPasswordCorrect } from '../../platform/passwords.ts'
import type { Seal } from '../../platform/sealing.ts'
import type { SessionToken } from '../../platform/tokens.ts'
import { countSignIn } from './attempts.ts'
import { findDuty, type AccountState } from './duty.ts'
import { readMe } from './me.ts'
import { sendNewSignInNotice } from './new-sign-in.ts'
import {
  endSession,
  listLiveSessions,
  findSessionPerson,
  findSignInCandidate,
  lockSessionPerson,
  lockSignInCandidate,
  startSession,
  touchSession,
} from './queries.ts'
import { useCode } from './use-code.ts'

interface SessionSettings {
  tokens: SessionToken
  devices: DeviceToken
  /** seals the secrets of second factors */
  seal: Seal
  superadminNeedsFactor: boolean
}

export function findPerson(
  db: Database,
  tokens: SessionToken,
  superadminNeedsFactor: boolean,
): (token: string) => Promise<SessionPerson | null> {
  return async (token) => {
    const claimed = await tokens.read(token)
    if (!claimed) return null
    const found = await findSessionPerson(db, claimed.sessionId)
    if (!found || found.userId !== claimed.userId) return null
    // not awaited; if it fails, the next call tries again
    if (found.seenLongAgo) touchSession(db, claimed.sessionId).catch(() => undefined)
    return toSignedInPerson(claimed.sessionId, found, superadminNeedsFactor)
  }
}

export function findPersonAgain(superadminNeedsFactor: boolean): CallParts['findPersonAgain'] {
  return async (db, sessionId) => {
    const found = await findSessionPerson(db, sessionId)
    return found && toSignedInPerson(sessionId, found, superadminNeedsFactor)
  }
}

export function lockPerson(superadminNeedsFactor: boolean): CallParts['lockPerson'] {
  return async (db, sessionId, needsSubscription) => {
    const found = await lockSessionPerson(db, sessionId, needsSubscription)
    return found && toSignedInPerson(sessionId, found, superadminNeedsFactor)
  }
}

function toSignedInPerson<S extends string | null>(
  sessionId: S,
  found: AccountState & Pick<SignedInPerson, 'userId' | 'workspaceId' | 'hasActiveSubscription'>,
  superadminNeedsFactor: boolean,
): SignedInPerson & { sessionId: S } {
  const { userId, workspaceId, roles, hasActiveSubscription } = found
  return { sessionId, userId, workspaceId, roles, hasActiveSubscription, duty: findDuty(found, superadminNeedsFactor) }
}

type Calls = 'auth/localLogin' | 'auth/signout' | 'me/getSessions' | 'me/endSession'

export function sessionHandlers(
  db: Database,
  { tokens, devices, seal, superadminNeedsFactor }: SessionSettings,
): Handlers<Calls> {
  return {
    'auth/localLogin': async (context, { email, password, rememberMe, code }) => {
      const device = await devices.read(context.deviceToken)
      const attempt = await countSignIn(db, { ip: context.ip, email, device })
      const found = await findSignInCandidate(db, email)
      const matches = await isPasswordCorrect(found?.passwordHash ?? null, password)
      // one answer for an unknown e-mail, a wrong password and a closed account
      if (!found || !matches || !found.maySignIn) throw new AppError('wrong_credentials')
      const { userId, workspaceId, hasSecondFactor } = found
      if (hasSecondFactor && !code) {
        await attempt.forgive()
        throw new AppError('second_factor_required')
      }
      const answer = await context.inScopeFor({ userId, workspaceId }, async (scope) => {
        const now = await lockSignInCandidate(scope, userId)
        // meanwhile the account was closed, or the password that was checked is no longer theirs
        if (!now?.maySignIn || now.passwordHash !== found.passwordHash) throw new AppError('wrong_credentials')
        if (now.hasSecondFactor && !code) throw new AppError('second_factor_required')
        if (now.hasSecondFactor && code) await useCode(scope, { seal, userId, code, ip: context.ip })
        await sendNewSignInNotice(scope, userId, context)
        const expiresAt = calculateSessionEnd(new Date(), now.roles, rememberMe ?? false)
        const sessionId = await startSession(scope, { userId, expiresAt, ip: context.ip, userAgent: context.userAgent })
        const token = await tokens.sign({ sessionId, userId, expiresAt })
        return { ...(await readMe(scope, { userId, duty: findDuty(now, superadminNeedsFactor) })), token }
      })
      await attempt.forgive()
      const deviceId = device?.userId === userId ? device.deviceId : randomUUID()
      const passwordMark = markPassword(found.passwordHash ?? '')
      context.keepDeviceToken(await devices.sign({ deviceId, userId, passwordMark }))
      return answer
    },

    'auth/signout': async (context) => {
      const { userId, sessionId } = context.person ?? {}
      if (userId && sessionId) await context.inScope((scope) => endSession(scope, userId, sessionId))
      return {}
    },

    'me/getSessions': (context) =>
      context.inScope(async (scope) => {
        const sessions = await listLiveSessions(scope, context.person.userId)
        return sessions.map((session) => ({
          id: session.id,
          ...readDevice(session.user_agent),
          ip: session.ip,
          startedAt: session.started_at.toISOString(),
          lastSeenAt: session.last_seen_at.toISOString(),
          current: session.id === context.person.sessionId,
        }))
      }),

    'me/endSession': (context, { id }) =>
      context.inScope(async (scope) => {
        if (!(await endSession(scope, context.person.userId, id))) throw new AppError('not_found')
        return {}
      }),
  }
}

// A session alone must not take an account over: a new e-mail, a new password for somebody, a second factor and its
// recovery codes also take the current password, and a code where the person has a second factor.
import type { Database } from '../../db/database.ts'
import { forgiveAttempt, withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Scope } from '../../db/scope.ts'
import type { SignedInContext } from '../../http/context.ts'
import { AppError } from '../../platform/app-error.ts'
import { isPasswordCorrect } from '../../platform/passwords.ts'
import type { Seal } from '../../platform/sealing.ts'
import { findSecondFactor, readPasswordHash } from './queries.ts'
import { useCode } from './use-code.ts'

const QUARTER_HOUR = 15 * 60
/** of the current password, in all calls together: limits guesses at somebody else's unlocked computer */
const PASSWORD_GUESSES: Limit = { name: 'current-password', attempts: 10, perSeconds: QUARTER_HOUR }
export const CODE_GUESSES: Limit = { name: 'second-factor', attempts: 10, perSeconds: QUARTER_HOUR }

export interface TypedCredentials {
  password?: string | null | undefined
  code?: string | null | undefined
}

/** Called in the transaction of the change: the password is still the one that was checked, and the code is used. */
export type ConfirmIdentity = (scope: Scope) => Promise<void>

export type WithIdentity = <T>(
  context: SignedInContext,
  typed: TypedCredentials,
  change: (confirm: ConfirmIdentity) => Promise<T>,
) => Promise<T>

export function identityCheck(db: Database, seal: Seal): WithIdentity {
  return async (context, { password, code }, change) => {
    const { userId } = context.person
    const { known, hasFactor } = await context.readBeforehand(async (scope) => ({
      known: await readPasswordHash(scope, userId),
      hasFactor: Boolean((await findSecondFactor(scope, userId))?.confirmed_at),
    }))
    await demandPassword(db, userId, known, password ?? '')
    if (hasFactor) {
      if (!code) throw new AppError('second_factor_required')
      await enforceLimit(db, CODE_GUESSES, userId)
    }
    const answer = await change(async (scope) => {
      if ((await readPasswordHash(scope, userId)) !== known) throw new AppError('wrong_password')
      await useCode(scope, { seal, userId, code: code ?? '', ip: context.ip })
    })
    if (hasFactor) await forgiveAttempt(db, CODE_GUESSES, userId)
    return answer
  }
}

/** `known` is the stored hash. Wrong passwords are counted. */
export async function demandPassword(
  db: Database,
  userId: string,
  known: string | null,
  password: string,
): Promise<void> {
  if (password === '') throw new AppError('wrong_password')
  await enforceLimit(db, PASSWORD_GUESSES, userId)
  if (!(await isPasswordCorrect(known, password))) throw new AppError('wrong_password')
  await forgiveAttempt(db, PASSWORD_GUESSES, userId)
}

async function enforceLimit(db: Database, limit: Limit, key: string): Promise<void> {
  if (!(await withinLimit(db, limit, key))) throw new AppError('too_many_requests')
}

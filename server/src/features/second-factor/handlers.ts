import { formatRecoveryCode } from '@tendertap/domain/second-factor'
import type { Database } from '../../db/database.ts'
import { forgiveAttempt, withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Scope } from '../../db/scope.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { createRecoveryCodes, hashRecoveryCode } from '../../platform/recovery-codes.ts'
import type { Seal } from '../../platform/sealing.ts'
import { toBase32, findMatchingStep, createTotpSecret, toOtpauthUrl } from '../../platform/totp.ts'
import { CODE_GUESSES, demandPassword, identityCheck } from '../session/identity.ts'
import { readPasswordHash, readPerson, findSecondFactor, spendStep } from '../session/queries.ts'
import { sendSecurityNotice } from '../session/security-notice.ts'
import { confirmFactor, removeFactor, replaceRecoveryCodes, startFactor } from './queries.ts'

const ISSUER = 'Tendertap'
const STARTS: Limit = { name: 'second-factor-start', attempts: 30, perSeconds: 60 * 60 }

type Calls = 'me/startSecondFactor' | 'me/confirmSecondFactor' | 'me/removeSecondFactor' | 'me/makeRecoveryCodes'

export function secondFactorHandlers(db: Database, seal: Seal): Handlers<Calls> {
  const enforceLimit = async (limit: Limit, key: string) => {
    if (!(await withinLimit(db, limit, key))) throw new AppError('too_many_requests')
  }

  const withIdentity = identityCheck(db, seal)

  return {
    'me/startSecondFactor': async (context, { password }) => {
      const { userId } = context.person
      await enforceLimit(STARTS, userId)
      const { isOn, known } = await context.readBeforehand(async (scope) => ({
        isOn: await isFactorOn(scope, userId),
        known: await readPasswordHash(scope, userId),
      }))
      if (isOn) throw new AppError('second_factor_on')
      await demandPassword(db, userId, known, password)
      return context.inScope(async (scope) => {
        const secret = createTotpSecret()
        if (!(await startFactor(scope, userId, seal.close(secret, userId)))) throw new AppError('second_factor_on')
        const { email } = await readPerson(scope, userId)
        return { secret: toBase32(secret), url: toOtpauthUrl(secret, ISSUER, email) }
      })
    },

    'me/confirmSecondFactor': async (context, { code }) => {
      const { userId } = context.person
      await enforceLimit(CODE_GUESSES, userId)
      const recoveryCodes = await context.inScope(async (scope) => {
        const factor = await findSecondFactor(scope, userId)
        if (!factor) throw new AppError('second_factor_off')
        if (factor.confirmed_at) throw new AppError('second_factor_on')
        const step = findMatchingStep(seal.open(factor.sealed_secret, userId), code, new Date())
        if (step === null || !(await spendStep(scope, userId, step))) throw new AppError('wrong_second_factor')
        await confirmFactor(scope, userId)
        await sendSecurityNotice(scope, userId, 'second_factor_on', context)
        return giveRecoveryCodes(scope, userId)
      })
      await forgiveAttempt(db, CODE_GUESSES, userId)
      return { recoveryCodes }
    },

    'me/removeSecondFactor': async (context, typed) => {
      const { userId } = context.person
      await demandFactorOn(context)
      return withIdentity(context, typed, (confirm) =>
        context.inScope(async (scope) => {
          await confirm(scope)
          await removeFactor(scope, userId)
          await sendSecurityNotice(scope, userId, 'second_factor_off', context)
          return {}
        }),
      )
    },

    'me/makeRecoveryCodes': async (context, typed) => {
      const { userId } = context.person
      await demandFactorOn(context)
      return withIdentity(context, typed, (confirm) =>
        context.inScope(async (scope) => {
          await confirm(scope)
          if (!(await isFactorOn(scope, userId))) throw new AppError('second_factor_off')
          await sendSecurityNotice(scope, userId, 'recovery_codes_made', context)
          return { recoveryCodes: await giveRecoveryCodes(scope, userId) }
        }),
      )
    },
  }
}

async function demandFactorOn({ person, readBeforehand }: SignedInContext): Promise<void> {
  if (!(await readBeforehand((scope) => isFactorOn(scope, person.userId)))) throw new AppError('second_factor_off')
}

async function isFactorOn(scope: Scope, userId: string): Promise<boolean> {
  return Boolean((await findSecondFactor(scope, userId))?.confirmed_at)
}

/** New recovery codes in place of the present ones, as they are shown: this once. */
async function giveRecoveryCodes(scope: Scope, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes()
  await replaceRecoveryCodes(scope, userId, codes.map(hashRecoveryCode))
  return codes.map(formatRecoveryCode)
}

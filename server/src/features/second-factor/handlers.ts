import type { Database } from '../../db/database.ts'
import { forgiveAttempt, withinLimit, type Limit } from '../../db/rate-limit.ts'
import type { Handlers } from '../../http/handlers.ts'
import { AppError } from '../../platform/app-error.ts'
import { isPasswordCorrect } from '../../platform/passwords.ts'
import type { Seal } from '../../platform/sealing.ts'
import { toBase32, findMatchingStep, createTotpSecret, toOtpauthUrl } from '../../platform/totp.ts'
import { readPasswordHash, readPerson, findSecondFactor, spendStep } from '../session/queries.ts'
import { sendSecurityNotice } from '../session/security-notice.ts'
import { useCode } from '../session/use-code.ts'
import { confirmFactor, removeFactor, startFactor } from './queries.ts'

const ISSUER = 'Tendertap'
const STARTS: Limit = { name: 'second-factor-start', attempts: 30, perSeconds: 60 * 60 }
const GUESSES: Limit = { name: 'second-factor', attempts: 10, perSeconds: 15 * 60 }

type Calls = 'me/startSecondFactor' | 'me/confirmSecondFactor' | 'me/removeSecondFactor'

export function secondFactorHandlers(db: Database, seal: Seal): Handlers<Calls> {
  const enforceLimit = async (limit: Limit, key: string) => {
    if (!(await withinLimit(db, limit, key))) throw new AppError('too_many_requests')
  }

  return {
    'me/startSecondFactor': async (context) => {
      const { userId } = context.person
      await enforceLimit(STARTS, userId)
      return context.inScope(async (scope) => {
        const secret = createTotpSecret()
        if (!(await startFactor(scope, userId, seal.close(secret, userId)))) throw new AppError('second_factor_on')
        const { email } = await readPerson(scope, userId)
        return { secret: toBase32(secret), url: toOtpauthUrl(secret, ISSUER, email) }
      })
    },

    'me/confirmSecondFactor': async (context, { code }) => {
      const { userId } = context.person
      await enforceLimit(GUESSES, userId)
      await context.inScope(async (scope) => {
        const factor = await findSecondFactor(scope, userId)
        if (!factor) throw new AppError('second_factor_off')
        if (factor.confirmed_at) throw new AppError('second_factor_on')
        const step = findMatchingStep(seal.open(factor.sealed_secret, userId), code, new Date())
        if (step === null || !(await spendStep(scope, userId, step))) throw new AppError('wrong_second_factor')
        await confirmFactor(scope, userId)
        await sendSecurityNotice(scope, userId, 'second_factor_on', context)
      })
      await forgiveAttempt(db, GUESSES, userId)
      return {}
    },

    'me/removeSecondFactor': async (context, { password, code }) => {
      const { userId } = context.person
      const { isOn, known } = await context.readBeforehand(async (scope) => ({
        isOn: Boolean((await findSecondFactor(scope, userId))?.confirmed_at),
        known: await readPasswordHash(scope, userId),
      }))
      if (!isOn) throw new AppError('second_factor_off')
      await enforceLimit(GUESSES, userId)
      if (!(await isPasswordCorrect(known, password))) throw new AppError('wrong_password')
      await context.inScope(async (scope) => {
        await useCode(scope, seal, userId, code)
        await removeFactor(scope, userId)
        await sendSecurityNotice(scope, userId, 'second_factor_off', context)
      })
      await forgiveAttempt(db, GUESSES, userId)
      return {}
    },
  }
}

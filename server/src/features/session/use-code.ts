// Checks the code of a second factor. features/second-factor sets a factor up and takes it away.
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Seal } from '../../platform/sealing.ts'
import { findMatchingStep } from '../../platform/totp.ts'
import { findSecondFactor, spendStep } from './queries.ts'

/** Each code works once, so a code that somebody saw on the screen is of no use to them. */
export async function useCode(scope: Scope, seal: Seal, userId: string, code: string): Promise<void> {
  const factor = await findSecondFactor(scope, userId)
  // the factor was removed after the caller had looked
  if (!factor?.confirmed_at) return
  const step = findMatchingStep(seal.open(factor.sealed_secret, userId), code, new Date())
  if (step === null || !(await spendStep(scope, userId, step))) throw new AppError('wrong_second_factor')
}

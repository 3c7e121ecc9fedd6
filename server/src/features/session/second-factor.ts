// The second factor at work. Setting it up and taking it away: features/passwords.
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Seal } from '../../platform/sealing.ts'
import { matchingStep } from '../../platform/totp.ts'
import { secondFactorOf, spendStep } from './queries.ts'

/** Each code is good once: whoever looked over a shoulder comes too late. */
export async function useCode(scope: Scope, seal: Seal, userId: string, code: string): Promise<void> {
  const factor = await secondFactorOf(scope, userId)
  // taken away in this very moment
  if (!factor?.confirmed_at) return
  const step = matchingStep(seal.open(factor.sealed_secret, userId), code, new Date())
  if (step === null || !(await spendStep(scope, userId, step))) throw new AppError('wrong_second_factor')
}

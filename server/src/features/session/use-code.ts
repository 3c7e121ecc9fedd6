// Checks the code of a second factor. features/second-factor sets a factor up and takes it away.
import { readSecondFactorCode } from '@tendertap/domain/second-factor'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { hashRecoveryCode } from '../../platform/recovery-codes.ts'
import type { Seal } from '../../platform/sealing.ts'
import { findMatchingStep } from '../../platform/totp.ts'
import { findSecondFactor, spendRecoveryCode, spendStep } from './queries.ts'
import { sendRecoveryCodeNotice } from './security-notice.ts'

export interface TypedCode {
  seal: Seal
  userId: string
  /** of the app, or a recovery code */
  code: string
  /** for the letter about a used recovery code */
  ip: string
}

/** Each code works once, so a code that somebody saw on the screen is of no use to them. */
export async function useCode(scope: Scope, { seal, userId, code, ip }: TypedCode): Promise<void> {
  const factor = await findSecondFactor(scope, userId)
  // the factor was removed after the caller had looked
  if (!factor?.confirmed_at) return
  const typed = readSecondFactorCode(code)
  if (typed?.kind === 'recovery') {
    const isSpent = await spendRecoveryCode(scope, userId, hashRecoveryCode(typed.code))
    if (!isSpent) throw new AppError('wrong_second_factor')
    return sendRecoveryCodeNotice(scope, userId, { ip, left: factor.recovery_codes - 1 })
  }
  const step = findMatchingStep(seal.open(factor.sealed_secret, userId), code, new Date())
  if (step === null || !(await spendStep(scope, userId, step))) throw new AppError('wrong_second_factor')
}

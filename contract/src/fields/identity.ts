// How a signed-in person shows that it is really them, and not somebody with their session.
import { text } from './fields.ts'
import { ours } from '../ours.ts'

export const currentPassword = text(1000)

/** Six digits of an authenticator app or a recovery code (domain/second-factor); people type both with spaces. */
export const secondFactorCode = text(40).trim()

/** For calls that take them only where the change needs them. */
export const optionalPassword = ours(currentPassword.nullable().optional())
export const optionalCode = ours(secondFactorCode.nullable().optional())

/** What a call answers when they are missing or wrong. */
export const IDENTITY_REFUSALS = [
  'wrong_password',
  'wrong_second_factor',
  'second_factor_required',
  'too_many_requests',
  'overloaded',
] as const

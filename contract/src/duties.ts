import type { ErrorCode } from './errors/errors.ts'

/**
 * What a person may have to do before anything else. Until then every call is refused with this code, except those that
 * list it in `allowedWithDuties`.
 */
export const DUTIES = [
  'password_change_required',
  'second_factor_setup_required',
] as const satisfies readonly ErrorCode[]
export type Duty = (typeof DUTIES)[number]

import type { ErrorCode } from './errors/errors.ts'

/**
 * What a person may have to do before anything else: until then every call but those that name it in `evenBefore`
 * answers this code.
 */
export const DUTIES = [
  'password_change_required',
  'second_factor_setup_required',
] as const satisfies readonly ErrorCode[]
export type Duty = (typeof DUTIES)[number]

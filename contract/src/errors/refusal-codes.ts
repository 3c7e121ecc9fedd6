import type { Call } from '../call.ts'
import { DUTIES } from '../duties.ts'
import { ERROR_STATUSES, type ErrorCode } from './errors.ts'

export const ANY_CALL = [
  'invalid_input',
  'too_large',
  'unsupported_media',
  'too_many_requests',
  'server_error',
  'overloaded',
] as const satisfies readonly ErrorCode[]

/** Every code that a call may answer, sorted by status: its own, those of its access check, those of any call. */
export function listRefusalCodes({ access, needsSubscription, allowedWithDuties, cost, refusals }: Call): ErrorCode[] {
  const codes = new Set<ErrorCode>([...ANY_CALL, ...refusals])
  if (access !== 'anyone') {
    codes.add('unauthorized')
    for (const duty of DUTIES) if (!allowedWithDuties.includes(duty)) codes.add(duty)
  }
  if (access !== 'anyone' && access !== 'signed in') codes.add('forbidden')
  if (needsSubscription) codes.add('subscription_required')
  if (cost === 'search') codes.add('search_too_slow')
  return [...codes].toSorted((one, other) => ERROR_STATUSES[one] - ERROR_STATUSES[other])
}

import { hasRoom, getUserLimit } from '@tendertap/domain/subscription/limits'
import type { Scope } from '../../db/scope.ts'
import { AppError } from '../../platform/app-error.ts'
import { countSeats } from './queries.ts'

/** Refuses when the subscription has no seat left. The answer is certain only while the workspace is locked. */
export async function demandSeat(scope: Scope): Promise<void> {
  const { taken, limits } = await countSeats(scope)
  if (!limits) throw new AppError('subscription_required')
  if (!hasRoom(taken, getUserLimit(limits))) throw new AppError('seat_limit')
}

import type { LotFilter } from '@tendertap/domain/lots/filter'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'

/**
 * The status that a reader of this list takes for granted: only a lot with another one shows its status. Null: the list
 * mixes statuses, and none goes without saying.
 */
export function getExpectedStatus({ statuses, openOnly }: Pick<LotFilter, 'statuses' | 'openOnly'>): string | null {
  if (openOnly) return PUBLISHED
  const [first = PUBLISHED, ...others] = statuses ?? []
  return others.length === 0 ? first : null
}

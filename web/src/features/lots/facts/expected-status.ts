import type { LotFilter } from '@tendertap/domain/lots/filter'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'

/**
 * The status that a reader of this list takes for granted: only a lot with another one shows its status. Null: the list
 * mixes statuses, and none goes without saying.
 */
export function getExpectedStatus({ statuses }: Pick<LotFilter, 'statuses'>): string | null {
  const [first = PUBLISHED, ...others] = statuses ?? []
  return others.length === 0 ? first : null
}

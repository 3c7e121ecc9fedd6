import type { SortField } from '@tendertap/domain/lots/filter'
import { useMedia } from '../../lib/use-media.ts'
import { useMe } from '../session/current-session.ts'

export interface LotColumn {
  name: 'percent' | 'name' | 'amount' | 'region' | 'status' | 'deadline'
  /** null: the server knows no such order */
  sortBy: SortField | null
}

const COLUMNS: readonly LotColumn[] = [
  { name: 'percent', sortBy: 'percent' },
  { name: 'name', sortBy: 'name' },
  { name: 'amount', sortBy: 'amount' },
  { name: 'region', sortBy: null },
  { name: 'status', sortBy: 'status' },
  { name: 'deadline', sortBy: 'applicationEndAt' },
]

/**
 * The columns of the table. The match has one when the workspace has interests to match, on every page alike;
 * on a middling screen region and method move into the details.
 */
export function useLotColumns(isScored: boolean): LotColumn[] {
  const isMiddling = useMedia('(max-width: 1200px)')
  const interests = useMe()?.subscription?.currentFilters ?? 0
  return COLUMNS.filter(({ name }) => {
    if (name === 'percent') return isScored || interests > 0
    return name !== 'region' || !isMiddling
  })
}

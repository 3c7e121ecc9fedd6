// The columns of the table of lots: which there are, which one person wants, which fit into the window.
import type { SortField } from '@tendertap/domain/lots/filter'
import { useState } from 'react'
import { createStoredValue } from '../../../lib/storage.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useMe } from '../../session/current-session.ts'

export const COLUMN_NAMES = [
  'percent',
  'name',
  'customer',
  'amount',
  'region',
  'status',
  'published',
  'deadline',
] as const
export type ColumnName = (typeof COLUMN_NAMES)[number]

export interface LotColumn {
  name: ColumnName
  /** null: the server knows no such order */
  sortBy: SortField | null
}

const SORT_BY: Record<ColumnName, SortField | null> = {
  percent: 'percent',
  name: 'name',
  customer: 'customer',
  amount: 'amount',
  region: null,
  status: 'status',
  published: 'publicationDate',
  deadline: 'applicationEndAt',
}

// The row's other places and its details show the same facts.
const HIDDEN_AT_FIRST: readonly ColumnName[] = ['customer', 'published']
const NOT_MIDDLING: readonly ColumnName[] = ['region', 'customer']
const NOT_SMALL: readonly ColumnName[] = ['published']

/** The columns a person has switched off; the name stays. Anything else in the storage counts as never chosen. */
export function parseHidden(text: string | null): ColumnName[] {
  if (text === null) return [...HIDDEN_AT_FIRST]
  const names = text.split(' ')
  return COLUMN_NAMES.filter((name) => name !== 'name' && names.includes(name))
}

const storage = createStoredValue('lot-columns-hidden')

/** What this person wants, remembered in this browser. */
export function useHiddenColumns(): [ColumnName[], (hidden: readonly ColumnName[]) => void] {
  const [hidden, setHidden] = useState(() => parseHidden(storage.read()))
  const hide = (names: readonly ColumnName[]) => {
    storage.write(names.join(' '))
    setHidden(parseHidden(names.join(' ')))
  }
  return [hidden, hide]
}

/** The match has a column when the workspace has interests to match, on every page alike. */
export function useHasMatch(isScored: boolean): boolean {
  const interests = useMe()?.subscription?.currentFilters ?? 0
  return isScored || interests > 0
}

/** The columns of the table; what does not fit into a smaller window moves into the details. */
export function useLotColumns(hidden: readonly ColumnName[], hasMatch: boolean): LotColumn[] {
  const isMiddling = useMedia('(max-width: 1200px)')
  const isSmall = useMedia('(max-width: 1000px)')
  const isLeftOut = (name: ColumnName) =>
    hidden.includes(name) ||
    (name === 'percent' && !hasMatch) ||
    (isMiddling && NOT_MIDDLING.includes(name)) ||
    (isSmall && NOT_SMALL.includes(name))
  return COLUMN_NAMES.filter((name) => !isLeftOut(name)).map((name) => ({ name, sortBy: SORT_BY[name] }))
}

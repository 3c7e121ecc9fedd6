// The columns of the table of lots: all of them, those a person has chosen, those that fit into the window.
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
  /** null: the server cannot sort by this column */
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

// The details of a row, or its other columns, show the same facts.
const HIDDEN_BY_DEFAULT: readonly ColumnName[] = ['customer', 'published']
const HIDDEN_AT_1200: readonly ColumnName[] = ['region', 'customer']
const HIDDEN_AT_1000: readonly ColumnName[] = ['published']

/** The columns a person has switched off; the name stays. Anything else in the storage counts as never chosen. */
export function parseHidden(text: string | null): ColumnName[] {
  if (text === null) return [...HIDDEN_BY_DEFAULT]
  const names = text.split(' ')
  return COLUMN_NAMES.filter((name) => name !== 'name' && names.includes(name))
}

const storage = createStoredValue('lot-columns-hidden')

/** The columns that this person has hidden, remembered in this browser. */
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
  const isAtMost1200 = useMedia('(max-width: 1200px)')
  const isAtMost1000 = useMedia('(max-width: 1000px)')
  const isLeftOut = (name: ColumnName) =>
    hidden.includes(name) ||
    (name === 'percent' && !hasMatch) ||
    (isAtMost1200 && HIDDEN_AT_1200.includes(name)) ||
    (isAtMost1000 && HIDDEN_AT_1000.includes(name))
  return COLUMN_NAMES.filter((name) => !isLeftOut(name)).map((name) => ({ name, sortBy: SORT_BY[name] }))
}

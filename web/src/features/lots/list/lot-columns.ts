// The columns of the table of lots: all of them, those a person has chosen, those that fit.
import type { SortField } from '@tendertap/domain/lots/filter'
import { useState } from 'react'
import { createStoredValue } from '../../../lib/storage.ts'
import { useHasProfiles } from '../use-has-profiles.ts'

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
  /** it has room for the ring only, which is better than no match at all */
  isShort: boolean
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

/** In px. The name takes what the others leave, and never less than this. */
export const COLUMN_WIDTHS: Readonly<Record<ColumnName | 'unfold', number>> = {
  // fits the ring and half of the longest level, which may take two lines
  percent: 224,
  name: 372,
  customer: 216,
  amount: 164,
  // fits the longest region and the most frequent method
  region: 264,
  // fits the longest status, which is Kazakh, in one line
  status: 160,
  published: 152,
  // fits a full date and the Kazakh word after it
  deadline: 188,
  unfold: 44,
}

const SHORT_PERCENT_WIDTH = 116

// The details of a row, or its other columns, show the same facts.
const HIDDEN_BY_DEFAULT: readonly ColumnName[] = ['customer', 'status', 'published']
// What is left out first when there is no room. The name, the amount and the deadline always stay.
const LEFT_OUT_IN_ORDER: readonly ColumnName[] = ['region', 'customer', 'published', 'status', 'percent']

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
  const hasProfiles = useHasProfiles()
  return isScored || hasProfiles
}

/** The columns a person wants to see. */
export function listWantedColumns(hidden: readonly ColumnName[], hasMatch: boolean): ColumnName[] {
  return COLUMN_NAMES.filter((name) => !hidden.includes(name) && (name !== 'percent' || hasMatch))
}

export const getColumnWidth = ({ name, isShort }: Pick<LotColumn, 'name' | 'isShort'>) =>
  isShort ? SHORT_PERCENT_WIDTH : COLUMN_WIDTHS[name]

/** The wanted columns that fit into this width and leave the name its minimum; the details show the others. */
export function fitColumns(width: number, wanted: readonly ColumnName[]): LotColumn[] {
  const sumWidths = (names: readonly ColumnName[]) =>
    names.reduce((sum, name) => sum + COLUMN_WIDTHS[name], COLUMN_WIDTHS.unfold)
  const leaveOut = (order: readonly ColumnName[], from: readonly ColumnName[], room: number) =>
    order.reduce((names, next) => (sumWidths(names) > room ? names.filter((name) => name !== next) : names), from)
  const others = leaveOut(LEFT_OUT_IN_ORDER.slice(0, -1), wanted, width)
  const isShort = sumWidths(others) > width
  const saved = isShort ? COLUMN_WIDTHS.percent - SHORT_PERCENT_WIDTH : 0
  return leaveOut(['percent'], others, width + saved).map((name) => ({
    name,
    sortBy: SORT_BY[name],
    isShort: isShort && name === 'percent',
  }))
}

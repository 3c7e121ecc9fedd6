import { getNextSort, maySortBy, NARROW_SORT_MAX_ROWS, type Sort, type SortField } from '@tendertap/domain/lots/filter'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { SortableHeader } from '../../../ui/list/SortableHeader.tsx'
import tableClasses from '../../../ui/list/table.module.css'
import { COLUMN_WIDTHS, type LotColumn } from '../list/lot-columns.ts'
import type { RowDensity } from '../list/row-density.ts'
import classes from './LotTable.module.css'

interface LotTableProps {
  columns: readonly LotColumn[]
  density: RowDensity
  sort: Sort | null
  onSort(sort: Sort | null): void
  /** Some orders are offered only for few enough rows; null until they are counted. */
  total: number | null
  isStale: boolean
  children: ReactNode
}

export function LotTable({ columns, density, sort, onSort, total, isStale, children }: LotTableProps) {
  const texts = useTexts('lots')
  const describeSorting = (sortBy: SortField | null) => {
    if (sortBy === null) return {}
    if (maySortBy(sortBy, total ?? Infinity)) return { onSort: () => onSort(getNextSort(sort, sortBy)) }
    return total === null ? {} : { reason: texts.tooManyToSort(formatNumber(NARROW_SORT_MAX_ROWS)) }
  }
  return (
    <table
      className={`${tableClasses.table} ${classes.table}`}
      data-density={density}
      aria-busy={isStale}
      aria-label={texts.sortedList}
    >
      <colgroup>
        {columns.map(({ name }) => (
          <col key={name} style={name === 'name' ? undefined : { width: COLUMN_WIDTHS[name] }} />
        ))}
        <col style={{ width: COLUMN_WIDTHS.unfold }} />
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ name, sortBy }) => (
            <SortableHeader
              key={name}
              text={texts.columns[name]}
              isNumber={name === 'amount'}
              direction={sort !== null && sort.sortBy === sortBy ? sort.sort : null}
              {...describeSorting(sortBy)}
            />
          ))}
          <td />
        </tr>
      </thead>
      {children}
    </table>
  )
}

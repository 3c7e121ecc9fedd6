import { getNextSort, maySortBy, NARROW_SORT_MAX_ROWS, type Sort, type SortField } from '@tendertap/domain/lots/filter'
import { formatNumber } from '@tendertap/domain/words/number'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { SortableHeader } from '../../../ui/list/SortableHeader.tsx'
import tableClasses from '../../../ui/list/table.module.css'
import { COLUMN_WIDTHS, getColumnWidth, type LotColumn } from '../list/lot-columns.ts'
import type { RowDensity } from '../list/row-density.ts'
import classes from './LotTable.module.css'

interface LotTableProps {
  columns: readonly LotColumn[]
  density: RowDensity
  /** null: the default order is in force */
  sort: Sort | null
  defaultSort: Sort
  onSort(sort: Sort | null): void
  /** Some orders are offered only for few enough rows; null until they are counted. */
  total: number | null
  isStale: boolean
  children: ReactNode
}

export function LotTable(props: LotTableProps) {
  const { columns, density, sort, defaultSort, onSort, total, isStale, children } = props
  const texts = useTexts('lots')
  const inForce = sort ?? defaultSort
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
        {columns.map((column) => (
          <col key={column.name} style={column.name === 'name' ? undefined : { width: getColumnWidth(column) }} />
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
              direction={inForce.sortBy === sortBy ? inForce.sort : null}
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

/** Over the lots of one tier, as wide as the table. */
export function TierRow({ title, columns }: { title: string; columns: readonly LotColumn[] }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns.length + 1} className={classes.tier}>
        {title}
      </th>
    </tr>
  )
}

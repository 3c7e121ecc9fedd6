import type { ReactNode } from 'react'
import { formatNumber } from '@tendertap/domain/words/number'
import classes from './sources/Sources.module.css'

interface RowTableProps {
  title: string
  note?: string | undefined
  /** the table starts folded */
  isFolded?: boolean
  columns: readonly string[]
  /** numbers are formatted and right-aligned */
  rows: readonly (readonly ReactNode[])[]
}

/**
 * A compact table that can be folded; on a phone each row is a small block with the columns' names beside the values.
 */
export function RowTable({ title, note, isFolded = false, columns, rows }: RowTableProps) {
  return (
    <details className={classes.rows} open={!isFolded}>
      <summary className={classes.summary}>
        {title}
        {note && <span className={classes.note}>{note}</span>}
      </summary>
      {rows.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" data-number={typeof rows[0]?.[index] === 'number' || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows without an identity of their own, replaced as a whole
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td
                    key={columns[column]}
                    data-label={columns[column]}
                    data-number={typeof cell === 'number' || undefined}
                  >
                    {typeof cell === 'number' ? formatNumber(cell) : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}

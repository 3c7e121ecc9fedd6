import { DataTable, type Column } from '../../../ui/list/DataTable.tsx'
import { Fold } from '../../../ui/Fold.tsx'
import classes from './FoldedTable.module.css'

/** of a column: enough for a date with its time */
export const MOMENT_WIDTH = 156

interface FoldedTableProps<Row> {
  title: string
  note?: string | undefined
  startsOpen?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getKey(row: Row): string
}

/** A table under a title that folds it. */
export function FoldedTable<Row>({ title, note, startsOpen = false, ...table }: FoldedTableProps<Row>) {
  return (
    <Fold title={title} note={note} startsOpen={startsOpen}>
      {table.rows.length > 0 && (
        <div className={classes.table}>
          <DataTable label={title} {...table} />
        </div>
      )}
    </Fold>
  )
}

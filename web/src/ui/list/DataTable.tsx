import { Group } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { useNarrow } from '../../lib/use-narrow.ts'
import { Absent } from '../Absent.tsx'
import { Facts } from '../Facts.tsx'
import tableClasses from './table.module.css'
import classes from './DataTable.module.css'

export interface Column<Row> {
  name: string
  title: string
  /** what the title means, shown when it is pointed at */
  hint?: string
  /** beside the title: how the column is calculated */
  about?: ReactElement
  /** in px or as a share ('12%'); columns without a width share what is left */
  width?: number | `${number}%`
  isNumber?: boolean
  isCentered?: boolean
  /** null is shown as a dash, on a card as «не указано» */
  render(row: Row): ReactNode
}

interface DataTableProps<Row> {
  label: string
  /** the first one is the title of a card */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  getKey(row: Row): string
  /** attributes of the row's element, for tests and styles: data-member, data-outcome */
  getAttributes?(row: Row): Record<`data-${string}`, string | boolean | undefined>
  /** the column of buttons; its title is only read aloud */
  actions?: { title: string; render(row: Row): ReactNode }
  /** the content of a card, where a list of all columns would be too long */
  renderCard?(row: Row): ReactNode
  /** stays a table on a phone: few narrow columns */
  isCompact?: boolean
  isStale?: boolean
}

/** A table, which on a phone is a list of cards with the same facts. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isCards = useNarrow() && !props.isCompact
  return isCards ? <Cards {...props} /> : <Table {...props} />
}

function Table<Row>({ label, columns, rows, getKey, getAttributes, actions, isStale = false }: DataTableProps<Row>) {
  const getCellProps = ({ isNumber, isCentered }: Column<Row>) => ({
    'data-number': isNumber || undefined,
    'data-centered': isCentered || undefined,
  })
  return (
    <table className={tableClasses.table} aria-label={label} aria-busy={isStale}>
      <thead>
        <tr className={classes.row}>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              title={column.hint}
              style={{ width: column.width }}
              {...getCellProps(column)}
            >
              {column.about ? <Explained column={column} /> : column.title}
            </th>
          ))}
          {actions && (
            <th scope="col" className={classes.actions}>
              <span className="visually-hidden">{actions.title}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)} className={classes.row} {...getAttributes?.(row)}>
            {columns.map((column) => (
              <td key={column.name} className={classes.cell} {...getCellProps(column)}>
                {column.render(row) ?? <Absent reason="–" />}
              </td>
            ))}
            {actions && <td className={`${classes.cell} ${classes.actions}`}>{actions.render(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, getKey, getAttributes, actions, renderCard, isStale = false } = props
  const [title, ...others] = columns
  const explained = columns.filter(({ about }) => about !== undefined)
  return (
    <>
      {explained.length > 0 && (
        <Group gap="sm" px={16} pt="sm" fz="sm" c="dimmed">
          {explained.map((column) => (
            <Explained key={column.name} column={column} />
          ))}
        </Group>
      )}
      <ul aria-label={label} aria-busy={isStale}>
        {rows.map((row) => (
          <li key={getKey(row)} className={classes.card} {...getAttributes?.(row)}>
            {renderCard?.(row) ?? (
              <>
                <div className={classes.head}>
                  <div className={classes.title}>{title?.render(row)}</div>
                  {actions?.render(row)}
                </div>
                <Facts facts={others.map((column) => ({ label: column.title, value: column.render(row) }))} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Explained<Row>({ column: { title, about, isNumber } }: { column: Column<Row> }) {
  return (
    <Group
      component="span"
      gap={2}
      wrap="nowrap"
      justify={isNumber ? 'end' : undefined}
      lh={1.25}
      style={{ whiteSpace: 'normal' }}
    >
      {title}
      {about}
    </Group>
  )
}

import { Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import classes from './SortableHeader.module.css'

interface SortableHeaderProps {
  text: string
  /** null: the list is not sorted by this column */
  direction: 'asc' | 'desc' | null
  /** absent: this column can't be sorted by */
  onSort?: (() => void) | undefined
  /** why this column can't be sorted by now, although it could in another list */
  reason?: string | undefined
  isNumber?: boolean
  className?: string | undefined
}

/** The header of a column. A click changes its sort to the next direction. */
export function SortableHeader(props: SortableHeaderProps) {
  const { text, direction, onSort, reason, isNumber = false, className } = props
  const Icon = direction === null ? IconArrowsSort : direction === 'asc' ? IconArrowUp : IconArrowDown
  const ariaSort = direction === null ? undefined : direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={ariaSort} data-number={isNumber || undefined}>
      {onSort ? (
        <button type="button" className={classes.button} data-sorted={direction !== null || undefined} onClick={onSort}>
          {text}
          <Icon size={14} stroke={direction === null ? 1.6 : 2.4} className={classes.icon} aria-hidden />
        </button>
      ) : reason ? (
        // reached by Tab: the tooltip opens on focus too
        <Tooltip label={reason}>
          {/* oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 allows it on every role */}
          <button type="button" className={classes.button} aria-disabled aria-description={reason}>
            {text}
          </button>
        </Tooltip>
      ) : (
        <span className={classes.text}>{text}</span>
      )}
    </th>
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { useId, type MouseEvent } from 'react'
import type { ColumnName, LotColumn } from '../list/lot-columns.ts'
import type { Lot } from '../lot.ts'
import { LotMarksScope } from '../marks/lot-marks.tsx'
import { LotCell } from './LotCell.tsx'
import { LotDetails } from '../details/LotDetails.tsx'
import classes from './LotTable.module.css'

interface LotRowProps {
  lot: Lot
  columns: readonly LotColumn[]
  /** the status that needs no mention */
  expectedStatus?: string | null
  isOpen: boolean
  /** the URL names this lot */
  isMarked: boolean
  onToggle(): void
}

/**
 * The whole row can be clicked; for the keyboard its name is a button. Selecting text does not unfold the row.
 */
export function LotRow({ lot, columns, expectedStatus = PUBLISHED, isOpen, isMarked, onToggle }: LotRowProps) {
  const detailsId = useId()
  const has = (column: ColumnName) => columns.some(({ name }) => name === column)
  const toggleByPointer = (event: MouseEvent<HTMLElement>) => {
    const isControl = event.target instanceof Element && event.target.closest('a, button') !== null
    if (!isControl && (getSelection()?.isCollapsed ?? true)) onToggle()
  }
  return (
    <LotMarksScope>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <tr
        className={classes.row}
        data-lot={lot.id}
        data-open={isOpen || undefined}
        data-marked={isMarked || undefined}
        onClick={toggleByPointer}
      >
        {columns.map(({ name, isShort }) => (
          <td key={name} data-column={name} data-number={name === 'amount' || undefined}>
            <LotCell
              column={name}
              isShort={isShort}
              lot={lot}
              detailsId={detailsId}
              isOpen={isOpen}
              withoutCustomer={has('customer')}
              isStatusShown={!has('status') && lot.status !== expectedStatus}
              onToggle={onToggle}
            />
          </td>
        ))}
        <td className={classes.unfold}>
          <IconChevronDown size={18} stroke={1.7} aria-hidden />
        </td>
      </tr>
      {isOpen && (
        <tr className={classes.details} id={detailsId}>
          <td colSpan={columns.length + 1}>
            <LotDetails lot={lot} level={2} />
          </td>
        </tr>
      )}
    </LotMarksScope>
  )
}

import type { Sort } from '@tendertap/domain/lots/filter'
import type { PageSize } from '@tendertap/domain/paging'
import type { ReactNode } from 'react'
import tableClasses from '../../../ui/list/table.module.css'
import type { LotColumn } from './lot-columns.ts'
import type { LotList as List } from '../lot.ts'
import { LotCard } from '../row/LotCard.tsx'
import { LotRow } from '../row/LotRow.tsx'
import { LotCardSkeletons, LotRowSkeletons } from '../row/LotSkeletons.tsx'
import { LotTable } from '../row/LotTable.tsx'

interface LotListProps {
  /** undefined while the first page is on its way */
  list: Pick<List, 'data'> | undefined
  /** shown instead of the lots: an error, or why there are none */
  message: ReactNode
  isStale: boolean
  limit: PageSize
  /** the unfolded lot */
  open: number | null
  onOpen(open: number | null): void
  /** the lot that the URL names */
  marked: number | null
}

interface LotRowsProps extends LotListProps {
  columns: readonly LotColumn[]
  /** on all pages; null until they are counted */
  total: number | null
  sort: Sort | null
  onSort(sort: Sort | null): void
}

export function LotRows({
  list,
  message,
  isStale,
  limit,
  open,
  onOpen,
  marked,
  columns,
  total,
  sort,
  onSort,
}: LotRowsProps) {
  return (
    <LotTable columns={columns} sort={sort} onSort={onSort} total={total} isStale={isStale}>
      {message ? (
        <tbody>
          <tr>
            <td colSpan={columns.length + 1}>{message}</td>
          </tr>
        </tbody>
      ) : list ? (
        <tbody>
          {list.data.map((lot) => (
            <LotRow
              key={lot.id}
              lot={lot}
              columns={columns}
              isOpen={lot.id === open}
              isMarked={lot.id === marked}
              onToggle={() => onOpen(lot.id === open ? null : lot.id)}
            />
          ))}
        </tbody>
      ) : (
        <LotRowSkeletons count={limit} columns={columns} />
      )}
    </LotTable>
  )
}

export function LotCards({ list, message, isStale, limit, open, onOpen, marked }: LotListProps) {
  if (message) return <div className={tableClasses.panel}>{message}</div>
  return (
    <div className={tableClasses.cards} aria-busy={isStale}>
      {list ? (
        list.data.map((lot) => (
          <LotCard
            key={lot.id}
            lot={lot}
            isOpen={lot.id === open}
            isMarked={lot.id === marked}
            onToggle={() => onOpen(lot.id === open ? null : lot.id)}
          />
        ))
      ) : (
        <LotCardSkeletons count={limit} />
      )}
    </div>
  )
}

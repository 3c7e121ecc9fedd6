import type { PageSize } from '@tendertap/domain/paging'
import type { ReactNode } from 'react'
import type { ListAddress } from './list-address.ts'
import type { LotList } from './lot.ts'
import { LotCard } from './LotCard.tsx'
import { LotRow } from './LotRow.tsx'
import { LotCardSkeletons, LotRowSkeletons } from './LotSkeletons.tsx'
import { LotTable } from './LotTable.tsx'
import { useLotColumns } from './lot-columns.ts'
import classes from './AllLotsPage.module.css'

interface LotListProps {
  /** undefined while the first page is on its way */
  list: LotList | undefined
  /** stands instead of the lots: an error, or why there are none */
  message: ReactNode
  isStale: boolean
  limit: PageSize
  sort: ListAddress['sort']
  onSort(sort: ListAddress['sort']): void
  open: number | null
  onOpen(open: number | null): void
}

export function LotRows({ list, message, isStale, limit, sort, onSort, open, onOpen }: LotListProps) {
  const isScored = sort?.sortBy === 'percent' || (list?.data.some(({ percent }) => percent !== null) ?? false)
  const columns = useLotColumns(isScored)
  return (
    <LotTable columns={columns} sort={sort} onSort={onSort} total={list?.total ?? 0} isStale={isStale}>
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

export function LotCards({ list, message, isStale, limit, open, onOpen }: LotListProps) {
  if (message) return <div className={classes.panel}>{message}</div>
  return (
    <div className={classes.cards} aria-busy={isStale}>
      {list ? (
        list.data.map((lot) => (
          <LotCard key={lot.id} lot={lot} isOpen={lot.id === open} onToggle={() => onOpen(lot.id === open ? null : lot.id)} />
        ))
      ) : (
        <LotCardSkeletons count={limit} />
      )}
    </div>
  )
}

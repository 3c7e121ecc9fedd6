import { Stack } from '@mantine/core'
import type { Sort } from '@tendertap/domain/lots/filter'
import type { PageSize } from '@tendertap/domain/paging'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useWidth } from '../../../lib/use-width.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { fitColumns, type ColumnName } from './lot-columns.ts'
import type { RowDensity } from './row-density.ts'
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
  /** the status that needs no mention */
  expectedStatus: string | null
  /** the unfolded lot */
  open: number | null
  onOpen(open: number | null): void
  /** the lot that the URL names */
  marked: number | null
}

interface LotRowsProps extends LotListProps {
  wanted: readonly ColumnName[]
  density: RowDensity
  /** on all pages; null until they are counted */
  total: number | null
  sort: Sort | null
  onSort(sort: Sort | null): void
}

/** The table of a wide screen, with the columns that fit. */
export function LotRows({
  list,
  message,
  isStale,
  limit,
  expectedStatus,
  open,
  onOpen,
  marked,
  wanted,
  density,
  total,
  sort,
  onSort,
}: LotRowsProps) {
  const [follow, width] = useWidth()
  const columns = fitColumns(width, wanted)
  return (
    <div ref={follow}>
      <LotTable columns={columns} density={density} sort={sort} onSort={onSort} total={total} isStale={isStale}>
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
                expectedStatus={expectedStatus}
                isOpen={lot.id === open}
                isMarked={lot.id === marked}
                onToggle={() => onOpen(lot.id === open ? null : lot.id)}
              />
            ))}
          </tbody>
        ) : (
          <LotRowSkeletons count={limit} columns={columns} density={density} />
        )}
      </LotTable>
    </div>
  )
}

/** The cards of a phone. */
export function LotCards({ list, message, isStale, limit, expectedStatus, open, onOpen, marked }: LotListProps) {
  const texts = useTexts('lots')
  if (message) return <Panel isFlush>{message}</Panel>
  return (
    <Stack component="ul" gap="sm" aria-label={texts.sortedList} aria-busy={isStale}>
      {list ? (
        list.data.map((lot) => (
          <li key={lot.id}>
            <LotCard
              lot={lot}
              expectedStatus={expectedStatus}
              isOpen={lot.id === open}
              isMarked={lot.id === marked}
              onToggle={() => onOpen(lot.id === open ? null : lot.id)}
            />
          </li>
        ))
      ) : (
        <LotCardSkeletons count={limit} />
      )}
    </Stack>
  )
}

import { Stack } from '@mantine/core'
import type { Sort } from '@tendertap/domain/lots/filter'
import type { PageSize } from '@tendertap/domain/paging'
import { Fragment, useId, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useWidth } from '../../../lib/use-width.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { fitColumns, type ColumnName } from './lot-columns.ts'
import type { RowDensity } from './row-density.ts'
import type { LotList as List } from '../lot.ts'
import { LotCard } from '../row/LotCard.tsx'
import { LotRow } from '../row/LotRow.tsx'
import { LotCardSkeletons, LotRowSkeletons } from '../row/LotSkeletons.tsx'
import { LotTable, TierRow } from '../row/LotTable.tsx'
import { groupByTier, type TierGroup } from '../row/tier-groups.ts'

interface LotListProps {
  /** undefined while the first page is on its way */
  list: Pick<List, 'data' | 'page'> | undefined
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
  /** null: the default order is in force */
  sort: Sort | null
  defaultSort: Sort
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
  defaultSort,
  onSort,
}: LotRowsProps) {
  const texts = useTexts('lots')
  const [follow, width] = useWidth()
  const columns = fitColumns(width, wanted)
  return (
    <div ref={follow}>
      <LotTable
        columns={columns}
        density={density}
        sort={sort}
        defaultSort={defaultSort}
        onSort={onSort}
        total={total}
        isStale={isStale}
      >
        {message ? (
          <tbody>
            <tr>
              <td colSpan={columns.length + 1}>{message}</td>
            </tr>
          </tbody>
        ) : list ? (
          groupByTier(list, texts).map(({ key, title, lots }) => (
            <tbody key={key}>
              {title !== null && <TierRow title={title} columns={columns} />}
              {lots.map((lot) => (
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
          ))
        ) : (
          <LotRowSkeletons count={limit} columns={columns} density={density} />
        )}
      </LotTable>
    </div>
  )
}

/** The cards of a phone; the lots of each tier are a list under its heading. */
export function LotCards({ list, message, isStale, limit, expectedStatus, open, onOpen, marked }: LotListProps) {
  const texts = useTexts('lots')
  const id = useId()
  if (message) return <Panel isFlush>{message}</Panel>
  const groups: TierGroup[] = list ? groupByTier(list, texts) : [{ key: '0', title: null, lots: [] }]
  return groups.map(({ key, title, lots }) => (
    <Fragment key={key}>
      {title !== null && (
        <Heading level={2} look="label" id={`${id}${key}`}>
          {title}
        </Heading>
      )}
      <Stack
        component="ul"
        gap="sm"
        {...(title === null ? { 'aria-label': texts.sortedList } : { 'aria-labelledby': `${id}${key}` })}
        aria-busy={isStale}
      >
        {!list && <LotCardSkeletons count={limit} />}
        {lots.map((lot) => (
          <li key={lot.id}>
            <LotCard
              lot={lot}
              level={title === null ? 2 : 3}
              expectedStatus={expectedStatus}
              isOpen={lot.id === open}
              isMarked={lot.id === marked}
              onToggle={() => onOpen(lot.id === open ? null : lot.id)}
            />
          </li>
        ))}
      </Stack>
    </Fragment>
  ))
}

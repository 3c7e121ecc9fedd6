import { getDefaultSort } from '@tendertap/domain/lots/filter'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { getExpectedStatus } from '../facts/expected-status.ts'
import { useListMessage } from './ListNotes.tsx'
import { ListPager } from './ListPager.tsx'
import { listWantedColumns, useHiddenColumns } from './lot-columns.ts'
import { LotCards, LotRows } from './LotList.tsx'
import { LotListPage } from './LotListPage.tsx'
import type { SearchesPart } from './searches-part.ts'
import { useRowDensity } from './row-density.ts'
import { useLotList } from './use-lot-list.ts'
import { ViewMenu } from './ViewMenu.tsx'

/** spec 2 §2, lots page: the whole catalogue. */
export function AllLotsPage({ searches }: { searches?: SearchesPart }) {
  const narrow = useNarrow()
  const state = useLotList('all-lots')
  const { list, lots, params, hasMatch, order } = state
  const message = useListMessage(lots, params.filter, (next) => void state.setFilter(next))
  const [hidden, hide] = useHiddenColumns()
  const [density, setDensity] = useRowDensity()
  const listProps = {
    list,
    message,
    isStale: lots.isPlaceholderData,
    limit: params.limit,
    expectedStatus: getExpectedStatus(list?.refused === 'filter' ? {} : params.filter),
    open: params.open,
    onOpen: (lot: number | null) => void state.unfold(lot),
    marked: state.marked,
  }
  return (
    <LotListPage
      state={state}
      searches={searches}
      view={<ViewMenu hidden={hidden} onHide={hide} hasMatch={hasMatch} density={density} onDensity={setDensity} />}
    >
      {narrow ? (
        <>
          <LotCards {...listProps} />
          <ListPager state={state} />
        </>
      ) : (
        <Panel isFlush>
          <LotRows
            {...listProps}
            wanted={listWantedColumns(hidden, hasMatch)}
            density={density}
            total={state.total?.count ?? null}
            sort={order.sort}
            defaultSort={order.defaultSort ?? getDefaultSort({})}
            onSort={order.onSort}
          />
          <ListPager state={state} />
        </Panel>
      )}
    </LotListPage>
  )
}

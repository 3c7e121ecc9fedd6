import { Button, Group } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { RefreshBanner } from '../../../ui/state/RefreshBanner.tsx'
import { FilterPanel } from '../filter/FilterPanel.tsx'
import type { Lot } from '../lot.ts'
import { ListReading } from '../reading/ListReading.tsx'
import { ReadButton } from '../reading/ReadButton.tsx'
import { AlsoSearched } from './AlsoSearched.tsx'
import { ExportLots } from './ExportLots.tsx'
import { Freshness } from './Freshness.tsx'
import { ListHead } from './ListHead.tsx'
import { ListNotes } from './ListNotes.tsx'
import { LOT_LISTS } from './lot-lists.ts'
import { chooseFilterToCount } from './lot-total.ts'
import { NoProfiles } from './NoProfiles.tsx'
import type { SearchesPart } from './searches-part.ts'
import type { LotListState } from './use-lot-list.ts'

/** Keeps the room of a button that is being loaded: the lots below must not move when it comes. */
const BUTTON_TO_COME = (
  <Button component="span" variant="default" px="sm" style={{ visibility: 'hidden' }} aria-hidden>
    …
  </Button>
)

interface LotListPageProps {
  state: LotListState
  /** a lot that needs nothing more from this person */
  isDone?: ((lot: Lot) => boolean) | undefined
  /** at the end of the filter bar on wide screens */
  view?: ReactNode
  /** beside the number of lots: which of them are shown */
  choice?: ReactNode
  searches?: SearchesPart | undefined
  /** the lots themselves, with their pager */
  children: ReactNode
}

/** What stands around the lots of every list: the shared filter panel, how many lots there are, and notes on them. */
export function LotListPage({ state, isDone, view, choice, searches: Searches, children }: LotListPageProps) {
  const texts = useTexts('lots')
  const narrow = useNarrow()
  const title = useTexts('account').tabs[state.name].title
  const { list, lots, total, shownTotal, params, changeFilter, setFilter, order } = state
  const { filter } = params
  const isCounted = total !== null && shownTotal !== null
  const isEmpty = !list || list.data.length === 0
  const { isReadable } = LOT_LISTS[state.name]
  const readButton = isReadable && !isEmpty && <ReadButton onRead={() => void state.read(true)} />
  if (isReadable && params.isReading && list)
    return (
      <Page title={title} isTitleHidden>
        <ListReading state={state} list={list} isDone={isDone} empty={children} />
      </Page>
    )
  return (
    <Page title={title} isTitleHidden titleRef={state.heading}>
      <FilterPanel
        filter={filter}
        onChange={changeFilter}
        onClear={() => setFilter({})}
        isCatalogue={state.isCatalogue}
        facets={state.facets}
        onOpenChoices={state.loadFacets}
        total={isCounted && !lots.isPlaceholderData ? { count: total.count, shown: shownTotal } : null}
      >
        <Group gap="sm" wrap="nowrap">
          {readButton}
          {view}
        </Group>
      </FilterPanel>
      <ListHead
        list={state.name}
        choice={choice}
        save={
          <ExportLots
            list={state.name}
            filter={chooseFilterToCount(params, list?.refused ?? null)}
            isDisabled={isEmpty}
          />
        }
        searches={
          Searches && (
            <Suspense fallback={BUTTON_TO_COME}>
              <Searches filter={filter} onFilter={setFilter} />
            </Suspense>
          )
        }
        count={isCounted ? texts.count(total.count, shownTotal) : null}
        openTotal={state.openTotal}
        filter={filter}
        onChange={changeFilter}
        onFilter={setFilter}
        sort={order.sort ?? order.defaultSort}
        hasMatch={state.hasMatch}
        onSort={order.onSort}
      />
      {state.isCatalogue && <NoProfiles />}
      <RefreshBanner query={lots} />
      {list && <ListNotes list={list} />}
      {filter.search && (
        <AlsoSearched
          words={list?.alsoSearched ?? []}
          isExact={filter.exactWords ?? false}
          onExact={(exactWords) => void changeFilter({ exactWords })}
        />
      )}
      {narrow && readButton}
      {children}
      {/* it would contradict what has just failed */}
      {!lots.isError && <Freshness />}
    </Page>
  )
}

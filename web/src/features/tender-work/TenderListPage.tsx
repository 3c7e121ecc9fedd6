import { Button, Group, Stack, Text } from '@mantine/core'
import { listActiveGroups } from '@tendertap/domain/lots/filter'
import { formatTotal } from '@tendertap/domain/words/total'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Pager } from '../../ui/list/Pager.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { RefreshBanner } from '../../ui/state/RefreshBanner.tsx'
import { FilterChips } from '../lots/filter/FilterChips.tsx'
import { FilterPanel } from '../lots/filter/FilterPanel.tsx'
import { LotCardSkeletons } from '../lots/row/LotSkeletons.tsx'
import type { TenderListState, TenderSummary } from './tender-list.ts'

interface TenderListPageProps {
  state: TenderListState
  title: string
  /** which of them are shown */
  choice?: ReactNode
  renderCard(tender: TenderSummary): ReactNode
}

/** What stands around the tenders of a list: the shared filter panel, how many there are, their pager. */
export function TenderListPage({ state, title, choice, renderCard }: TenderListPageProps) {
  const texts = useTexts('tender-work')
  const filterTexts = useTexts('lot-filter')
  const { params, query, changeFilter, setFilter } = state
  const { filter, limit } = params
  const list = query.data
  const shown = list ? formatTotal(list.total, list.totalExact) : null
  return (
    <Page title={title} isTitleHidden titleRef={state.heading}>
      <FilterPanel
        filter={filter}
        onChange={changeFilter}
        onClear={() => setFilter({})}
        isCatalogue={false}
        facets={null}
        onOpenChoices={() => undefined}
        total={null}
      />
      <Group gap="md">
        <Text role="status" fw={600}>
          {list && shown !== null ? texts.count(list.total, shown) : '\u00A0'}
        </Text>
        {choice}
        <FilterChips filter={filter} onFilter={setFilter} />
      </Group>
      <RefreshBanner query={query} />
      {list?.refused && (
        <Notice tone="warn">
          {list.refused === 'filter' ? texts.filterRefused : filterTexts.refused[list.refused]}
        </Notice>
      )}
      {query.isLoadingError ? (
        <Panel isFlush>
          <ErrorState title={texts.loadFailed} query={query} />
        </Panel>
      ) : list?.total === 0 ? (
        <Panel isFlush>
          <EmptyState
            title={texts.empty}
            action={
              listActiveGroups(filter).length > 0 && (
                <Button variant="default" onClick={() => setFilter({})}>
                  {texts.clearFilters}
                </Button>
              )
            }
          />
        </Panel>
      ) : (
        <Stack component="ul" gap="md" aria-label={texts.list} aria-busy={query.isPlaceholderData}>
          {!list && <LotCardSkeletons count={limit} />}
          {list?.data.map((tender) => (
            <li key={tender.id}>{renderCard(tender)}</li>
          ))}
        </Stack>
      )}
      {list && list.total > 0 && (
        <Pager
          page={list.page}
          limit={limit}
          total={list.total}
          totalExact={list.totalExact}
          onPage={(page) => void state.turnPage({ page })}
          onLimit={(size) => void state.turnPage({ limit: size })}
        />
      )}
    </Page>
  )
}

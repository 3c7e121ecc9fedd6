import { Button, Stack } from '@mantine/core'
import { ACTIVE_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { useTexts } from '../../../i18n/texts.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { useSearchParams } from '../../../lib/use-search-params.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { WorkStatusFilter } from '../../lots/filter/WorkStatusFilter.tsx'
import { useListMessage } from '../../lots/list/ListNotes.tsx'
import { ListPager } from '../../lots/list/ListPager.tsx'
import { LotListPage } from '../../lots/list/LotListPage.tsx'
import { useLotList } from '../../lots/list/use-lot-list.ts'
import { LOT_LIST_SEARCH_PARAMS } from '../../lots/list/lot-list-search-params.ts'
import { LotCardSkeletons } from '../../lots/row/LotSkeletons.tsx'
import { AssigneeFilter } from './AssigneeFilter.tsx'
import { ViewSwitch } from './board/ViewSwitch.tsx'
import { WorkBoard } from './board/WorkBoard.tsx'
import { applyMarks, usePendingMarks } from './checklist/pending-marks.ts'
import { FailureDialog } from './FailureDialog.tsx'
import { NothingInWork } from './NothingInWork.tsx'
import { StepDialogs } from './steps/StepDialogs.tsx'
import { useColleagueSteps } from './use-colleague-steps.ts'
import { useOpenCard } from './use-open-card.ts'
import { listWorked } from './work-facts.ts'
import { WorkCard } from './WorkCard.tsx'

/** spec 2 §2, lots in work: from collecting documents to placement, as a list or as a board. */
export function LotsInWorkPage() {
  const [{ isBoard }] = useSearchParams(LOT_LIST_SEARCH_PARAMS['lots-in-work'])
  return isBoard ? <WorkBoard /> : <WorkList />
}

function WorkList() {
  const { sortedList } = useTexts('lots')
  const state = useLotList('lots-in-work')
  const { list, lots, params } = state
  const { filter } = params
  const message = useListMessage(lots, filter, (next) => void state.setFilter(next), <NothingInWork />)
  const marks = usePendingMarks()
  const worked = listWorked(list?.data ?? [])
  useColleagueSteps(worked)
  const { open, toggle } = useOpenCard({
    ids: worked.map(({ lot }) => lot.id),
    chosen: params.open,
    named: state.named,
    unfold: state.unfold,
  })
  const narrow = useNarrow()
  const viewSwitch = <ViewSwitch isBoard={false} onChange={(isBoard) => void state.showBoard(isBoard)} />
  const isStatusEmpty = list?.total === 0 && Boolean(filter.workStatuses?.length || filter.assigneeId)
  return (
    <StepDialogs shown={worked}>
      <LotListPage
        state={state}
        view={viewSwitch}
        choice={
          <>
            {narrow && viewSwitch}
            <WorkStatusFilter statuses={ACTIVE_STATUSES} filter={filter} onChange={state.changeFilter} />
            <AssigneeFilter filter={filter} onChange={state.changeFilter} />
          </>
        }
      >
        {message ? (
          <Panel isFlush>
            {isStatusEmpty ? (
              <NoneChosen
                isOfPerson={!filter.workStatuses?.length}
                onShowAll={() => state.changeFilter({ workStatuses: null, assigneeId: null })}
              />
            ) : (
              message
            )}
          </Panel>
        ) : (
          <Stack component="ul" gap="md" aria-label={sortedList} aria-busy={lots.isPlaceholderData}>
            {!list && <LotCardSkeletons count={params.limit} />}
            {worked.map((about) => (
              <li key={about.lot.id}>
                <WorkCard
                  about={applyMarks(about, marks)}
                  isOpen={about.lot.id === open}
                  isNamed={about.lot.id === state.named}
                  isMarked={about.lot.id === state.marked}
                  onToggle={() => toggle(about.lot.id)}
                />
              </li>
            ))}
          </Stack>
        )}
        <ListPager state={state} />
      </LotListPage>
      <FailureDialog />
    </StepDialogs>
  )
}

function NoneChosen({ isOfPerson, onShowAll }: { isOfPerson: boolean; onShowAll(): unknown }) {
  const texts = useTexts('in-work').empty
  const person = useTexts('activity').filter
  return (
    <EmptyState
      title={isOfPerson ? person.empty : texts.status}
      text={isOfPerson ? person.emptyText : texts.statusText}
      action={
        <Button variant="default" onClick={() => void onShowAll()}>
          {texts.showAll}
        </Button>
      }
    />
  )
}

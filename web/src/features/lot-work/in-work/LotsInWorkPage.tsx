import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ACTIVE_STATUSES, isActive } from '@tendertap/domain/lot-work/statuses'
import { useTexts } from '../../../i18n/texts.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { WorkStatusFilter } from '../../lots/filter/WorkStatusFilter.tsx'
import { useListMessage } from '../../lots/list/ListNotes.tsx'
import { ListPager } from '../../lots/list/ListPager.tsx'
import { LotListPage } from '../../lots/list/LotListPage.tsx'
import { useLotList } from '../../lots/list/use-lot-list.ts'
import { getWork } from '../../lots/lot-facts.ts'
import type { Lot } from '../../lots/lot.ts'
import { LotCardSkeletons } from '../../lots/row/LotSkeletons.tsx'
import { useMe } from '../../session/current-session.ts'
import { AssigneeFilter } from './AssigneeFilter.tsx'
import { applyMarks, usePendingMarks } from './checklist/pending-marks.ts'
import { FailureDialog } from './FailureDialog.tsx'
import { StepDialogs } from './steps/StepDialogs.tsx'
import { useColleagueSteps } from './use-colleague-steps.ts'
import { useOpenCard } from './use-open-card.ts'
import type { WorkedLot } from './work-facts.ts'
import { WorkCard } from './WorkCard.tsx'

/** spec 2 §2: a lot whose placement is completed never shows here, even for a moment. */
function listWorked(lots: readonly Lot[]): WorkedLot[] {
  return lots.flatMap((lot) => {
    const work = getWork(lot)
    return work && isActive(work.status) ? [{ lot, work }] : []
  })
}

/** spec 2 §2, lots in work: from collecting documents to placement. */
export function LotsInWorkPage() {
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
  const isStatusEmpty = list?.total === 0 && Boolean(filter.workStatuses?.length || filter.assigneeId)
  return (
    <StepDialogs shown={worked}>
      <LotListPage
        state={state}
        choice={
          <Group gap="sm" wrap="nowrap">
            <WorkStatusFilter statuses={ACTIVE_STATUSES} filter={filter} onChange={state.changeFilter} />
            <AssigneeFilter filter={filter} onChange={state.changeFilter} />
          </Group>
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

/** A manager can take a lot; the others wait for one. */
function NothingInWork() {
  const texts = useTexts('in-work').empty
  const isManager = useMe()?.roles.includes('manager') ?? false
  return (
    <EmptyState
      title={texts.title}
      text={texts.text}
      action={
        isManager && <Button renderRoot={(props) => <Link to="/potential-lots" {...props} />}>{texts.choose}</Button>
      }
    />
  )
}

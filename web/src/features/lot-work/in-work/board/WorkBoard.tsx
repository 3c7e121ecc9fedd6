import type { LotFilter } from '@tendertap/domain/lots/filter'
import { STAGES, type Stage } from '@tendertap/domain/lot-work/stage'
import { formatTotal } from '@tendertap/domain/words/total'
import { useEffect, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { useTexts } from '../../../../i18n/texts.ts'
import { rememberList } from '../../../../lib/last-list.ts'
import { useNarrow } from '../../../../lib/use-narrow.ts'
import { Page } from '../../../../ui/page/Page.tsx'
import { Panel } from '../../../../ui/Panel.tsx'
import { SegmentedSwitch } from '../../../../ui/SegmentedSwitch.tsx'
import { FilterPanel } from '../../../lots/filter/FilterPanel.tsx'
import { ExportLots } from '../../../lots/list/ExportLots.tsx'
import { Freshness } from '../../../lots/list/Freshness.tsx'
import { ListHead } from '../../../lots/list/ListHead.tsx'
import { ListNotes, useListMessage } from '../../../lots/list/ListNotes.tsx'
import { chooseFilterToCount } from '../../../lots/list/lot-total.ts'
import { useLotListSearchParams } from '../../../lots/list/use-lot-list-search-params.ts'
import { AssigneeFilter } from '../AssigneeFilter.tsx'
import { applyMarks, usePendingMarks } from '../checklist/pending-marks.ts'
import { FailureDialog } from '../FailureDialog.tsx'
import { NothingInWork } from '../NothingInWork.tsx'
import { StepDialogs } from '../steps/StepDialogs.tsx'
import { useColleagueSteps } from '../use-colleague-steps.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { useColumn, type Column } from './use-column.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import classes from './WorkBoard.module.css'

/** Three columns for three stages. A lot moves by its steps alone: docs/decisions/0046. */
export function WorkBoard() {
  const texts = useTexts('lots')
  const title = useTexts('account').tabs['lots-in-work'].title
  const narrow = useNarrow()
  const { params, changeFilter, setFilter, sortBy, showBoard } = useLotListSearchParams('lots-in-work')
  const { workStatuses: _, ...filter } = params.filter
  const columns = [
    useColumn(1, filter, params.sort),
    useColumn(2, filter, params.sort),
    useColumn(3, filter, params.sort),
  ]
  const marks = usePendingMarks()
  const worked = columns.flatMap((column) => column.worked).map((about) => applyMarks(about, marks))
  const total = addTotals(columns)
  const message = useBoardMessage(columns, filter, (next) => void setFilter(next))
  useColleagueSteps(worked)
  const href = useLocation({ select: (location) => location.href })
  useEffect(() => rememberList(href), [href])
  const notes = columns[0]?.newest
  const viewSwitch = <ViewSwitch isBoard onChange={(isBoard) => void showBoard(isBoard)} />
  return (
    <StepDialogs shown={worked}>
      <Page title={title} isTitleHidden>
        <FilterPanel
          filter={filter}
          onChange={changeFilter}
          onClear={() => setFilter({})}
          isCatalogue={false}
          facets={null}
          onOpenChoices={() => undefined}
          total={total === null ? null : { count: total, shown: formatTotal(total, true) }}
        >
          {viewSwitch}
        </FilterPanel>
        <ListHead
          list="lots-in-work"
          choice={
            <>
              {narrow && viewSwitch}
              <AssigneeFilter filter={filter} onChange={changeFilter} />
            </>
          }
          save={
            <ExportLots
              list="lots-in-work"
              filter={chooseFilterToCount({ filter, sort: params.sort }, notes?.refused ?? null)}
              isDisabled={!total}
            />
          }
          count={total === null ? null : texts.count(total, formatTotal(total, true))}
          openTotal={null}
          filter={filter}
          onChange={changeFilter}
          onFilter={setFilter}
          sort={params.sort}
          hasMatch={worked.some(({ lot }) => lot.percent !== null)}
          onSort={(sort) => void sortBy(sort)}
        />
        {notes && <ListNotes list={{ ...notes, total: total ?? notes.total }} />}
        {message ? <Panel isFlush>{message}</Panel> : <Columns columns={columns} />}
        <Freshness />
      </Page>
      <FailureDialog />
    </StepDialogs>
  )
}

/** Beside each other; on a phone one at a time. */
function Columns({ columns }: { columns: readonly Column[] }) {
  const texts = useTexts('in-work')
  const narrow = useNarrow()
  const [chosen, setChosen] = useState<Stage>(1)
  if (!narrow)
    return (
      <div className={classes.board}>
        {columns.map((column) => (
          <BoardColumn key={column.stage} column={column} />
        ))}
      </div>
    )
  const shown = columns.find(({ stage }) => stage === chosen)
  return (
    <>
      <SegmentedSwitch
        label={texts.stagesLabel}
        value={String(chosen)}
        choices={columns.map(({ stage, total }) => ({
          value: String(stage),
          text: texts.board.columnWithCount(texts.stages[stage], total),
        }))}
        isFullWidth
        onChange={(value) => setChosen(STAGES.find((stage) => String(stage) === value) ?? 1)}
      />
      {shown && <BoardColumn column={shown} />}
    </>
  )
}

/** null until every column is counted */
function addTotals(columns: readonly Column[]): number | null {
  return columns.reduce<number | null>((sum, { total }) => (sum === null || total === null ? null : sum + total), 0)
}

/** Shown instead of the columns when all of them are empty. */
function useBoardMessage(columns: readonly Column[], filter: LotFilter, onFilter: (filter: LotFilter) => void) {
  const total = addTotals(columns)
  return useListMessage(
    {
      isLoadingError: false,
      error: null,
      isFetching: false,
      data: total === null ? undefined : { total, nearMatches: null },
      refetch: () => Promise.all(columns.map((column) => column.refetch())),
    },
    filter,
    onFilter,
    <NothingInWork />,
  )
}

import { ARCHIVED_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { WorkStatusFilter } from '../lots/filter/WorkStatusFilter.tsx'
import { useLotList } from '../lots/list/use-lot-list.ts'
import { ArchivedCard } from './ArchivedCard.tsx'
import { RecordPage } from './RecordPage.tsx'

/** spec 2 §2, archived lots: declined ones, and those that nobody took in time. */
export function ArchiveLotsPage() {
  const texts = useTexts('results').archive
  const state = useLotList('archive-lots')
  return (
    <RecordPage
      state={state}
      empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      choice={
        <WorkStatusFilter statuses={ARCHIVED_STATUSES} filter={state.params.filter} onChange={state.changeFilter} />
      }
      renderCard={(card) => <ArchivedCard {...card} />}
    />
  )
}

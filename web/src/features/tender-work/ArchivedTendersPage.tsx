import { formatDateTime } from '@tendertap/domain/clock'
import { ARCHIVED_STATUSES } from '@tendertap/domain/lot-work/statuses'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { WorkStatusFilter } from '../lots/filter/WorkStatusFilter.tsx'
import { TenderCard } from './TenderCard.tsx'
import { useTenderList, type TenderSummary } from './tender-list.ts'
import { TenderListPage } from './TenderListPage.tsx'

/** spec 2 §2, archived tenders: declined as a whole, or not taken in time. */
export function ArchivedTendersPage() {
  const texts = useTexts('tender-work')
  const state = useTenderList('tenders/getArchivedTenders')
  return (
    <TenderListPage
      state={state}
      title={texts.archiveTitle}
      choice={
        <WorkStatusFilter statuses={ARCHIVED_STATUSES} filter={state.params.filter} onChange={state.changeFilter} />
      }
      renderCard={(tender) => <ArchivedTenderCard tender={tender} />}
    />
  )
}

function ArchivedTenderCard({ tender }: { tender: TenderSummary }) {
  const texts = useTexts('tender-work')
  const { statuses } = useTexts('work')
  const { declinedAt, intoWorkStatus: status, listedLots } = tender
  return (
    <TenderCard
      tender={tender}
      listed={texts.inArchive(listedLots, formatNumber(listedLots))}
      facts={declinedAt === null ? [] : [{ label: statuses.declined, value: formatDateTime(declinedAt) }]}
    >
      <div>
        <Chip tone={status === 'declined' ? 'bad' : 'plain'}>{statuses[status]}</Chip>
      </div>
    </TenderCard>
  )
}

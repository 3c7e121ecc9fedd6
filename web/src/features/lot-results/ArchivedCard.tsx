import { formatDateTime } from '@tendertap/domain/clock'
import { DECLINING_ACTIONS, wasDeactivated } from '@tendertap/domain/lot-work/actions'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { getWork } from '../lots/lot-facts.ts'
import { LotCardFrame } from '../lots/decision/LotCardFrame.tsx'
import type { CardState } from './RecordPage.tsx'
import { WhoAndWhen } from './WhoAndWhen.tsx'

/** Declined, by whom and when; or not taken before its deadline, or before the portal withdrew it. */
export function ArchivedCard(card: CardState) {
  const texts = useTexts('results').archive
  const { statuses } = useTexts('work')
  const { plannedAmount } = useTexts('lots')
  const { lot } = card
  const work = getWork(lot)
  const ended = wasDeactivated(work?.meta ?? []) ? texts.deactivated : statuses[work?.status ?? 'not_processed']
  const end = { label: texts.deadline, value: formatDateTime(lot.Tender.applicationEndAt) }
  const withdrawn = lot.withdrawnAt === null ? [] : [{ label: texts.withdrawn, value: formatDateTime(lot.withdrawnAt) }]
  return (
    <LotCardFrame
      {...card}
      facts={[
        work
          ? { label: ended, value: <WhoAndWhen work={work} actions={DECLINING_ACTIONS} at={work.declinedAt} /> }
          : end,
        { label: plannedAmount, value: lot.amount !== null && formatTenge(lot.amount) },
        ...(work ? [end] : []),
        ...withdrawn,
      ]}
    >
      <div>
        <Chip tone={work ? 'bad' : 'plain'}>{ended}</Chip>
      </div>
    </LotCardFrame>
  )
}

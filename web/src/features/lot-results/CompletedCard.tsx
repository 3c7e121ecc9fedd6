import { Button, Group } from '@mantine/core'
import { decide, findNotice } from '@tendertap/domain/lot-work/workflow'
import { formatTenge } from '@tendertap/domain/money'
import { useTexts } from '../../i18n/texts.ts'
import { useNow } from '../../lib/use-now.ts'
import { QuietNotice } from '../../ui/QuietNotice.tsx'
import { getWork, toLotFacts, type LotWork } from '../lots/lot-facts.ts'
import { DossierButton } from '../lots/details/DossierButton.tsx'
import { useMe } from '../session/current-session.ts'
import { AwardNotice } from './AwardNotice.tsx'
import { LotCardFrame } from '../lots/decision/LotCardFrame.tsx'
import type { CardState } from './RecordPage.tsx'
import { ResultLine } from './ResultLine.tsx'
import { WhoAndWhen } from './WhoAndWhen.tsx'

interface CompletedCardProps extends CardState {
  /** The page shows the form, because the card may leave the list while it is open. */
  onFill(form: ResultForm): void
}

/** Of the lot alone, or of all placed lots of its tender. */
export type ResultForm = 'lot' | 'tender'

export function CompletedCard({ onFill, ...card }: CompletedCardProps) {
  const { lot } = card
  const texts = useTexts('results').completed
  const { statuses } = useTexts('work')
  const { plannedAmount } = useTexts('lots')
  const errors = useTexts('errors')
  const roles = useMe()?.roles ?? []
  const now = useNow()
  const work = getWork(lot)
  const price = work?.offerPrice ?? null
  const facts = toLotFacts(lot)
  const mayFill = decide('fillResult', facts, roles, now).allowed
  const notice = findNotice('fillResult', facts, roles, now)
  return (
    <LotCardFrame
      {...card}
      facts={[
        { label: texts.offerPrice, value: price !== null && <strong>{formatTenge(price)}</strong> },
        { label: plannedAmount, value: lot.amount !== null && formatTenge(lot.amount) },
        {
          label: statuses.placement_completed,
          value: work && <WhoAndWhen work={work} actions={['completeLot']} at={work.completedAt} />,
        },
      ]}
      actions={mayFill && work && <FillActions work={work} hasMoreLots={lot.Tender.lotsCount > 1} onFill={onFill} />}
    >
      {work && <ResultLine work={work} planned={lot.amount} />}
      {!card.isOpen && (
        <div>
          <DossierButton lotId={lot.id} />
        </div>
      )}
      {notice && work?.resultInfo === null && <QuietNotice>{errors[notice]}</QuietNotice>}
      {mayFill && work?.award && work.resultInfo === null && <AwardNotice award={work.award} />}
    </LotCardFrame>
  )
}

interface FillActionsProps {
  work: LotWork
  hasMoreLots: boolean
  onFill(form: ResultForm): void
}

/** Procurement's: the result of the lot and, where the tender has more lots, of all of them at once. */
function FillActions({ work, hasMoreLots, onFill }: FillActionsProps) {
  const texts = useTexts('results')
  return (
    <Group gap="sm">
      {hasMoreLots && (
        <Button flex="1 1 auto" variant="default" px="sm" onClick={() => onFill('tender')}>
          {texts.tender.open}
        </Button>
      )}
      <Button flex="1 1 auto" px="sm" variant={work.resultInfo ? 'default' : 'filled'} onClick={() => onFill('lot')}>
        {work.resultInfo ? texts.correct : texts.fill}
      </Button>
    </Group>
  )
}

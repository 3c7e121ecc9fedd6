import { Checkbox, Group } from '@mantine/core'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import type { Fact } from '../../../ui/Facts.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { Deadline } from '../facts/Deadline.tsx'
import { translateMethod } from '../facts/lot-words.ts'
import { MatchProfile } from '../facts/LotMatch.tsx'
import { MatchRing } from '../facts/MatchRing.tsx'
import { PortalWord } from '../facts/PortalWord.tsx'
import { Quantity } from '../facts/Quantity.tsx'
import { StatusChip } from '../facts/StatusChip.tsx'
import { getLotOrigin } from '../facts/unpublished.ts'
import { pickLotText, type Lot } from '../lot.ts'
import { LotAbout } from '../row/LotAbout.tsx'
import { LotSlot } from '../slots/LotSlot.tsx'
import { LotCardFrame } from './LotCardFrame.tsx'
import classes from './DecisionCard.module.css'

/** The checkbox of a card whose list lets several lots be selected. */
export interface CardSelection {
  label: string
  isSelected: boolean
  onChange(isSelected: boolean): void
}

interface DecisionCardProps {
  lot: Lot
  isOpen: boolean
  /** the URL names this lot */
  isMarked: boolean
  /** the person has just decided, and the list has not been loaded again */
  isDecided: boolean
  selection?: CardSelection | null
  onToggle(): void
}

/** spec 2 §2, the card of rate lots: until when, is it ours, what the others say, and the decision. */
export function DecisionCard({ lot, selection, ...card }: DecisionCardProps) {
  const texts = useTexts('lots')
  const titleId = useId()
  const { method } = lot.Tender
  return (
    <LotCardFrame
      {...card}
      lot={lot}
      titleId={titleId}
      beforeNames={lot.percent !== null && <MatchRing percent={lot.percent} />}
      afterNames={
        selection && (
          <Checkbox
            aria-label={selection.label}
            aria-describedby={titleId}
            checked={selection.isSelected}
            onChange={(event) => selection.onChange(event.currentTarget.checked)}
          />
        )
      }
      facts={useCardFacts(lot)}
      votes={<LotSlot name="badges" lot={lot} />}
      actions={<LotSlot name="actions" lot={lot} />}
    >
      <p className={`${classes.about} clamp`}>
        <LotAbout lot={lot} />
      </p>
      <Group gap="sm">
        {lot.status !== null && <StatusChip status={lot.status} />}
        {method !== null && (
          <Chip>
            <PortalWord word={translateMethod(texts, method)} original={method} />
          </Chip>
        )}
        <MatchProfile lot={lot} />
      </Group>
      <LotSlot name="reasons" lot={lot} />
      <LotSlot name="security" lot={lot} />
    </LotCardFrame>
  )
}

/** The deadline first: which lots burn? */
function useCardFacts(lot: Lot): Fact[] {
  const texts = useTexts('lots')
  const region = pickLotText(lot, 'katoName', useLanguage())
  const term = lot.deliveryTermDays
  const delivery = (
    <>
      {region && <SourceText {...region} />}
      {region && term !== null && ', '}
      {term !== null && texts.days(term, formatNumber(term))}
    </>
  )
  return [
    {
      label: texts.columns.deadline,
      value: <Deadline status={lot.status} end={lot.Tender.applicationEndAt} origin={getLotOrigin(lot)} />,
    },
    { label: texts.columns.amount, value: <strong>{formatTenge(lot.amount)}</strong> },
    { label: texts.quantity, value: lot.quantity === null ? null : <Quantity lot={lot} /> },
    { label: texts.delivery, value: (region !== null || term !== null) && delivery },
  ]
}

import { Checkbox, Group, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { formatTenge } from '@tendertap/domain/money'
import { formatNumber } from '@tendertap/domain/words/number'
import { Fragment, useId } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { LotDetails } from '../details/LotDetails.tsx'
import { Deadline } from '../facts/Deadline.tsx'
import { byCustomer, FilterLink } from '../facts/FilterLink.tsx'
import { translateMethod } from '../facts/lot-words.ts'
import { MatchProfile } from '../facts/LotMatch.tsx'
import { MatchRing } from '../facts/MatchRing.tsx'
import { PortalWord } from '../facts/PortalWord.tsx'
import { Quantity } from '../facts/Quantity.tsx'
import { StatusChip } from '../facts/StatusChip.tsx'
import { getLotOrigin } from '../facts/unpublished.ts'
import { pickLotText, type Lot } from '../lot.ts'
import { LotMarksScope } from '../marks/lot-marks.tsx'
import { LotToggle } from '../row/LotToggle.tsx'
import { LotAbout } from '../row/LotAbout.tsx'
import { TenderCode } from '../row/LotOrigin.tsx'
import { LotSlot } from '../slots/LotSlot.tsx'
import { Documentation } from './Documentation.tsx'
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
export function DecisionCard({ lot, isOpen, isMarked, isDecided, selection, onToggle }: DecisionCardProps) {
  const texts = useTexts('lots')
  const detailsId = useId()
  const titleId = useId()
  const { method } = lot.Tender
  const customer = pickLotText(lot, 'customer', useLanguage())
  return (
    <LotMarksScope>
      <article
        className={classes.card}
        data-lot={lot.id}
        data-open={isOpen || undefined}
        data-marked={isMarked || undefined}
        data-decided={isDecided || undefined}
      >
        <div className={classes.head}>
          {lot.percent !== null && <MatchRing percent={lot.percent} />}
          <div className={classes.names}>
            {customer && (
              <FilterLink filter={byCustomer(lot)} className={classes.customer}>
                <SourceText {...customer} />
              </FilterLink>
            )}
            <h2 className={classes.title} id={titleId}>
              <LotToggle {...{ lot, detailsId, isOpen, onToggle }} className={classes.toggle} />
            </h2>
            <MetaLine
              items={[
                lot.contractNumber !== null && (
                  <Fragment key="number">
                    {texts.lot} <SourceText text={lot.contractNumber} language={null} />
                  </Fragment>
                ),
                <TenderCode key="code" lot={lot} />,
              ]}
            />
          </div>
          {selection && (
            <Checkbox
              aria-label={selection.label}
              aria-describedby={titleId}
              checked={selection.isSelected}
              onChange={(event) => selection.onChange(event.currentTarget.checked)}
            />
          )}
        </div>
        <div className={classes.facts}>
          <CardFacts lot={lot} />
        </div>
        <Stack gap="sm" className={classes.body}>
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
        </Stack>
        <div className={classes.votes}>
          <LotSlot name="badges" lot={lot} />
        </div>
        <div className={classes.actions}>
          <LotSlot name="actions" lot={lot} />
        </div>
        <div className={classes.foot}>
          <Documentation lot={lot} />
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={onToggle}
          >
            {texts.more}
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </button>
        </div>
        {isOpen && (
          <div id={detailsId} className={classes.details}>
            <LotDetails lot={lot} level={3} isInCard withoutDocuments />
          </div>
        )}
      </article>
    </LotMarksScope>
  )
}

/** The deadline first: which lots burn? */
function CardFacts({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const region = pickLotText(lot, 'katoName', language)
  const term = lot.deliveryTermDays
  const delivery = (
    <>
      {region && <SourceText {...region} />}
      {region && term !== null && ', '}
      {term !== null && texts.days(term, formatNumber(term))}
    </>
  )
  return (
    <Facts
      layout="grid"
      facts={[
        {
          label: texts.columns.deadline,
          value: <Deadline status={lot.status} end={lot.Tender.applicationEndAt} origin={getLotOrigin(lot)} />,
        },
        { label: texts.columns.amount, value: <strong>{formatTenge(lot.amount)}</strong> },
        { label: texts.quantity, value: lot.quantity === null ? null : <Quantity lot={lot} /> },
        { label: texts.delivery, value: (region !== null || term !== null) && delivery },
      ]}
    />
  )
}

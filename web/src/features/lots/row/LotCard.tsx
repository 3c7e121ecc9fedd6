import { IconChevronDown } from '@tabler/icons-react'
import { formatTenge } from '@tendertap/domain/money'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { Deadline } from '../facts/Deadline.tsx'
import { pickLotName, pickLotText, type Lot } from '../lot.ts'
import { LotDetails } from '../details/LotDetails.tsx'
import { LotSlot } from '../slots/LotSlot.tsx'
import { LotOrigin } from './LotOrigin.tsx'
import { translateMethod } from '../facts/lot-words.ts'
import { MatchRing } from '../facts/MatchRing.tsx'
import { PortalWord } from '../facts/PortalWord.tsx'
import { Quantity } from '../facts/Quantity.tsx'
import { StatusChip } from '../facts/StatusChip.tsx'
import { WhereFound } from './WhereFound.tsx'
import classes from './LotCard.module.css'

interface LotCardProps {
  lot: Lot
  isOpen: boolean
  /** the URL names this lot */
  isMarked: boolean
  onToggle(): void
}

/** A lot on a phone. */
export function LotCard({ lot, isOpen, isMarked, onToggle }: LotCardProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const detailsId = useId()
  const { method, applicationEndAt } = lot.Tender
  const customer = pickLotText(lot, 'customer', language)
  const region = pickLotText(lot, 'katoName', language)
  return (
    <article
      className={classes.card}
      data-lot={lot.id}
      data-open={isOpen || undefined}
      data-marked={isMarked || undefined}
    >
      <div className={classes.head}>
        {lot.percent !== null && <MatchRing percent={lot.percent} />}
        <div className={classes.title}>
          {customer && <SourceText className={classes.meta} {...customer} />}
          <h2 className={classes.name}>
            <SourceText {...pickLotName(lot, language)} />
          </h2>
          <LotOrigin lot={lot} className={classes.meta} withoutCustomer />
          <WhereFound lot={lot} />
          {lot.standsForTender && <span className={classes.meta}>{texts.lotsNotPublished}</span>}
        </div>
      </div>
      <div className={classes.chips}>
        {lot.status !== null && <StatusChip status={lot.status} />}
        {method !== null && (
          <Chip>
            <PortalWord word={translateMethod(texts, method)} original={method} />
          </Chip>
        )}
        <LotSlot name="badges" lot={lot} />
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.columns.amount}</dt>
          <dd>{formatTenge(lot.amount)}</dd>
        </div>
        <div>
          <dt>{texts.quantity}</dt>
          <dd>
            <Quantity lot={lot} />
          </dd>
        </div>
        <div>
          <dt>{texts.region}</dt>
          <dd>{region ? <SourceText {...region} /> : '-'}</dd>
        </div>
        <div>
          <dt>{texts.columns.deadline}</dt>
          <dd>
            <Deadline status={lot.status} end={applicationEndAt} />
          </dd>
        </div>
      </dl>
      <LotSlot name="actions" lot={lot} />
      {isOpen && (
        <div id={detailsId} className={classes.details}>
          <LotDetails lot={lot} Heading="h3" />
        </div>
      )}
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        data-open={isOpen || undefined}
        onClick={onToggle}
      >
        {isOpen ? texts.hideDetails : texts.showDetails}
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </button>
    </article>
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import { formatTenge } from '@tendertap/domain/money'
import { Fragment, useId, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { MetaLine } from '../../ui/MetaLine.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { LotMatch } from '../lots/facts/LotMatch.tsx'
import { Quantity } from '../lots/facts/Quantity.tsx'
import { RussianMark } from '../lots/facts/RussianMark.tsx'
import { StatusChip } from '../lots/facts/StatusChip.tsx'
import { pickLotName, pickLotText, type Lot } from '../lots/lot.ts'
import { LotMarksScope } from '../lots/marks/lot-marks.tsx'
import { LotName } from '../lots/marks/LotName.tsx'
import { LotSlot } from '../lots/slots/LotSlot.tsx'
import type { Award } from './awards.ts'
import { LotResult } from './LotResult.tsx'
import { TenderLotDetails } from './TenderLotDetails.tsx'
import classes from './TenderLot.module.css'

interface TenderLotProps {
  lot: Lot
  /** the contracts, if it has any */
  awards: readonly Award[]
  isOpenAtFirst: boolean
}

/** A lot inside its tender; its details unfold below it. */
export function TenderLot({ lot, awards, isOpenAtFirst }: TenderLotProps) {
  const language = useLanguage()
  const [isOpen, setOpen] = useState(isOpenAtFirst && lot.withdrawnAt === null)
  const detailsId = useId()
  const description = pickLotText(lot, 'description', language)
  return (
    <LotMarksScope>
      <article className={classes.lot} data-lot={lot.id} data-withdrawn={lot.withdrawnAt !== null || undefined}>
        <div className={classes.head}>
          <div className={classes.names}>
            <Heading level={3} look="section">
              <button
                type="button"
                className={classes.toggle}
                aria-expanded={isOpen}
                aria-controls={detailsId}
                onClick={() => setOpen(!isOpen)}
              >
                <IconChevronDown size={18} stroke={1.7} aria-hidden />
                <LotName lot={lot} />
              </button>
            </Heading>
            <div className={classes.body}>
              {!isOpen && description && <SourceText className="one-line" {...description} />}
              <LotMeta lot={lot} />
              {awards.map((award, place) => (
                // a supplier may have two contracts of one day
                <LotResult key={place} award={award} planned={lot.amount} />
              ))}
            </div>
          </div>
          <p className={classes.amount}>
            <strong>{formatTenge(lot.amount)}</strong>
            <MetaLine items={[<Quantity key="quantity" lot={lot} />]} />
          </p>
        </div>
        <div className={classes.body}>
          <LotMatch lot={lot} />
          <LotSlot name="badges" lot={lot} />
          <LotSlot name="actions" lot={lot} />
          {isOpen && <TenderLotDetails id={detailsId} lot={lot} />}
        </div>
      </article>
    </LotMarksScope>
  )
}

function LotMeta({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const { withdrawnLot } = useTexts('tenders')
  const language = useLanguage()
  const isInRussian = language !== 'ru' && pickLotName(lot, language).language === 'ru'
  return (
    <MetaLine
      items={[
        isInRussian && <RussianMark key="language" language="ru" />,
        lot.contractNumber !== null && (
          <Fragment key="number">
            {texts.lot} <SourceText text={lot.contractNumber} language={null} />
          </Fragment>
        ),
        lot.withdrawnAt !== null ? (
          <Chip key="status" tone="bad">
            {withdrawnLot}
          </Chip>
        ) : (
          // most lots have the status of their tender, which stands above
          lot.status !== null && lot.status !== lot.Tender.status && <StatusChip key="status" status={lot.status} />
        ),
      ]}
    />
  )
}

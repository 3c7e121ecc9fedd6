import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { isEverPublished } from '@tendertap/domain/tenders/published-fields'
import { formatTenge } from '@tendertap/domain/money'
import { useId, useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { toExternalUrl } from '../../lib/external-url.ts'
import { Chip } from '../../ui/Chip.tsx'
import { SourceText } from '../../ui/SourceText.tsx'
import { Absent } from '../lots/facts/Absent.tsx'
import { DocumentLine } from '../lots/details/DocumentLine.tsx'
import { pickLotName, pickLotText, type Lot } from '../lots/lot.ts'
import { LotHeadingContext } from '../lots/details/lot-heading.ts'
import { LotHeading } from '../lots/details/LotHeading.tsx'
import { LotTerms } from '../lots/details/LotTerms.tsx'
import { Quantity } from '../lots/facts/Quantity.tsx'
import { StatusChip } from '../lots/facts/StatusChip.tsx'
import { LotSlot } from '../lots/slots/LotSlot.tsx'
import classes from './TenderLot.module.css'

interface TenderLotProps {
  lot: Lot
  isOpenAtFirst: boolean
}

/** A lot inside its tender; its details unfold below it. */
export function TenderLot({ lot, isOpenAtFirst }: TenderLotProps) {
  const texts = useTexts('lots')
  const { withdrawnLot } = useTexts('tenders')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(isOpenAtFirst && lot.withdrawnAt === null)
  const detailsId = useId()
  return (
    <article className={classes.lot} data-lot={lot.id} data-withdrawn={lot.withdrawnAt !== null || undefined}>
      <div className={classes.head}>
        <h3 className={classes.heading}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} stroke={1.7} className={classes.arrow} aria-hidden />
            <SourceText {...pickLotName(lot, language)} />
          </button>
        </h3>
        <p className={classes.meta}>
          {lot.contractNumber !== null && (
            <span>
              {texts.lot} <SourceText text={lot.contractNumber} language={null} />
            </span>
          )}
          {lot.withdrawnAt !== null ? (
            <Chip tone="bad">{withdrawnLot}</Chip>
          ) : (
            lot.status !== null && <StatusChip status={lot.status} />
          )}
        </p>
        <p className={classes.amount}>
          <span className={classes.sum}>{formatTenge(lot.amount)}</span>
          <span className={classes.quantity}>
            <Quantity lot={lot} />
          </span>
        </p>
      </div>
      <div className={classes.slots}>
        <LotSlot name="badges" lot={lot} />
        <LotSlot name="actions" lot={lot} />
      </div>
      {isOpen && (
        <div id={detailsId}>
          <LotHeadingContext value="h4">
            <div className={classes.details}>
              <div className={classes.column}>
                <LotTexts lot={lot} />
                <LotFiles lot={lot} />
              </div>
              <section>
                <LotHeading>{texts.terms}</LotHeading>
                <LotTerms lot={lot} withRegion isInTender />
              </section>
            </div>
            <div className={classes.slots}>
              <LotSlot name="panels" lot={lot} />
            </div>
          </LotHeadingContext>
        </div>
      )}
    </article>
  )
}

function LotTexts({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const description = pickLotText(lot, 'description', language)
  const additional = pickLotText(lot, 'additionalDescription', language)
  const url = lot.url === lot.Tender.url ? null : toExternalUrl(lot.url)
  return (
    <section>
      <LotHeading>{texts.description}</LotHeading>
      <p className={classes.text}>
        {description ? (
          <SourceText {...description} />
        ) : (
          <Absent field="description" source={lot.source} isHeadOnly={lot.standsForTender} />
        )}
      </p>
      {additional && (
        <p className={classes.text}>
          <SourceText {...additional} />
        </p>
      )}
      {url && (
        <a className={classes.portal} href={url} target="_blank" rel="noopener noreferrer">
          {texts.openOnPortal}
          <IconExternalLink size={15} stroke={1.7} aria-hidden />
          <span className="visually-hidden">({texts.inNewTab})</span>
        </a>
      )}
    </section>
  )
}

function LotFiles({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const isPublished = isEverPublished('documents', lot.source, lot.standsForTender)
  return (
    <section>
      <LotHeading>{texts.documents}</LotHeading>
      {lot.documents.length === 0 ? (
        <p className={classes.absent}>{isPublished ? texts.noDocuments : texts.notPublished}</p>
      ) : (
        <ul className={classes.documents}>
          {lot.documents.map((document) => (
            <DocumentLine key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
  )
}

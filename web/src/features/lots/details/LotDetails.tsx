import { IconExternalLink } from '@tabler/icons-react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { pickLotText, getPortalUrl, type Lot } from '../lot.ts'
import { LotSlot } from '../slots/LotSlot.tsx'
import { LotHeadingContext, type LotHeadingLevel } from './lot-heading.ts'
import { LotDocuments } from './LotDocuments.tsx'
import { LotHeading } from './LotHeading.tsx'
import { LotTerms } from './LotTerms.tsx'
import classes from './LotDetails.module.css'

interface LotDetailsProps {
  lot: Lot
  Heading: LotHeadingLevel
  /** Region and method, where the row has no room for them. */
  withRegion?: boolean
}

/** The details that unfold under a lot in a list. */
export function LotDetails({ lot, Heading, withRegion = false }: LotDetailsProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const description = pickLotText(lot, 'description', language)
  const additional = pickLotText(lot, 'additionalDescription', language)
  const url = getPortalUrl(lot)
  return (
    <LotHeadingContext value={Heading}>
      <div className={classes.details}>
        <section>
          <LotHeading>{texts.description}</LotHeading>
          <p className={description ? classes.text : classes.absent}>
            {description ? <SourceText {...description} /> : texts.notPublished}
          </p>
          {additional && (
            <p className={classes.text}>
              <SourceText {...additional} />
            </p>
          )}
          <a className={classes.portal} href={`/tender/${lot.TenderId}`} target="_blank" rel="noopener">
            {texts.openTender}
            <span className="visually-hidden">({texts.inNewTab})</span>
          </a>
          {url && (
            <a className={classes.portal} href={url} target="_blank" rel="noopener noreferrer">
              {texts.openOnPortal}
              <IconExternalLink size={15} stroke={1.7} aria-hidden />
              <span className="visually-hidden">({texts.inNewTab})</span>
            </a>
          )}
        </section>
        <section>
          <LotHeading>{texts.terms}</LotHeading>
          <LotTerms lot={lot} withRegion={withRegion} />
        </section>
        <LotDocuments lot={lot} />
      </div>
      <LotSlot name="panels" lot={lot} />
    </LotHeadingContext>
  )
}

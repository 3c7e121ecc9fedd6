import { formatDateTime } from '@tendertap/domain/clock'
import type { PublishedField } from '@tendertap/domain/tenders/published-fields'
import type { ReactNode } from 'react'
import { formatNumber } from '@tendertap/domain/words/number'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { Absent } from '../facts/Absent.tsx'
import { pickLotText, type Lot } from '../lot.ts'
import { translateMethod } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import classes from './LotDetails.module.css'

interface TermProps {
  label: string
  lot: Lot
  /** which field it is: one without a value says why */
  field: PublishedField
  children: ReactNode
}

function Term({ label, lot, field, children }: TermProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <Absent field={field} source={lot.source} isHeadOnly={lot.standsForTender} />}</dd>
    </div>
  )
}

interface LotTermsProps {
  lot: Lot
  /** Region and method, where the row has no room for them. */
  withRegion: boolean
  /** The tender's page already shows what is the same for all its lots. */
  isInTender?: boolean
}

export function LotTerms({ lot, withRegion, isInTender = false }: LotTermsProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const days = (value: number | null) => value !== null && texts.days(value, formatNumber(value))
  const region = pickLotText(lot, 'katoName', language)
  const address = pickLotText(lot, 'deliveryAddress', language)
  const { bidSecurityVolume, localContentMin, ensTruCode, ensTruNameRu } = lot
  const { method, publicationDate } = lot.Tender
  return (
    <dl className={classes.terms}>
      {withRegion && (
        <Term label={texts.region} lot={lot} field="region">
          {region && <SourceText {...region} />}
        </Term>
      )}
      {withRegion && !isInTender && (
        <Term label={texts.method} lot={lot} field="method">
          {method && <PortalWord word={translateMethod(texts, method)} original={method} />}
        </Term>
      )}
      {!isInTender && (
        <Term label={texts.published} lot={lot} field="publicationDate">
          {publicationDate && formatDateTime(publicationDate)}
        </Term>
      )}
      <Term label={texts.deliveryAddress} lot={lot} field="deliveryAddress">
        {address && <SourceText {...address} />}
      </Term>
      <Term label={texts.deliveryTerm} lot={lot} field="deliveryTermDays">
        {days(lot.deliveryTermDays)}
      </Term>
      <Term label={texts.contractTerm} lot={lot} field="contractTermDays">
        {days(lot.contractTermDays)}
      </Term>
      <Term label={texts.bidSecurity} lot={lot} field="bidSecurityVolume">
        {bidSecurityVolume !== null && texts.percentOf(formatNumber(bidSecurityVolume))}
      </Term>
      <Term label={texts.localContent} lot={lot} field="localContentMin">
        {localContentMin !== null && texts.atLeast(formatNumber(localContentMin))}
      </Term>
      <Term label={texts.ensTru} lot={lot} field="ensTru">
        {ensTruCode && (
          <>
            <SourceText text={ensTruCode} language={null} />
            {/* The classifier names its codes in Russian only. */}
            {ensTruNameRu && <SourceText className={classes.note} text={ensTruNameRu} language="ru" />}
          </>
        )}
      </Term>
    </dl>
  )
}

import { formatDateTime } from '@tendertap/domain/clock'
import type { ReactNode } from 'react'
import { formatNumber } from '../../i18n/number.ts'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { lotText, type Lot } from './lot.ts'
import { methodWord } from './lot-words.ts'
import { PortalWord } from './PortalWord.tsx'
import classes from './LotDetails.module.css'

/** A field the portal leaves out says so. */
function Term({ label, children }: { label: string; children: ReactNode }) {
  const { notPublished } = useTexts('lots')
  return (
    <div>
      <dt>{label}</dt>
      <dd className={children ? undefined : classes.absent}>{children || notPublished}</dd>
    </div>
  )
}

interface LotTermsProps {
  lot: Lot
  /** Region and method, where the row has no room for them. */
  withRegion: boolean
}

export function LotTerms({ lot, withRegion }: LotTermsProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const days = (value: number | null) => value !== null && texts.days(value, formatNumber(value))
  const region = lotText(lot, 'katoName', language)
  const address = lotText(lot, 'deliveryAddress', language)
  const { bidSecurityVolume, localContentMin, ensTruCode, ensTruNameRu } = lot
  const { method, publicationDate } = lot.Tender
  return (
    <dl className={classes.terms}>
      {withRegion && (
        <>
          <Term label={texts.region}>{region && <SourceText {...region} />}</Term>
          <Term label={texts.method}>{method && <PortalWord word={methodWord(texts, method)} written={method} />}</Term>
        </>
      )}
      <Term label={texts.published}>{publicationDate && formatDateTime(publicationDate)}</Term>
      <Term label={texts.deliveryAddress}>{address && <SourceText {...address} />}</Term>
      <Term label={texts.deliveryTerm}>{days(lot.deliveryTermDays)}</Term>
      <Term label={texts.contractTerm}>{days(lot.contractTermDays)}</Term>
      <Term label={texts.bidSecurity}>{bidSecurityVolume !== null && texts.percentOf(formatNumber(bidSecurityVolume))}</Term>
      <Term label={texts.localContent}>{localContentMin !== null && texts.atLeast(formatNumber(localContentMin))}</Term>
      <Term label={texts.ensTru}>
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

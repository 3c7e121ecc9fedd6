import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import type { PublishedField } from '@tendertap/domain/tenders/published-fields'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { Absent } from '../lots/facts/Absent.tsx'
import { Deadline } from '../lots/facts/Deadline.tsx'
import { translateMethod } from '../lots/facts/lot-words.ts'
import { PortalWord } from '../lots/facts/PortalWord.tsx'
import { StatusChip } from '../lots/facts/StatusChip.tsx'
import { ContactEmail, ContactPhone } from './Contacts.tsx'
import type { Tender } from '../lots/tender.ts'
import { isHeadOnly, pickTenderCustomer } from './tender.ts'
import classes from './TenderFacts.module.css'

/** spec 2 §2: the info cards. */
export function TenderFacts({ tender }: { tender: Tender }) {
  const texts = useTexts('tenders')
  const lotsTexts = useTexts('lots')
  const customer = pickTenderCustomer(tender, useLanguage())
  const { method, status, contactEmail, contactPhone, customerFullAddress: address } = tender
  const headOnly = isHeadOnly(tender)
  const fact = (label: string, field: PublishedField | null, value: ReactNode, size?: 'wide' | 'wide-on-narrow') => (
    <div className={classes.fact} data-size={size}>
      <dt>{label}</dt>
      <dd>{value || (field ? <Absent field={field} source={tender.source} isHeadOnly={headOnly} /> : '-')}</dd>
    </div>
  )
  const date = (label: string, field: 'applicationStartAt' | 'publicationDate' | 'applicationOpenAt') =>
    fact(label, field, tender[field] && formatDateTime(tender[field]))
  return (
    <section aria-label={texts.facts}>
      <dl className={classes.facts}>
        {fact(texts.customer, null, customer && <SourceText {...customer} />, 'wide')}
        {fact(
          lotsTexts.method,
          'method',
          method && <PortalWord word={translateMethod(lotsTexts, method)} written={method} />,
        )}
        {fact(texts.status, null, status && <StatusChip status={status} />)}
        {fact(texts.plannedAmount, null, <span className={classes.sum}>{formatTenge(tender.plannedAmount)}</span>)}
        {date(texts.applicationStart, 'applicationStartAt')}
        {fact(texts.applicationEnd, null, <Deadline status={status} end={tender.applicationEndAt} />)}
        {date(lotsTexts.published, 'publicationDate')}
        {date(texts.opening, 'applicationOpenAt')}
        {fact(texts.contactPhone, 'contactPhone', contactPhone && <ContactPhone phone={contactPhone} />)}
        {fact(
          texts.contactEmail,
          'contactEmail',
          contactEmail && <ContactEmail email={contactEmail} />,
          'wide-on-narrow',
        )}
        {fact(
          texts.address,
          'customerFullAddress',
          address && <SourceText text={address} language="ru" />,
          'wide-on-narrow',
        )}
      </dl>
    </section>
  )
}

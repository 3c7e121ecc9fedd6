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
  const renderFact = (
    label: string,
    field: PublishedField | null,
    value: ReactNode,
    size?: 'wide' | 'wide-on-narrow',
  ) => (
    <div className={classes.fact} data-size={size}>
      <dt>{label}</dt>
      <dd>{value || (field ? <Absent field={field} source={tender.source} isHeadOnly={headOnly} /> : '-')}</dd>
    </div>
  )
  const renderDate = (label: string, field: 'applicationStartAt' | 'publicationDate' | 'applicationOpenAt') =>
    renderFact(label, field, tender[field] && formatDateTime(tender[field]))
  return (
    <section aria-label={texts.facts}>
      <dl className={classes.facts}>
        {renderFact(texts.customer, null, customer && <SourceText {...customer} />, 'wide')}
        {renderFact(
          lotsTexts.method,
          'method',
          method && <PortalWord word={translateMethod(lotsTexts, method)} original={method} />,
        )}
        {renderFact(texts.status, null, status && <StatusChip status={status} />)}
        {renderFact(
          texts.plannedAmount,
          null,
          <span className={classes.sum}>{formatTenge(tender.plannedAmount)}</span>,
        )}
        {renderDate(texts.applicationStart, 'applicationStartAt')}
        {renderFact(texts.applicationEnd, null, <Deadline status={status} end={tender.applicationEndAt} />)}
        {renderDate(lotsTexts.published, 'publicationDate')}
        {renderDate(texts.opening, 'applicationOpenAt')}
        {renderFact(texts.contactPhone, 'contactPhone', contactPhone && <ContactPhone phone={contactPhone} />)}
        {renderFact(
          texts.contactEmail,
          'contactEmail',
          contactEmail && <ContactEmail email={contactEmail} />,
          'wide-on-narrow',
        )}
        {renderFact(
          texts.address,
          'customerFullAddress',
          address && <SourceText text={address} language="ru" />,
          'wide-on-narrow',
        )}
      </dl>
    </section>
  )
}

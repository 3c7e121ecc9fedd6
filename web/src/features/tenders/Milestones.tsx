import { formatDateTime } from '@tendertap/domain/clock'
import type { Texts } from '../../i18n/dictionaries.ts'
import { useNow } from '../../lib/use-now.ts'
import { Absent } from '../../ui/Absent.tsx'
import type { PublishedFact } from '../lots/facts/unpublished.ts'
import type { Tender } from '../lots/tender.ts'
import classes from './TenderPage.module.css'

interface Milestone extends PublishedFact {
  at: string | null
}

/** The dates of a tender in the order in which they come. */
export function listMilestones(tender: Tender, texts: Texts['tenders'], lotsTexts: Texts['lots']): Milestone[] {
  const date = (label: string, field: Milestone['field'], at: string | null): Milestone => ({
    label,
    field,
    at,
    value: at && formatDateTime(at),
  })
  return [
    date(lotsTexts.published, 'publicationDate', tender.publicationDate),
    date(texts.applicationStart, 'applicationStartAt', tender.applicationStartAt),
    date(texts.applicationEnd, 'applicationEndAt', tender.applicationEndAt),
    date(texts.opening, 'applicationOpenAt', tender.applicationOpenAt),
  ]
}

/** From the publication to the opening of the applications; what is past has the colour of the accent. */
export function Milestones({ steps }: { steps: readonly Milestone[] }) {
  const now = useNow().toISOString()
  return (
    <dl className={classes.milestones}>
      {steps.map(({ label, at, value, absent }) => (
        <div key={label} data-past={(at !== null && at <= now) || undefined}>
          <dt>{label}</dt>
          <dd>{value || <Absent reason={absent} />}</dd>
        </div>
      ))}
    </dl>
  )
}

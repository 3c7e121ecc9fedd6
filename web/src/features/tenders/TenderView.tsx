import { ChangeHistory } from './history/ChangeHistory.tsx'
import { StageBanner } from './StageBanner.tsx'
import type { Tender } from '../lots/tender.ts'
import { TenderDocuments } from './TenderDocuments.tsx'
import { TenderFacts } from './TenderFacts.tsx'
import { TenderHeading } from './TenderHeading.tsx'
import { TenderLots } from './TenderLots.tsx'
import { TenderNotices } from './TenderNotices.tsx'
import classes from './TenderPage.module.css'

interface TenderViewProps {
  tender: Tender
  /** it could not be refreshed */
  isStale: boolean
}

export function TenderView({ tender, isStale }: TenderViewProps) {
  return (
    <article className={classes.page}>
      <TenderHeading tender={tender} />
      <TenderNotices tender={tender} isStale={isStale} />
      <StageBanner tender={tender} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <TenderFacts tender={tender} />
          <TenderDocuments tender={tender} />
          <TenderLots tender={tender} />
        </div>
        <ChangeHistory tenderId={tender.id} />
      </div>
    </article>
  )
}

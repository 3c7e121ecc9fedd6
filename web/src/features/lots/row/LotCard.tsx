import { IconChevronDown } from '@tabler/icons-react'
import { PUBLISHED } from '@tendertap/domain/lots/vocabulary'
import { formatTenge } from '@tendertap/domain/money'
import { useId } from 'react'
import { useLanguage } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { LotDetails } from '../details/LotDetails.tsx'
import { TimeLeft } from '../facts/Deadline.tsx'
import { byCustomer, FilterLink } from '../facts/FilterLink.tsx'
import { MatchProfile } from '../facts/LotMatch.tsx'
import { MatchRing } from '../facts/MatchRing.tsx'
import { pickLotText, type Lot } from '../lot.ts'
import { LotMarksScope } from '../marks/lot-marks.tsx'
import { LotToggle } from './LotToggle.tsx'
import { LotSlot } from '../slots/LotSlot.tsx'
import { LotAbout } from './LotAbout.tsx'
import { findDocumentMatch } from './where-found.ts'
import classes from './LotCard.module.css'

interface LotCardProps {
  lot: Lot
  /** the status that needs no mention */
  expectedStatus?: string | null
  /** of its heading; 3 under the heading of a tier */
  level?: 2 | 3
  isOpen: boolean
  /** the URL names this lot */
  isMarked: boolean
  onToggle(): void
}

/** A lot on a phone: three lines. A tap anywhere on them unfolds the rest. */
export function LotCard({ lot, expectedStatus = PUBLISHED, level = 2, isOpen, isMarked, onToggle }: LotCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const language = useLanguage()
  const detailsId = useId()
  const customer = pickLotText(lot, 'customer', language)
  return (
    <LotMarksScope>
      <article
        className={classes.card}
        data-lot={lot.id}
        data-open={isOpen || undefined}
        data-marked={isMarked || undefined}
      >
        <div className={classes.front}>
          <div className={classes.head}>
            {lot.percent !== null && <MatchRing percent={lot.percent} />}
            <div className={classes.lines}>
              <Title className={classes.line}>
                <LotToggle {...{ lot, detailsId, isOpen, onToggle }} className={`${classes.toggle} one-line`} />
                <IconChevronDown size={16} stroke={1.8} className={classes.chevron} aria-hidden />
              </Title>
              {/* the name of a document and its words need two lines */}
              <p className={`${classes.about} ${findDocumentMatch(lot) ? 'clamp' : 'one-line'}`}>
                <LotAbout lot={lot} />
              </p>
              <p className={classes.line}>
                <span className={classes.customer}>
                  {customer && (
                    <FilterLink filter={byCustomer(lot)} className="one-line">
                      <SourceText {...customer} />
                    </FilterLink>
                  )}
                </span>
                <span className={classes.sum}>{formatTenge(lot.amount)}</span>
                <TimeLeft
                  status={lot.status}
                  end={lot.Tender.applicationEndAt}
                  isStatusShown={lot.status !== expectedStatus}
                />
              </p>
            </div>
          </div>
          <MatchProfile lot={lot} />
          <LotSlot name="badges" lot={lot} />
          {/* a folded card is three lines, so that a phone shows four of them */}
          {isOpen && <LotSlot name="actions" lot={lot} />}
        </div>
        {isOpen && (
          <div id={detailsId} className={classes.details}>
            <LotDetails lot={lot} level={level === 2 ? 3 : 4} isInCard />
          </div>
        )}
      </article>
    </LotMarksScope>
  )
}

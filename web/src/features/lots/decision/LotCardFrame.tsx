import { Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, useId, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { Facts, type Fact } from '../../../ui/Facts.tsx'
import { MetaLine } from '../../../ui/MetaLine.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { LotDetails } from '../details/LotDetails.tsx'
import { byCustomer, FilterLink } from '../facts/FilterLink.tsx'
import { pickLotText, type Lot } from '../lot.ts'
import { LotMarksScope } from '../marks/lot-marks.tsx'
import { TenderCode } from '../row/LotOrigin.tsx'
import { LotToggle } from '../row/LotToggle.tsx'
import { Documentation } from './Documentation.tsx'
import classes from './DecisionCard.module.css'

interface LotCardFrameProps {
  lot: Lot
  isOpen: boolean
  /** the URL names this lot */
  isMarked: boolean
  /** the person has just decided, and the list has not been loaded again */
  isDecided?: boolean
  /** for an element beside the title that is about it */
  titleId?: string
  beforeNames?: ReactNode
  afterNames?: ReactNode
  facts: readonly Fact[]
  children: ReactNode
  votes?: ReactNode
  actions?: ReactNode
  onToggle(): void
}

/** The card of a lot wherever somebody decides on it or looks back at it: what it is, its facts, its documentation. */
export function LotCardFrame({
  lot,
  isOpen,
  isMarked,
  isDecided = false,
  titleId,
  beforeNames,
  afterNames,
  facts,
  children,
  votes,
  actions,
  onToggle,
}: LotCardFrameProps) {
  const texts = useTexts('lots')
  const detailsId = useId()
  const customer = pickLotText(lot, 'customer', useLanguage())
  return (
    <LotMarksScope>
      <article
        className={classes.card}
        data-lot={lot.id}
        data-open={isOpen || undefined}
        data-marked={isMarked || undefined}
        data-decided={isDecided || undefined}
      >
        <div className={classes.head}>
          {beforeNames}
          <div className={classes.names}>
            {customer && (
              <FilterLink filter={byCustomer(lot)} className={classes.customer}>
                <SourceText {...customer} />
              </FilterLink>
            )}
            <h2 className={classes.title} id={titleId}>
              <LotToggle {...{ lot, detailsId, isOpen, onToggle }} className={classes.toggle} />
            </h2>
            <MetaLine
              items={[
                lot.contractNumber !== null && (
                  <Fragment key="number">
                    {texts.lot} <SourceText text={lot.contractNumber} language={null} />
                  </Fragment>
                ),
                <TenderCode key="code" id={lot.TenderId} code={lot.Tender.code} />,
              ]}
            />
          </div>
          {afterNames}
        </div>
        <div className={classes.facts}>
          <Facts layout="grid" facts={facts} />
        </div>
        <Stack gap="sm" className={classes.body}>
          {children}
        </Stack>
        {votes && <div className={classes.votes}>{votes}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
        <div className={classes.foot}>
          <Documentation lot={lot} />
          <button
            type="button"
            className={classes.more}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={onToggle}
          >
            {texts.more}
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </button>
        </div>
        {isOpen && (
          <div id={detailsId} className={classes.details}>
            <LotDetails lot={lot} level={3} isInCard withoutDocuments />
          </div>
        )}
      </article>
    </LotMarksScope>
  )
}

import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { Deadline } from '../facts/Deadline.tsx'
import type { ColumnName } from '../list/lot-columns.ts'
import { pickLotName, pickLotText, type Lot } from '../lot.ts'
import { LotSlot } from '../slots/LotSlot.tsx'
import { LotOrigin } from './LotOrigin.tsx'
import { translateMethod } from '../facts/lot-words.ts'
import { MatchRing } from '../facts/MatchRing.tsx'
import { PortalWord } from '../facts/PortalWord.tsx'
import { Quantity } from '../facts/Quantity.tsx'
import { StatusChip } from '../facts/StatusChip.tsx'
import { WhereFound } from './WhereFound.tsx'
import classes from './LotTable.module.css'

interface LotCellProps {
  column: ColumnName
  lot: Lot
  detailsId: string
  isOpen: boolean
  /** a column of its own names the customer */
  withoutCustomer: boolean
  onToggle(): void
}

/** The content of one column in a lot's row. */
export function LotCell({ column, lot, detailsId, isOpen, withoutCustomer, onToggle }: LotCellProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const { method, publicationDate, applicationEndAt } = lot.Tender
  const customer = pickLotText(lot, 'customer', language)
  const region = pickLotText(lot, 'katoName', language)
  const cells: Record<ColumnName, () => ReactNode> = {
    percent: () => lot.percent !== null && <MatchRing percent={lot.percent} />,
    name: () => (
      <>
        <button
          type="button"
          className={classes.title}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={onToggle}
        >
          <SourceText {...pickLotName(lot, language)} />
        </button>
        <LotOrigin lot={lot} className={classes.meta} withoutCustomer={withoutCustomer} />
        <WhereFound lot={lot} />
        {lot.standsForTender && <span className={classes.meta}>{texts.lotsNotPublished}</span>}
        <LotSlot name="badges" lot={lot} />
        <LotSlot name="actions" lot={lot} />
      </>
    ),
    customer: () => customer && <SourceText className={classes.customerName} {...customer} />,
    amount: () => (
      <>
        <span className={classes.sum}>{formatTenge(lot.amount)}</span>
        <span className={classes.meta}>
          <Quantity lot={lot} />
        </span>
      </>
    ),
    region: () => (
      <>
        {region ? <SourceText {...region} /> : '-'}
        {method !== null && (
          <span className={classes.meta}>
            <PortalWord word={translateMethod(texts, method)} original={method} />
          </span>
        )}
      </>
    ),
    published: () => <span className={classes.meta}>{formatDateTime(publicationDate)}</span>,
    status: () => lot.status !== null && <StatusChip status={lot.status} />,
    deadline: () => <Deadline status={lot.status} end={applicationEndAt} />,
  }
  return cells[column]()
}

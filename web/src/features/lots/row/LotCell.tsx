import { formatDateTime } from '@tendertap/domain/clock'
import { formatTenge } from '@tendertap/domain/money'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { Deadline } from '../facts/Deadline.tsx'
import type { ColumnName } from '../list/lot-columns.ts'
import { pickLotText, type Lot } from '../lot.ts'
import { LotToggle } from './LotToggle.tsx'
import { LotPlaceContext } from '../slots/lot-place.ts'
import { LotSlot } from '../slots/LotSlot.tsx'
import { LotAbout } from './LotAbout.tsx'
import { LotOrigin } from './LotOrigin.tsx'
import { byCustomer, byRegion, FilterLink } from '../facts/FilterLink.tsx'
import { translateMethod } from '../facts/lot-words.ts'
import { MatchRing } from '../facts/MatchRing.tsx'
import { MissingValue } from '../facts/MissingValue.tsx'
import { LotMatch } from '../facts/LotMatch.tsx'
import { PortalWord } from '../facts/PortalWord.tsx'
import { Quantity } from '../facts/Quantity.tsx'
import { StatusChip } from '../facts/StatusChip.tsx'
import { getLotOrigin } from '../facts/unpublished.ts'
import classes from './LotTable.module.css'

interface LotCellProps {
  column: ColumnName
  /** the column has room for the ring of a match only */
  isShort: boolean
  lot: Lot
  detailsId: string
  isOpen: boolean
  /** a column of its own names the customer */
  withoutCustomer: boolean
  /** the status stands beside the deadline */
  isStatusShown: boolean
  onToggle(): void
}

/** The content of one column in a lot's row. */
export function LotCell(props: LotCellProps) {
  const { column, isShort, lot, isStatusShown } = props
  const texts = useTexts('lots')
  const language = useLanguage()
  const { method, publicationDate, applicationEndAt } = lot.Tender
  const customer = pickLotText(lot, 'customer', language)
  const region = pickLotText(lot, 'katoName', language)
  const origin = getLotOrigin(lot)
  const cells: Record<ColumnName, () => ReactNode> = {
    percent: () =>
      isShort ? lot.percent !== null && <MatchRing percent={lot.percent} /> : <LotMatch lot={lot} isNarrow />,
    name: () => <NameCell {...props} />,
    customer: () =>
      customer ? (
        <FilterLink filter={byCustomer(lot)} className="clamp">
          <SourceText {...customer} />
        </FilterLink>
      ) : (
        <MissingValue field={null} origin={origin} />
      ),
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
        <span className={classes.line}>
          {region ? (
            <FilterLink filter={byRegion(lot)}>
              <SourceText {...region} />
            </FilterLink>
          ) : (
            <MissingValue field="region" origin={origin} />
          )}
        </span>
        {method !== null && (
          <span className={classes.meta}>
            <PortalWord word={translateMethod(texts, method)} original={method} />
          </span>
        )}
      </>
    ),
    published: () => (
      <span className={classes.meta}>
        {publicationDate === null ? (
          <MissingValue field="publicationDate" origin={origin} />
        ) : (
          formatDateTime(publicationDate)
        )}
      </span>
    ),
    status: () =>
      lot.status === null ? <MissingValue field={null} origin={origin} /> : <StatusChip status={lot.status} />,
    deadline: () => (
      <Deadline status={lot.status} end={applicationEndAt} isStatusShown={isStatusShown} origin={origin} />
    ),
  }
  return cells[column]()
}

/** Three lines, or two in a compact table: the name, what it is about, where it comes from. */
function NameCell({ lot, detailsId, isOpen, withoutCustomer, onToggle }: LotCellProps) {
  return (
    <div className={classes.lot}>
      <div className={classes.lines}>
        <div className={classes.head}>
          <LotToggle {...{ lot, detailsId, isOpen, onToggle }} className={classes.title} />
          <span className={classes.meta}>
            <LotAbout lot={lot} />
          </span>
        </div>
        <LotOrigin lot={lot} withoutCustomer={withoutCustomer} />
      </div>
      <div className={classes.slots}>
        <LotPlaceContext value="row">
          <LotSlot name="badges" lot={lot} />
          <LotSlot name="actions" lot={lot} />
        </LotPlaceContext>
      </div>
    </div>
  )
}

import { formatTenge } from '@tendertap/domain/money'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { Deadline } from './Deadline.tsx'
import type { LotColumn } from './lot-columns.ts'
import { lotName, lotText, type Lot } from './lot.ts'
import { LotOrigin } from './LotOrigin.tsx'
import { methodWord } from './lot-words.ts'
import { MatchRing } from './MatchRing.tsx'
import { PortalWord } from './PortalWord.tsx'
import { Quantity } from './Quantity.tsx'
import { StatusChip } from './StatusChip.tsx'
import classes from './LotTable.module.css'

interface LotCellProps {
  column: LotColumn['name']
  lot: Lot
  detailsId: string
  isOpen: boolean
  onToggle(): void
}

/** What stands in one column of a lot's row. */
export function LotCell({ column, lot, detailsId, isOpen, onToggle }: LotCellProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const { method, applicationEndAt } = lot.Tender
  const region = lotText(lot, 'katoName', language)
  const cells: Record<LotColumn['name'], () => ReactNode> = {
    percent: () => lot.percent !== null && <MatchRing percent={lot.percent} />,
    name: () => (
      <>
        <button type="button" className={classes.title} aria-expanded={isOpen} aria-controls={detailsId} onClick={onToggle}>
          <SourceText {...lotName(lot, language)} />
        </button>
        <LotOrigin lot={lot} className={classes.meta} />
      </>
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
        {region ? <SourceText {...region} /> : '-'}
        {method !== null && (
          <span className={classes.meta}>
            <PortalWord word={methodWord(texts, method)} written={method} />
          </span>
        )}
      </>
    ),
    status: () => lot.status !== null && <StatusChip status={lot.status} />,
    deadline: () => <Deadline status={lot.status} end={applicationEndAt} />,
  }
  return cells[column]()
}

import { formatTenge } from '@tendertap/domain/money'
import { memo } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { TimeLeft } from '../facts/Deadline.tsx'
import { MatchRing } from '../facts/MatchRing.tsx'
import type { Lot } from '../lot.ts'
import { LotName } from '../marks/LotName.tsx'
import type { Reading } from './use-reading.ts'
import classes from './Reading.module.css'

/** The lots, two lines each: what it is, how long there is time for it, and how much it is. */
export function ReadingList({ reading: { lots, lot, isDone, show } }: { reading: Reading }) {
  const texts = useTexts('lots')
  return (
    <ul className={classes.list} aria-label={texts.sortedList}>
      {lots.map((one) => (
        <Row key={one.id} lot={one} isCurrent={one.id === lot.id} isDone={isDone(one)} onShow={show} />
      ))}
    </ul>
  )
}

interface RowProps {
  lot: Lot
  isCurrent: boolean
  isDone: boolean
  onShow(id: number): void
}

/** One stop of the Tab key for the whole list: the arrows and J, K go from lot to lot. */
const Row = memo(function Row({ lot, isCurrent, isDone, onShow }: RowProps) {
  const texts = useTexts('reading')
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-reading={lot.id}
        data-done={isDone || undefined}
        aria-current={isCurrent || undefined}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => onShow(lot.id)}
      >
        {lot.percent !== null && <MatchRing percent={lot.percent} />}
        <span className={classes.lines}>
          <span className="one-line">
            <LotName lot={lot} />
          </span>
          <span className={classes.meta}>
            <TimeLeft status={lot.status} end={lot.Tender.applicationEndAt} />
            <span className={classes.sum}>{formatTenge(lot.amount)}</span>
          </span>
        </span>
        {isDone && <span className="visually-hidden">{texts.done}</span>}
      </button>
    </li>
  )
})

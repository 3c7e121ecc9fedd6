import { memo } from 'react'
import type { Lot } from '../lot.ts'
import { LotMarksScope } from '../marks/lot-marks.tsx'
import { LotSlot } from '../slots/LotSlot.tsx'
import { ReadingContext, type ReadingContextValue } from './lot-commands.ts'
import { ReadingPane } from './ReadingPane.tsx'
import type { DrawnLot } from './use-drawn-lots.ts'
import classes from './Reading.module.css'

/** The lot, and beside it its documents. A lot that is not seen offers no keys. */
export function LotColumns({ lot, isUnseen, isInert, context }: DrawnLot & { context: ReadingContextValue }) {
  const column = { className: classes.column, 'data-column': true, 'data-unseen': isUnseen || undefined }
  return (
    <LotMarksScope>
      <ReadingContext value={isUnseen ? null : context}>
        <div className={classes.columns} data-unseen={isUnseen || undefined} inert={isInert}>
          <div {...column}>
            <Pane lot={lot} />
          </div>
          <div {...column}>
            <Documents lot={lot} />
          </div>
        </div>
      </ReadingContext>
    </LotMarksScope>
  )
}

// a move changes which lot is seen, not what is in it
const Pane = memo(ReadingPane)
const Documents = memo(function Documents({ lot }: { lot: Lot }) {
  return <LotSlot name="reading" lot={lot} />
})

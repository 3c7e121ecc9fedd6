import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '@tendertap/domain/words/number'
import { useTexts } from '../../i18n/texts.ts'
import { useNarrow } from '../../lib/use-narrow.ts'
import { Chip } from '../../ui/Chip.tsx'
import type { Tender } from '../lots/tender.ts'
import { toListedLot, isHeadOnly } from './tender.ts'
import { TenderLot } from './TenderLot.tsx'
import classes from './TenderPage.module.css'

// A tender may have a thousand lots; few are read at once.
const STEP = 20
const OPEN_AT_FIRST = { wide: 3, narrow: 1 }

/** spec 2 §2: the lots grid, each with its details and documents. */
export function TenderLots({ tender }: { tender: Tender }) {
  const texts = useTexts('tenders')
  const { empty, lotsNotPublished } = useTexts('lots')
  const openAtFirst = OPEN_AT_FIRST[useNarrow() ? 'narrow' : 'wide']
  const [shown, setShown] = useState(STEP)
  const lots = tender.LotOfTender
  const rest = Math.min(STEP, lots.length - shown)
  return (
    <section className={classes.panel} aria-label={texts.lots}>
      <div className={classes.panelHead}>
        <h2 className={classes.title}>{texts.lots}</h2>
        {isHeadOnly(tender) ? (
          <Chip>{lotsNotPublished}</Chip>
        ) : (
          <span className={classes.count}>{formatNumber(lots.length)}</span>
        )}
      </div>
      {isHeadOnly(tender) && <p className={classes.absent}>{texts.lotsNotPublishedText}</p>}
      {lots.length === 0 && <p className={classes.absent}>{empty}</p>}
      {!isHeadOnly(tender) &&
        lots
          .slice(0, shown)
          .map((lot) => (
            <TenderLot key={lot.id} lot={toListedLot(lot, tender)} isOpenAtFirst={lots.length <= openAtFirst} />
          ))}
      {rest > 0 && (
        <Button variant="default" className={classes.more} onClick={() => setShown(shown + STEP)}>
          {texts.moreLots(rest, formatNumber(rest))}
        </Button>
      )}
    </section>
  )
}

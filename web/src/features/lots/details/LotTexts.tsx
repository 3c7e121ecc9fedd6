import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'
import { RussianMark } from '../facts/RussianMark.tsx'
import { pickLotText, type Lot, type Wording } from '../lot.ts'
import { useLotWithMarks } from '../marks/lot-marks.tsx'
import classes from './LotDetails.module.css'

/** What the customer wrote about the lot. */
export function LotTexts({ lot: unmarked }: { lot: Lot }) {
  const lot = useLotWithMarks(unmarked)
  const texts = useTexts('lots')
  const language = useLanguage()
  const description = pickLotText(lot, 'description', language)
  const additional = pickLotText(lot, 'additionalDescription', language)
  const missing = lot.standsForTender ? <Absent reason={texts.lotsNotPublished} /> : <Absent />
  return (
    <>
      <p className={classes.text}>{description ? <Text wording={description} /> : missing}</p>
      {additional && (
        <p className={classes.text}>
          <Text wording={additional} />
        </p>
      )}
    </>
  )
}

function Text({ wording }: { wording: Wording }) {
  return (
    <>
      <SourceText {...wording} /> <RussianMark language={wording.language} />
    </>
  )
}

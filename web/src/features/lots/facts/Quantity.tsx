import { formatNumber } from '@tendertap/domain/words/number'
import { formatUnit } from '@tendertap/domain/words/unit'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { pickLotText, type Lot } from '../lot.ts'
import { toUnitName } from './unit-name.ts'
import classes from './Quantity.module.css'

/** The quantity with its unit: '120 шт.'. The unit is never broken: it moves to the next line as a whole. */
export function Quantity({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const { quantity, mkeiNameRu } = lot
  const ours = quantity === null ? texts.unitName(mkeiNameRu) : formatUnit(quantity, mkeiNameRu, language)
  const portals = pickLotText(lot, 'mkeiName', language)
  const unit = ours ? (
    <span className={classes.unit}>{quantity === null ? toUnitName(ours) : ours}</span>
  ) : (
    portals && <SourceText className={classes.unit} text={toUnitName(portals.text)} language={portals.language} />
  )
  return quantity === null ? (
    unit
  ) : (
    <>
      {formatNumber(quantity)} {unit}
    </>
  )
}

import { formatNumber } from '@tendertap/domain/words/number'
import { useLanguage } from '../../../i18n/texts.ts'
import { formatUnit } from '@tendertap/domain/words/unit'
import { SourceText } from '../../../ui/SourceText.tsx'
import { pickLotText, type Lot } from '../lot.ts'
import { toUnitName } from './unit-name.ts'
import classes from './Quantity.module.css'

/** The quantity with its unit: '120 шт.'. The unit is never broken: it moves to the next line as a whole. */
export function Quantity({ lot }: { lot: Lot }) {
  const language = useLanguage()
  const unit = pickLotText(lot, 'mkeiName', language)
  if (lot.quantity === null)
    return unit && <SourceText className={classes.unit} text={toUnitName(unit.text)} language={unit.language} />
  const unitText = formatUnit(lot.quantity, lot.mkeiNameRu, language)
  return (
    <>
      {formatNumber(lot.quantity)}{' '}
      {unitText ? (
        <span className={classes.unit}>{unitText}</span>
      ) : (
        unit && <SourceText className={classes.unit} text={toUnitName(unit.text)} language={unit.language} />
      )}
    </>
  )
}

import { formatNumber } from '../../i18n/number.ts'
import { useLanguage } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import { lotText, type Lot } from './lot.ts'
import { unitName } from './unit-name.ts'
import classes from './Quantity.module.css'

/** The quantity with its unit: '120 штука'. Where it does not fit into one line, the whole unit moves to the next. */
export function Quantity({ lot }: { lot: Lot }) {
  const unit = lotText(lot, 'mkeiName', useLanguage())
  if (lot.quantity === null && unit === null) return '-'
  return (
    <>
      {lot.quantity !== null && formatNumber(lot.quantity)}{' '}
      {unit && <SourceText className={classes.unit} text={unitName(unit.text)} language={unit.language} />}
    </>
  )
}

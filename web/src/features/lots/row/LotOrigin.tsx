import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { pickLotText, type Lot } from '../lot.ts'
import classes from './LotTable.module.css'

interface LotOriginProps {
  lot: Lot
  className?: string | undefined
  /** A card names the customer on a line of its own. */
  withoutCustomer?: boolean
}

const DOT = '\u00A0· '

/** Customer · lot number · tender code, which opens the tender. */
export function LotOrigin({ lot, className, withoutCustomer = false }: LotOriginProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const customer = withoutCustomer ? null : pickLotText(lot, 'customer', language)
  return (
    <span className={className}>
      {customer && (
        <>
          <SourceText {...customer} />
          {DOT}
        </>
      )}
      {lot.contractNumber !== null && (
        <>
          <span className={classes.number}>
            {texts.lot} <SourceText text={lot.contractNumber} language={null} />
          </span>
          {DOT}
        </>
      )}
      <a className={classes.code} href={`/tender/${lot.TenderId}`} target="_blank" rel="noopener">
        <SourceText text={lot.Tender.code} language={null} />
        <span className="visually-hidden"> ({texts.inNewTab})</span>
      </a>
    </span>
  )
}

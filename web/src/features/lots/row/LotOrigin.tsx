import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { byCustomer, FilterLink } from '../facts/FilterLink.tsx'
import { pickLotText, type Lot } from '../lot.ts'
import classes from './LotTable.module.css'

interface LotOriginProps {
  lot: Lot
  /** a column of its own names the customer */
  withoutCustomer: boolean
}

/** Customer · lot number · tender code, which opens the tender. One line: a long customer is cut, the code never is. */
export function LotOrigin({ lot, withoutCustomer }: LotOriginProps) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const customer = withoutCustomer ? null : pickLotText(lot, 'customer', language)
  return (
    <span className={classes.origin}>
      {customer && (
        <FilterLink filter={byCustomer(lot)} className={classes.customer}>
          <SourceText {...customer} />
        </FilterLink>
      )}
      {lot.contractNumber !== null && (
        <span>
          {texts.lot} <SourceText text={lot.contractNumber} language={null} />
        </span>
      )}
      <TenderCode id={lot.TenderId} code={lot.Tender.code} />
    </span>
  )
}

/** Opens the tender in a new tab. */
export function TenderCode({ id, code }: { id: number; code: string }) {
  const { newTab } = useTexts('public')
  return (
    <a className={classes.code} href={`/tender/${id}`} target="_blank" rel="noopener">
      <SourceText text={code} language={null} />
      <span className="visually-hidden"> {newTab}</span>
    </a>
  )
}

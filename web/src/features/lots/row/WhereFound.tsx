import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import type { Lot } from '../lot.ts'
import { findMatchPlace } from './where-found.ts'
import classes from './WhereFound.module.css'

/** Why a lot is in the list, when neither its name nor its customer says so. */
export function WhereFound({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const found = findMatchPlace(lot, useLanguage())
  return (
    <>
      {found && (
        <span className={classes.where}>
          {texts.foundIn[found.place]}: <SourceText {...found.wording} />
        </span>
      )}
      {lot.foundInDocuments && <span className={classes.where}>{texts.foundInDocuments}</span>}
    </>
  )
}

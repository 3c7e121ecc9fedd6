import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { RussianMark } from '../facts/RussianMark.tsx'
import { pickLotName, pickLotSummary, type Lot } from '../lot.ts'
import { findDocumentMatch, findMatchPlace } from './where-found.ts'

/** The line under the name, and before it whether the lot is described in Russian only: one mark for the row. */
export function LotAbout({ lot }: { lot: Lot }) {
  const name = pickLotName(lot, useLanguage())
  return (
    <>
      <RussianMark language={name.language} />
      <About lot={lot} />
    </>
  )
}

/**
 * What tells this lot from others of the same name. In a search that neither the name nor the customer answers: why the
 * lot is in the list.
 */
function About({ lot }: { lot: Lot }) {
  const texts = useTexts('lots')
  const language = useLanguage()
  const document = findDocumentMatch(lot)
  if (document) {
    return (
      <>
        {texts.foundIn.document}
        {document.name && (
          <>
            {' '}
            <SourceText {...document.name} asWritten />
          </>
        )}
        : <SourceText {...document.wording} asWritten />
      </>
    )
  }
  const found = findMatchPlace(lot, language)
  if (found) {
    return (
      <>
        {texts.foundIn[found.place]}: <SourceText {...found.wording} />
      </>
    )
  }
  if (lot.foundInDocuments) return texts.foundInDocuments
  if (lot.standsForTender) return texts.lotsNotPublished
  const summary = pickLotSummary(lot, language)
  return summary && <SourceText {...summary} />
}

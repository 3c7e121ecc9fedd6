import { useLanguage } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { pickLotName, type Lot } from '../lot.ts'
import { useLotWithMarks } from './lot-marks.tsx'

/** The name of a lot with all its marked words. */
export function LotName({ lot }: { lot: Lot }) {
  return <SourceText {...pickLotName(useLotWithMarks(lot), useLanguage())} />
}

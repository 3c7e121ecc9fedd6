import { CHANGE_DETAILS } from '@tendertap/domain/tenders/changes'
import { useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { translateMethod } from '../../lots/facts/lot-words.ts'
import { PortalWord } from '../../lots/facts/PortalWord.tsx'
import type { ChangeEntry } from './changes.ts'
import { FromTo } from './FromTo.tsx'

/** Classification, region, method and customer: what it was and what it is. */
export function ChangedDetails({ change: { before, after } }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const lotsTexts = useTexts('lots')
  const words = (detail: (typeof CHANGE_DETAILS)[number], written: string | null | undefined) => {
    if (!written) return null
    if (detail === 'method') return <PortalWord word={translateMethod(lotsTexts, written)} written={written} />
    return <SourceText text={written} language={detail === 'ensTruNameRu' || detail === 'customer' ? 'ru' : null} />
  }
  const changed = CHANGE_DETAILS.filter((detail) => detail in { ...before.details, ...after.details })
  return changed.map((detail) => (
    <FromTo
      key={detail}
      what={texts.details[detail]}
      before={words(detail, before.details?.[detail])}
      after={words(detail, after.details?.[detail])}
    />
  ))
}

import { REGIONS } from '@tendertap/domain/lots/regions'
import { CHANGE_DETAILS, type ChangeDetail } from '@tendertap/domain/tenders/changes'
import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { translateMethod } from '../facts/lot-words.ts'
import { PortalWord } from '../facts/PortalWord.tsx'
import type { ChangeEntry } from './changes.ts'
import { FromTo } from './FromTo.tsx'

/** Classification, region, method and customer: what it was and what it is. */
export function ChangedDetails({ change: { before, after } }: { change: ChangeEntry }) {
  const { history: texts } = useTexts('tenders')
  const changed = CHANGE_DETAILS.filter((detail) => detail in { ...before.details, ...after.details })
  const show = (detail: ChangeDetail, original: string | null | undefined) =>
    original ? <Detail detail={detail} original={original} /> : null
  return changed.map((detail) => (
    <FromTo
      key={detail}
      what={texts.details[detail]}
      before={show(detail, before.details?.[detail])}
      after={show(detail, after.details?.[detail])}
    />
  ))
}

function Detail({ detail, original }: { detail: ChangeDetail; original: string }) {
  const lotsTexts = useTexts('lots')
  const language = useLanguage()
  if (detail === 'method') return <PortalWord word={translateMethod(lotsTexts, original)} original={original} />
  if (detail === 'katoCode') {
    const region = REGIONS.find(({ code }) => original.startsWith(code))
    return [region?.name[language], original].filter(Boolean).join(', ')
  }
  return <SourceText text={original} language={detail === 'ensTruCode' ? null : 'ru'} />
}

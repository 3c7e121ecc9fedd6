import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../../i18n/texts.ts'
import { Absent } from '../../../ui/Absent.tsx'
import { SourceText } from '../../../ui/SourceText.tsx'

/** What the portal or the connector wrote itself. */
export function PortalText({ text }: { text: string }) {
  return <SourceText text={text} language={guessLanguage(text)} />
}

/** Why a list could not be read, if it could not. */
export function Problem({ text }: { text: string | null }) {
  const { noProblem } = useTexts('sources')
  return text ? <PortalText text={text} /> : <Absent reason={noProblem} />
}

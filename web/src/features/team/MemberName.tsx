import { guessLanguage } from '@tendertap/domain/languages'
import { useTexts } from '../../i18n/texts.ts'
import { SourceText } from '../../ui/SourceText.tsx'
import type { Member } from './panels.ts'

export function MemberName({ member: { fullName } }: { member: Member }) {
  const texts = useTexts('team')
  return fullName ? <SourceText text={fullName} language={guessLanguage(fullName)} /> : <>{texts.noName}</>
}

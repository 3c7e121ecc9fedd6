import { guessLanguage } from '@tendertap/domain/languages'
import { SourceText } from '../../../ui/SourceText.tsx'

export function PersonName({ name }: { name: string }) {
  return <SourceText text={name} language={guessLanguage(name)} asWritten />
}

import { useLanguage, useTexts } from '../../../i18n/texts.ts'
import { SourceText } from '../../../ui/SourceText.tsx'
import { FilledText } from '../../../ui/FilledText.tsx'
import { pickStepDocument, pickStepText } from './log-steps.ts'
import type { ChecklistItem, LogEntry } from './work-facts.ts'

/** What was done, as a sentence; a document is named. */
export function StepName({ entry, docs }: { entry: LogEntry; docs: readonly ChecklistItem[] }) {
  const texts = useTexts('in-work')
  const language = useLanguage()
  return (
    <FilledText text={pickStepText(entry, texts)}>
      <SourceText {...pickStepDocument(entry, docs, language)} asWritten />
    </FilledText>
  )
}

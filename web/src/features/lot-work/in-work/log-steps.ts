import { LOT_ACTIONS } from '@tendertap/domain/lot-work/actions'
import type { Language } from '@tendertap/domain/languages'
import type { InWorkTexts } from '../../../i18n/ru/in-work.ts'
import type { Wording } from '../../lots/lot.ts'
import { pickItemName, type ChecklistItem, type LogEntry } from './work-facts.ts'

/** A line of the log as a sentence, {document} in it being the name of the document or of the file. */
export function pickStepText({ action }: LogEntry, texts: InWorkTexts): string {
  const known = LOT_ACTIONS.find((one) => one === action)
  return known ? texts.log.actions[known] : texts.log.unknown
}

export function pickStepDocument(entry: LogEntry, docs: readonly ChecklistItem[], language: Language): Wording {
  if (entry.fileName !== null) return { text: entry.fileName, language: null }
  const item = docs.find(({ key }) => key === entry.documentKey)
  return item ? pickItemName(item, language) : { text: entry.documentKey ?? '…', language: null }
}

/** The same in plain text, for a notification. */
export function describeStep(
  entry: LogEntry,
  docs: readonly ChecklistItem[],
  texts: InWorkTexts,
  language: Language,
): string {
  return pickStepText(entry, texts).replace('{document}', () => pickStepDocument(entry, docs, language).text)
}

// Statuses, methods and document types are open sets: null for one we have no word for.
import { toMethodName } from '@tendertap/domain/lots/vocabulary'
import type { Texts } from '../../../i18n/dictionaries.ts'

type LotsTexts = Texts['lots']

function word(known: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null
}

export function translateStatus(texts: LotsTexts, status: string): string | null {
  return word(texts.statuses, status)
}

export function translateMethod(texts: LotsTexts, method: string): string | null {
  return word(texts.methods, toMethodName(method))
}

export function translateDocumentType(texts: LotsTexts, type: string): string | null {
  return word(texts.documentTypes, type)
}

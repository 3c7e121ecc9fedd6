// Portals may send statuses, methods and document types that we do not know. Those are translated to null.
import type { Texts } from '../../../i18n/dictionaries.ts'

type LotsTexts = Texts['lots']

function findWord(known: Readonly<Record<string, string>>, name: string): string | null {
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null
}

export function translateStatus(texts: LotsTexts, status: string): string | null {
  return texts.portalStatus(status)
}

export function translateMethod(texts: LotsTexts, method: string): string | null {
  return texts.portalMethod(method)
}

export function translateDocumentType(texts: LotsTexts, type: string): string | null {
  return findWord(texts.documentTypes, type)
}

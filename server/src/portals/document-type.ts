import type { DocumentType } from '@tendertap/domain/lots/vocabulary'

const BY_WORD: readonly (readonly [RegExp, DocumentType])[] = [
  [/специфик/i, 'Техническая спецификация'],
  [/договор/i, 'Проект договора'],
  [/конкурсн|тендерн|перечень/i, 'Конкурсная документация'],
]

/** One of the specification's three types if the portal's name contains its word; else the portal's name. */
export function toDocumentType(portalName: string): string {
  return BY_WORD.find(([word]) => word.test(portalName))?.[1] ?? portalName
}

import type { DocumentType } from '@tendertap/domain/lots/vocabulary'

const BY_WORD: readonly (readonly [RegExp, DocumentType])[] = [
  [/специфик/i, 'Техническая спецификация'],
  [/договор/i, 'Проект договора'],
  [/конкурсн|тендерн|перечень/i, 'Конкурсная документация'],
]

/** The three types of the specification by a word in the portal's own; any other stays as it is. */
export function documentType(portalName: string): string {
  return BY_WORD.find(([word]) => word.test(portalName))?.[1] ?? portalName
}

// Which entries of the checklist a change on the portal concerns: what was collected for the old document may not fit
// the new one.
import type { ChangedDocument, ChangeFacts, ChangeKind } from '../tenders/changes.ts'
import { type ChecklistEntry, PRICE_KEY } from './checklist.ts'

/** The bid security is a share of the amount. */
export const SECURITY_KEY = 'bid_security'

// what the portals call the documents behind an entry whose own name does not say it
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  qualification: ['Квалификационные требования', 'Біліктілік талаптары'],
  technical_specification: ['Техническое задание', 'Техникалық тапсырма'],
}

// words that nearly every document has in its name
const COMMON = [
  'для',
  'прилож',
  'докуме',
  'файл',
  'дополн',
  'закупа',
  'товар',
  'работ',
  'услуг',
  'қосымш',
  'құжат',
  'сатып',
]
const STEM_LENGTH = 6
const SHORTEST_WORD = 3
// a shorter word of an entry stands for no longer one
const SHORTEST_STEM = 4

/** The beginnings of the words that tell one document from another: they are the same in all cases and numbers. */
function listStems(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/\p{L}+/gu) ?? []
  return words
    .filter((word) => word.length >= SHORTEST_WORD && !COMMON.some((common) => word.startsWith(common)))
    .map((word) => word.slice(0, STEM_LENGTH))
}

/** Whether the entry names this type of document: one of its names has every word of the type that matters. */
export function namesDocument(entry: ChecklistEntry, { type }: Pick<ChangedDocument, 'type'>): boolean {
  if (entry.key === PRICE_KEY) return false
  const wanted = listStems(type)
  if (wanted.length === 0) return false
  const names = [entry.descriptionRu, entry.descriptionKz, entry.descriptionEn, ...(OTHER_NAMES[entry.key] ?? [])]
  return names.some((name) => {
    const stems = listStems(name ?? '')
    return wanted.every((stem) =>
      stems.some((own) => own.startsWith(stem) || (own.length >= SHORTEST_STEM && stem.startsWith(own))),
    )
  })
}

/** Keys of the collected entries that this change concerns. What is not collected yet is prepared for the new one. */
export function listEntriesToRecheck(
  change: { kind: ChangeKind; before: ChangeFacts | null; after: ChangeFacts | null },
  docs: readonly ChecklistEntry[],
): string[] {
  const collected = docs.filter((entry) => entry.collected)
  if (change.kind === 'amount') return collected.filter(({ key }) => key === SECURITY_KEY).map(({ key }) => key)
  if (change.kind !== 'documents') return []
  const documents = [...(change.before?.documents ?? []), ...(change.after?.documents ?? [])]
  return collected.filter((entry) => documents.some((document) => namesDocument(entry, document))).map(({ key }) => key)
}

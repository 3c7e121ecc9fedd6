import type { Lot } from '../lots/lot.ts'

type Mark = readonly [number, number]

/** The words that the search found in the lot and its documents, as they are written there. */
export function collectFoundWords(lot: Lot): string[] {
  const fields: Readonly<Record<string, unknown>> = { ...lot }
  const ofTender: Readonly<Record<string, unknown>> = { ...lot.Tender }
  const inFields = Object.entries(lot.highlights).flatMap(([name, marks]) => {
    const text = name.startsWith('Tender.') ? ofTender[name.slice('Tender.'.length)] : fields[name]
    return typeof text === 'string' ? cutOut(text, marks) : []
  })
  const { documentMatch } = lot
  const words = [...inFields, ...(documentMatch ? cutOut(documentMatch.text, documentMatch.marks) : [])]
  return [...new Set(words.map((word) => word.toLowerCase()))]
}

const cutOut = (text: string, marks: readonly Mark[]) => marks.map(([from, to]) => text.slice(from, to))

import type { LotDocument } from '../lots/lot.ts'

// «Техническая спецификация», «ТЗ», «техзадание», «техникалық ерекшелік»: as a type of a portal or in a file's name
const SPECIFICATION =
  /техни\S*[\s_.-]*(спецификац|задани|ерекшел|тапсырма)|тех[\s_.-]*(спец|задани)|(^|[\s_.-])тз([\s_.-]|$)|specification/iu

export function isSpecification({ documentType, originalFileName }: LotDocument): boolean {
  return [documentType, originalFileName].some((name) => name !== null && SPECIFICATION.test(name))
}

export function isPdf({ originalFileName, fileName }: LotDocument): boolean {
  return /\.pdf$/i.test(originalFileName ?? fileName ?? '')
}

/** What a person wants to see first: a technical specification that can be shown here, else any; else another PDF. */
export function chooseDocument(documents: readonly LotDocument[]): LotDocument | null {
  const score = (document: LotDocument) =>
    Number(document.state !== 'unavailable') * 4 + Number(isSpecification(document)) * 2 + Number(isPdf(document))
  const [best] = documents.toSorted((one, other) => score(other) - score(one))
  return best ?? null
}

// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import type { ReceiptLine } from '@tendertap/domain/matching/receipt'

type WireLine = Output<'matching/getLotMatches'>[number]['receipt'][number]

const NOTHING: Omit<WireLine, 'kind' | 'points'> = {
  keyword: null,
  found: null,
  field: null,
  code: null,
  nameRu: null,
  nameKz: null,
  isConfirmed: null,
}

/** Every line has every field; those that say nothing about its kind are null. */
export function presentReceiptLine(line: ReceiptLine): WireLine {
  return { ...NOTHING, ...line }
}

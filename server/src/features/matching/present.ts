// Rows → wire.
import type { Output } from '@tendertap/contract/calls/index'
import { NO_FACTS } from '@tendertap/contract/entities/lot-match'
import type { ReceiptLine } from '@tendertap/domain/matching/receipt'

type WireLine = Output<'matching/getLotMatches'>[number]['receipt'][number]

export function presentReceiptLine(line: ReceiptLine): WireLine {
  return { ...NO_FACTS, ...line }
}

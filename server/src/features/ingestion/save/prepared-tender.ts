// A tender of a page with the rows it will become.
import { toCompanyKey } from '@tendertap/domain/company-lists/names'
import type { CanonicalCustomer, CanonicalLot, CanonicalTender } from '../../../portals/canonical.ts'
import { makeLotRow, type LotRow } from './lot-fields.ts'
import { makeTenderRow, type TenderRow } from './tender-fields.ts'

export interface PreparedLot {
  lot: CanonicalLot
  row: LotRow
}

export interface PreparedTender {
  tender: CanonicalTender
  row: TenderRow
  lots: PreparedLot[]
}

export function prepareTender(tender: CanonicalTender): PreparedTender {
  // most lots have the customer of their tender, so the key is computed once
  const keys = new Map<CanonicalCustomer, string>()
  const findCustomerKey = (customer: CanonicalCustomer) => {
    const key = keys.get(customer) ?? toCompanyKey(customer.nameRu)
    keys.set(customer, key)
    return key
  }
  return {
    tender,
    row: makeTenderRow(tender, tender.source, findCustomerKey(tender.customer)),
    lots: tender.lots.map((lot) => ({ lot, row: makeLotRow(lot, tender.source, findCustomerKey(lot.customer)) })),
  }
}

/** The part with the least lot id gives the facts of the whole tender, so it does not matter which part came first. */
export function findLeastLotId({ lots }: PreparedTender): string {
  return lots.map(({ row }) => row.external_id).toSorted()[0] ?? ''
}

/** Joins two parts of one tender. */
export function joinParts(known: PreparedTender | undefined, part: PreparedTender): PreparedTender {
  if (!known) return part
  const [head, other] = findLeastLotId(known) <= findLeastLotId(part) ? [known, part] : [part, known]
  const lots = new Map([...other.lots, ...head.lots].map((lot) => [lot.row.external_id, lot]))
  const documents = new Map(
    [...other.tender.documents, ...head.tender.documents].map((document) => [document.url, document]),
  )
  return { ...head, tender: { ...head.tender, documents: [...documents.values()] }, lots: [...lots.values()] }
}

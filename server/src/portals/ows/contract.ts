// Who won: a signed contract names its supplier, and by its units the lots it is about.
import { z } from 'zod'
import { parsePortalInstant } from '../almaty-time.ts'
import type { CanonicalAward } from '../canonical.ts'
import type { Reading } from '../connector.ts'
import { toCustomer } from '../customer.ts'
import { decimal, id, list, optionalId, text } from '../fields.ts'
import { sumAmounts } from '../sum-amounts.ts'

const contract = z.object({
  id,
  trdBuyId: optionalId,
  refContractStatusId: z.int().nullish(),
  signDate: text,
  contractSum: decimal,
  supplierBiin: text,
  Supplier: z.object({ nameRu: text, nameKz: text }).nullish(),
  ContractUnits: list(z.object({ lotId: optionalId, totalSum: decimal })),
})

// ids of ref_contract_status
/** Being drawn up, agreed, signed or registered: nobody is bound yet. */
const DRAFTS: ReadonlySet<number> = new Set([110, 115, 120, 125, 130, 131, 135, 160, 165])
/**
 * Not concluded, refused, dissolved, void; another winner; 455: replaced by its supplementary agreement, a contract of
 * its own.
 */
const ENDED: ReadonlySet<number> = new Set([330, 340, 350, 410, 420, 430, 455, 461, 462, 463, 480])

export function readContract(payload: unknown): Reading {
  const read = contract.parse(payload)
  const status = read.refContractStatusId ?? 0
  // Direct contracts belong to no announcement, and units without a lot to none of ours: the portal writes 0.
  const units = read.ContractUnits.filter(({ lotId }) => lotId !== null && lotId !== '0')
  const byLot = Map.groupBy(units, ({ lotId }) => lotId ?? '')
  const written = read.Supplier ?? { nameRu: null, nameKz: null }
  if (byLot.size === 0 || DRAFTS.has(status) || (read.Supplier === null && read.supplierBiin === null))
    return { kind: 'nothing' }
  const supplier = toCustomer({ ...written, bin: read.supplierBiin, address: null }, 'Поставщик не указан')
  const awards = [...byLot].map(([lotExternalId, ofLot]): CanonicalAward => ({
    externalId: read.id,
    lotExternalId,
    supplier,
    amount: sumAmounts(ofLot.map(({ totalSum }) => totalSum)) ?? (byLot.size === 1 ? read.contractSum : null),
    concludedAt: parsePortalInstant(read.signDate),
    participants: null,
    withdrawn: ENDED.has(status),
  }))
  return { kind: 'awards', awards, tenderExternalId: read.trdBuyId === '0' ? null : read.trdBuyId }
}

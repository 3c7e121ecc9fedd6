// What analytics tells of purchases. Every field is ours: the specification names analytics but does not describe it.
import { z } from 'zod'
import { PURCHASE_STATES } from '@tendertap/domain/analytics/purchase-states'
import { amount, catalogueNumber, instant, textOrNull } from '../fields/fields.ts'

/** A customer or a supplier. */
export const company = z.object({
  id: catalogueNumber,
  nameRu: z.string(),
  nameKz: textOrNull,
  nameEn: textOrNull,
  bin: textOrNull,
})

/** A lot behind a figure. */
export const purchaseLine = z.object({
  lotId: catalogueNumber,
  contractNumber: z.string(),
  TenderId: catalogueNumber,
  tenderCode: z.string(),
  nameRu: textOrNull,
  nameKz: textOrNull,
  nameEn: textOrNull,
  customer: company,
  /** of the largest contract */
  supplier: company.nullable(),
  state: z.enum(PURCHASE_STATES),
  method: textOrNull,
  plannedAmount: amount.nullable(),
  /** all contracts of the lot together */
  finalAmount: amount.nullable(),
  publishedAt: instant.nullable(),
  decidedAt: instant.nullable(),
})

/** Sums from which domain/analytics/figures calculates the figures. */
export const purchaseSums = z.object({
  lots: z.int(),
  planned: amount,
  awarded: z.int(),
  final: amount,
  cancelled: z.int(),
  failed: z.int(),
  priced: z.int(),
  pricedPlanned: amount,
  pricedFinal: amount,
  timed: z.int(),
  timedDays: z.int(),
})

/** A supplier's contracts. `priced`: of lots with one supplier whose planned amount is known. */
export const awardSums = z.object({
  wins: z.int(),
  final: amount,
  priced: z.int(),
  pricedPlanned: amount,
  pricedFinal: amount,
})

/** Whole Kazakhstan months, 2026-11; both belong to the period. */
export const period = z.object({ from: z.string(), to: z.string() })

/** Between which shares of the planned amount the middle 80 % ended. */
export const corridor = z.object({ observations: z.int(), low: z.number(), median: z.number(), high: z.number() })

import { z } from 'zod'
import { amount, amountInput, instant, instantInput, text, textOrNull } from '../fields/fields.ts'

const finalStatus = z.enum(['held', 'cancelled'])

/** The result of one lot. */
export const resultInfo = z.object({
  finalStatus,
  finalAmount: amount.nullable(),
  resultsDate: instant.nullable(),
  winnerCompany: textOrNull,
  /** we won */
  winner: z.boolean().nullable(),
})

/** The rules of results will decide which fields a held and a cancelled purchase require. */
export const resultInfoInput = z.object({
  finalStatus,
  finalAmount: z
    .union([amountInput, z.literal(''), z.null()])
    .transform((value) => (value === '' ? null : value))
    .optional(),
  resultsDate: z
    .union([instantInput, z.literal(''), z.null()])
    .transform((value) => value || null)
    .optional(),
  winnerCompany: z
    .union([text(1000).trim(), z.null()])
    .transform((value) => value || null)
    .optional(),
  winner: z.boolean().nullable().optional(),
})

/** The result of a tender: its lots' results under their numbers. */
export const tenderResultInfo = z.object({
  finalStatus,
  finalAmount: amount.nullable(),
  resultsDate: instant.nullable(),
  lotResults: z.array(
    z.object({ lotNumber: textOrNull, lotWinnerCompany: textOrNull, lotFinalAmount: amount.nullable() }),
  ),
})

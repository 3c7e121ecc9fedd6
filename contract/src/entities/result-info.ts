import { z } from 'zod'
import { FINAL_STATUSES, listMissingFields, LOSS_REASONS } from '@tendertap/domain/lot-results/results'
import { isPositive } from '@tendertap/domain/money'
import { amount, amountInput, instant, instantInput, text, textOrNull } from '../fields/fields.ts'
import { ours } from '../ours.ts'

const finalStatus = z.enum(FINAL_STATUSES)
const lossReason = ours(z.enum(LOSS_REASONS).nullable())

/** The result of one lot. */
export const resultInfo = z.object({
  finalStatus,
  finalAmount: amount.nullable(),
  resultsDate: instant.nullable(),
  winnerCompany: textOrNull,
  /** we won */
  winner: z.boolean().nullable(),
  /** why we did not win */
  lossReason,
})

const finalAmountInput = z
  .union([amountInput, z.literal(''), z.null()])
  .transform((value) => (value === '' ? null : value))
  .optional()
const resultsDateInput = z
  .union([instantInput, z.literal(''), z.null()])
  .transform((value) => value || null)
  .optional()
const companyInput = z
  .union([text(1000).trim(), z.null()])
  .transform((value) => value || null)
  .optional()

/** A cancelled purchase has neither amount nor winner; what is sent of them is not kept. */
export const resultInfoInput = z
  .object({
    finalStatus,
    finalAmount: finalAmountInput,
    resultsDate: resultsDateInput,
    winnerCompany: companyInput,
    /** Without it, whether we won follows from who won. */
    winner: z.boolean().nullable().optional(),
    lossReason: ours(z.enum(LOSS_REASONS).nullable().optional()),
  })
  .refine((result) => listMissingFields(result).length === 0, 'a required field is missing')
  .refine(({ finalStatus: status, finalAmount }) => status === 'cancelled' || isPositive(finalAmount), 'no amount')

/** The fields of the tender form: a result for each of its placed lots that is named here. */
export const tenderResultInput = {
  finalStatus,
  /** The sum of the lots' amounts says more; it is needed only where a single lot is placed and none is named. */
  finalAmount: finalAmountInput,
  resultsDate: resultsDateInput,
  lotResults: z
    .array(
      z.object({
        lotNumber: text(200).trim(),
        lotWinnerCompany: companyInput,
        lotFinalAmount: finalAmountInput,
        winner: ours(z.boolean().nullable().optional()),
        lossReason: ours(z.enum(LOSS_REASONS).nullable().optional()),
      }),
    )
    .max(1000)
    .nullable()
    .optional(),
}

/** The result of a tender: its lots' results under their numbers. */
export const tenderResultInfo = z.object({
  finalStatus,
  finalAmount: amount.nullable(),
  resultsDate: instant.nullable(),
  lotResults: z.array(
    z.object({ lotNumber: textOrNull, lotWinnerCompany: textOrNull, lotFinalAmount: amount.nullable() }),
  ),
})

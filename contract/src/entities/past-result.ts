// Results of lots from before the team used the product, brought along as a sheet.
import { z } from 'zod'
import { LOSS_REASONS } from '@tendertap/domain/lot-results/results'
import { PAST_OUTCOMES } from '@tendertap/domain/result-import/cells'
import { COLUMNS } from '@tendertap/domain/result-import/columns'
import { ROW_PROBLEMS } from '@tendertap/domain/result-import/rows'
import { amount, catalogueNumber, instant, textOrNull, uuid } from '../fields/fields.ts'
import { day } from './company-document.ts'

const pastResult = z.object({
  lotNumber: textOrNull,
  lotName: textOrNull,
  customerName: textOrNull,
  plannedAmount: amount.nullable(),
  offerPrice: amount.nullable(),
  outcome: z.enum(PAST_OUTCOMES),
  finalAmount: amount.nullable(),
  winnerCompany: textOrNull,
  lossReason: z.enum(LOSS_REASONS).nullable(),
  decidedOn: day,
})

/** What an import would make of one line. */
export const pastResultPreview = z.object({
  line: z.number().int(),
  /** the lot of the catalogue that the line is about */
  lot: z.object({ lotId: catalogueNumber, TenderId: catalogueNumber, contractNumber: textOrNull }).nullable(),
  problems: z.array(
    z.object({
      problem: z.enum(ROW_PROBLEMS),
      column: z.enum(COLUMNS).nullable(),
      /** duplicate_in_file: the line that has the same lot */
      line: z.number().int().nullable(),
    }),
  ),
  /** null: a problem keeps the line from being imported */
  stored: pastResult.nullable(),
})

export const resultImportEntry = z.object({
  id: uuid,
  fileName: z.string(),
  importedAt: instant,
  /** full name */
  importedBy: textOrNull,
  /** how many results it brought */
  imported: z.number().int(),
  /** of these, how many were matched to lots of the catalogue */
  matched: z.number().int(),
  undoneAt: instant.nullable(),
  undoneBy: textOrNull,
})

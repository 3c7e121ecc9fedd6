import { z } from 'zod'
import { isMonth } from '@tendertap/domain/analytics/months'

/** Missing, null and '' mean the usual one. */
const month = z
  .union([z.string().max(7).refine(isMonth), z.literal(''), z.null()])
  .optional()
  .transform((value) => value || null)

/** Whole Kazakhstan months, 2026-11, both included. By default the last twelve. */
export const periodFields = { from: month, to: month }

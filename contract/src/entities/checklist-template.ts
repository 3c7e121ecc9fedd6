import { z } from 'zod'
import { textOrNull } from '../fields/fields.ts'
import { ours } from '../ours.ts'

/** The documents to collect for a lot of this purchase method. */
export const checklistTemplate = z.object({
  /** null: every method without a template of its own */
  method: ours(textOrNull),
  /** the price is always the last */
  entries: ours(
    z.array(
      z.object({
        key: ours(z.string()),
        descriptionRu: ours(z.string()),
        descriptionKz: ours(textOrNull),
        descriptionEn: ours(textOrNull),
        required: ours(z.boolean()),
      }),
    ),
  ),
})

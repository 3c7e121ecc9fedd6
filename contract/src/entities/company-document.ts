import { z } from 'zod'
import { DOCUMENT_CATEGORIES } from '@tendertap/domain/company-documents/company-documents'
import { isDay } from '@tendertap/domain/clock'
import { instant, textOrNull, uuid } from '../fields/fields.ts'

/** A day without a time, 2026-11-30. */
export const day = z.string().refine(isDay)

export const companyDocument = z.object({
  id: uuid,
  title: z.string(),
  category: z.enum(DOCUMENT_CATEGORIES),
  /** the last day on which it is valid; null: without a term */
  validUntil: day.nullable(),
  file: z.object({ fileId: uuid, name: z.string(), size: z.number() }),
  savedAt: instant,
  /** full name */
  savedBy: textOrNull,
})

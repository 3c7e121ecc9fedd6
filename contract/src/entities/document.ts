import { z } from 'zod'
import type { DocumentState } from '@tendertap/domain/lot-work/workflow'
import { catalogueNumber, textOrNull } from '../fields/fields.ts'
import { ours } from '../ours.ts'

const DOCUMENT_STATES = ['stored', 'processing', 'unavailable'] as const satisfies readonly DocumentState[]

export const document = z.object({
  id: catalogueNumber,
  /** null means a document of the whole tender */
  LotId: catalogueNumber.nullable(),
  documentType: textOrNull,
  originalFileName: textOrNull,
  /** null means still being processed */
  fileName: textOrNull,
  /** `unavailable` after every retry: it no longer blocks taking the lot into work. */
  state: ours(z.enum(DOCUMENT_STATES)),
  size: ours(z.number().int().nullable()),
})
